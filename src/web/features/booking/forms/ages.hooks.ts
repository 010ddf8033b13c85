/** What the birth dates typed so far mean for the trip. */
import { useSelector } from 'react-redux';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { minorsAlone, possibleHolders } from '#core/domain/travelers/companions';
import { companionsOf } from '#core/domain/travelers/partyRules';
import { tripFactsOf } from '#core/domain/travelers/travelerRules';
import { kindOn } from '#core/domain/travelers/travelerKind';
import { countTravelers } from '#core/domain/travelers/travelers';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import { today } from '#web/platform/clock';
import { useBookingWords } from '#web/platform/sent/messages';
import { selectForms } from '../store/booking.slice';
import { travelerTitles, typedName } from '../tripText';

interface Ages {
  /** Somebody under 15 would fly without anybody of age. */
  readonly alone: boolean;
  /** For whom the trip has to be searched; null where it is for them already. */
  readonly bornParty: TravelerCounts | null;
}

export function useAges({ slices, airports }: FlightConfirm): Ages {
  const { travelers } = useSelector(selectForms);
  const trip = tripFactsOf(slices, airports, today());
  const people = companionsOf(travelers, trip);
  const isSold = ({ kind, dateOfBirth: born }: (typeof people)[number]): boolean =>
    born === null || born > trip.today || kindOn(born, trip) === kind;
  return {
    alone: minorsAlone(people, trip.firstDate).length > 0,
    bornParty: people.every(isSold)
      ? null
      : countTravelers(people.map((one) => ({ kind: one.dateOfBirth === null || isSold(one) ? one.kind : kindOn(one.dateOfBirth, trip) }))),
  };
}

/** Who may hold an infant, with their names as far as they are typed, and who holds each as it stands. */
export function useLaps({ slices, airports }: FlightConfirm) {
  const { travelers } = useSelector(selectForms);
  const { travelerTitle } = useBookingWords();
  const trip = tripFactsOf(slices, airports, today());
  const people = companionsOf(travelers, trip);
  const titles = travelerTitles(travelers, travelerTitle);
  return {
    options: possibleHolders(people, trip.firstDate).map((at) => {
      const [title, name] = [titles[at] ?? '', travelers[at] ? typedName(travelers[at]) : ''];
      return { value: String(at), text: name === '' ? title : `${title}: ${name}` };
    }),
    /** The answer, or the only one who may; empty where nobody was chosen. */
    holderOf: (infant: number): string => String(people[infant]?.heldBy ?? ''),
  };
}
