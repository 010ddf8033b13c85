/** The default search of a destination (content.16, search.29), in the wire's names. */
import { addDays, formatQueryDate } from '../../domain/values/dates';
import type { IsoDate } from '../../domain/values/dates';
import { DEFAULT_SEARCH, DESTINATION_DAYS } from '../../domain/places/initialSearch';
import type { TripType } from '../../domain/search/trip';
import type { DestinationRecord } from './records/record';

export interface DefaultSearch {
  /** What the destination's field shows until its airport is known by name. */
  readonly searchTerm: string;
  /** Empty: where the trip begins is the traveler's to say. */
  readonly ori: string;
  readonly des: string;
  /** `DD-MMM-YYYY`, as in an address. */
  readonly departdate: string;
  readonly returndate: string;
  readonly triptype: TripType;
  readonly cabin: string;
  readonly adt: number;
  readonly chd: number;
  readonly inf: number;
}

/** A round trip to the city for one adult in Economy, a week from the visitor's today. */
export function defaultSearchOf(
  { searchTerm, arptCode }: Pick<DestinationRecord, 'searchTerm' | 'arptCode'>,
  today: IsoDate,
): DefaultSearch {
  const { tripType, cabin, travelers } = DEFAULT_SEARCH;
  return {
    searchTerm,
    ori: '',
    des: arptCode[0],
    departdate: formatQueryDate(addDays(today, DESTINATION_DAYS.departure)),
    returndate: formatQueryDate(addDays(today, DESTINATION_DAYS.return)),
    triptype: tripType,
    cabin,
    adt: travelers.adults,
    chd: travelers.children,
    inf: travelers.infants,
  };
}
