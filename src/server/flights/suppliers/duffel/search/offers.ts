/** Duffel's offers as flights with fares: how they are read, grouped and named. */
import { createHash } from 'node:crypto';
import { bagRegionBetween } from '#core/content/airlines/bags/bagRegions';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { FareConditions, Flight, FlightList, PriceBreakdown } from '#core/domain/flights/flights';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import { isUnitedStates } from '#core/domain/places/unitedStates';
import type { Cents } from '#core/domain/values/money';
import { at, required } from '#core/domain/values/checkedReads';
import { lastOf } from '#core/domain/values/nonEmpty';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SearchQuery } from '#core/domain/search/trip';
import { loadAirports } from '../../../../airports/airportTable';
import type { PricedOffer } from '../../../supplier';
import type { DuffelOffer, Segment } from '../api/duffelTypes';
import { passengerIdsOf, searchedParty } from './party';
import { readable } from '../api/readable';
import { conditionsOf, dollars, fareNames, priceOf } from './fares';
import { nameOf, readFlown } from './itineraries';

/** An offer read once: where it goes, which fare it is, what it costs. */
export interface ReadOffer extends Pick<PricedOffer, 'slices' | 'carriers' | 'airports'> {
  readonly offerId: string;
  /** Names the flights; equal for all fares of an itinerary. */
  readonly itinerary: string;
  /** Names the fare of that itinerary, as the airline sells it. */
  readonly fare: string;
  readonly expires: Date;
  /** What Duffel is paid for the flights. */
  readonly paid: Cents;
  /** The travelers as Duffel names them, in no order. */
  readonly passengers: DuffelOffer['passengers'];
  /** Documents that the airline takes. */
  readonly documents: NonNullable<DuffelOffer['supported_passenger_identity_document_types']>;
  readonly demands: TravelerDemands;
  readonly carrier: string;
  readonly conditions: FareConditions;
  readonly price: PriceBreakdown;
  readonly perAdult: Cents;
}

function demandsOf({
  passenger_identity_documents_required,
  supported_passenger_identity_document_types: types,
  supported_loyalty_programmes,
}: DuffelOffer): TravelerDemands {
  return {
    isPassportRequired: passenger_identity_documents_required === true,
    // Duffel has no word for others
    sexes: ['F', 'M'],
    takesKnownTravelerNumber: types?.includes('known_traveler_number') === true,
    takesRedressNumber: types?.includes('passenger_redress_number') === true,
    frequentFlyerAirlines: supported_loyalty_programmes ?? [],
  };
}

/** Names the flights of a trip, slice by slice. */
const SLICES = '_';
const itineraryNameOf = (slices: DuffelOffer['slices']): string => slices.map(sliceNameOf).join(SLICES);
const sliceNameOf = ({ segments }: { readonly segments: readonly Segment[] }): string => segments.map(nameOf).join('.');

/** The name of a trip in which some slices are flown by others, by their places. */
export const renamed = (itinerary: string, by: ReadonlyMap<number, { readonly segments: readonly Segment[] }>): string =>
  itinerary
    .split(SLICES)
    .map((name, place) => {
      const slice = by.get(place);
      return slice ? sliceNameOf(slice) : name;
    })
    .join(SLICES);

/** Why an offer is not sold: it is not in dollars, or what it says cannot be read. */
export type LeftOut = 'currency' | 'unreadable';

/** An offer that can be sold here, or why it cannot: one that is odd takes no other along. */
export function readOffer(offer: DuffelOffer, query: SearchQuery): Result<ReadOffer, LeftOut> {
  const read = readable(() => saleOf(offer, query));
  if (read) return ok(read);
  return err(readable(() => isDollars(offer)) === false ? 'currency' : 'unreadable');
}

const isDollars = ({ total_currency }: Partial<DuffelOffer>): boolean => (total_currency ?? 'USD') === 'USD';

const cityOf = (code: string): string => loadAirports().get(code)?.metro ?? code;

/** Whether an offer goes where it was asked to go: as many directions, each between the cities of the search. */
function isAsked({ slices, airports }: Pick<PricedOffer, 'slices' | 'airports'>, query: SearchQuery): boolean {
  const isIn = (code: string, asked: string): boolean =>
    code === asked || airports[code]?.metro === asked || cityOf(code) === cityOf(asked);
  return (
    slices.length === query.slices.length &&
    slices.every(({ legs }, i) => {
      const { origin, destination } = at(query.slices, i);
      return isIn(legs[0].from, origin) && isIn(lastOf(legs).to, destination);
    })
  );
}

/** Where Duffel does not part the taxes, all of the price is fare; null where it does and they cannot be read. */
function taxesOf({ tax_amount = null, tax_currency = null }: Partial<DuffelOffer>): Cents | null {
  return tax_amount === null ? 0 : dollars(tax_amount, tax_currency);
}

function saleOf(offer: DuffelOffer, query: SearchQuery): ReadOffer | null {
  const paid = dollars(offer.total_amount, offer.total_currency);
  const flown = readFlown(offer, query.cabin);
  // nobody could be booked on an offer for other people
  if (flown === null || !isAsked(flown, query) || passengerIdsOf(offer, searchedParty(query)) === null) return null;
  // nothing flies for nothing
  if (paid === null || paid <= 0) return null;
  const taxes = taxesOf(offer);
  if (taxes === null) return null;
  const carrier = offer.owner?.iata_code ?? flown.slices[0].legs[0].carrier;
  const airport = (code: string) => ({ code, country: flown.airports[code]?.country ?? '' });
  const regions = flown.slices.map(({ legs }) => bagRegionBetween(airport(legs[0].from), airport(lastOf(legs).to)));
  const conditions = conditionsOf(offer, { carrier, cabin: query.cabin, regions });
  const isDomestic = Object.values(flown.airports).every(({ country }) => isUnitedStates(country));
  const price = priceOf(paid, taxes, query, isDomestic);
  const [adult] = price.perTraveler;
  if (adult === undefined) return null;
  const itinerary = itineraryNameOf(offer.slices);
  return {
    offerId: required(offer.id, 'id'),
    itinerary,
    fare: createHash('sha256')
      .update(JSON.stringify([fareNames(offer), conditions]))
      .digest('hex')
      .slice(0, 8),
    expires: new Date(offer.expires_at),
    paid,
    passengers: offer.passengers,
    documents: offer.supported_passenger_identity_document_types ?? [],
    demands: demandsOf(offer),
    carrier,
    ...flown,
    conditions,
    price,
    perAdult: adult.each,
  };
}

/** The offers of a search as flights, each with its fares: of two offers of the same fare the cheaper one counts. */
export function groupOffers(offers: readonly ReadOffer[]): readonly (readonly ReadOffer[])[] {
  const byItinerary = new Map<string, Map<string, ReadOffer>>();
  for (const offer of offers) {
    const fares = byItinerary.get(offer.itinerary) ?? new Map<string, ReadOffer>();
    const known = fares.get(offer.fare);
    if (!known || offer.price.total < known.price.total) fares.set(offer.fare, offer);
    byItinerary.set(offer.itinerary, fares);
  }
  const cheapestFirst = (a: ReadOffer, b: ReadOffer): number => a.price.total - b.price.total || (a.fare < b.fare ? -1 : 1);
  const groups = [...byItinerary.values()].map((fares) => [...fares.values()].sort(cheapestFirst));
  return groups.sort(([a], [b]) => (a && b ? a.price.total - b.price.total || (a.itinerary < b.itinerary ? -1 : 1) : 0));
}

const SEPARATOR = '~';
export const flightIdOf = (itinerary: string, fare: string): string => itinerary + SEPARATOR + fare;
const idOf = (offer: ReadOffer): string => flightIdOf(offer.itinerary, offer.fare);

/** What an id names; a fare that is not the lowest is appended to the id of the flight. */
export function readFlightId(flightId: string): { readonly itinerary: string; readonly fare: string } | null {
  const [itinerary, lowest, fare = lowest, ...rest] = flightId.split(SEPARATOR);
  return itinerary === undefined || fare === undefined || rest.length > 0 ? null : { itinerary, fare };
}

export function listOf(groups: readonly (readonly ReadOffer[])[], limit: number): FlightList {
  const shown = groups.slice(0, limit);
  return {
    flightsFound: groups.length,
    flights: shown.flatMap(flightOf),
    carriers: Object.assign({}, ...shown.flat().map((offer) => offer.carriers)) as FlightList['carriers'],
    airports: Object.assign({}, ...shown.flat().map((offer) => offer.airports)) as FlightList['airports'],
  };
}

function flightOf(fares: readonly ReadOffer[]): readonly Flight[] {
  const [lowest] = fares;
  if (lowest === undefined) return [];
  const { total } = lowest.price;
  return [
    {
      id: idOf(lowest),
      carrier: lowest.carrier,
      slices: lowest.slices,
      perAdult: lowest.perAdult,
      total,
      publishedPerAdult: lowest.perAdult,
      publishedTotal: total,
      // offers say what we pay, not what the airline asks elsewhere
      airlinePrice: null,
      conditions: lowest.conditions,
      fares: fares.map((offer) => ({
        key: offer === lowest ? '' : SEPARATOR + offer.fare,
        conditions: offer.conditions,
        perAdult: offer.perAdult - lowest.perAdult,
        total: offer.price.total - total,
      })),
    },
  ];
}

/** The offer as a booking keeps it, with the other fares of its itinerary. */
export function pricedOf(offer: ReadOffer, query: SearchQuery, flightId: string, fares: readonly ReadOffer[]): PricedOffer {
  const [flight] = flightOf(fares);
  const all: readonly Fare[] =
    flight?.fares.map((step) => ({
      id: flight.id + step.key,
      conditions: step.conditions,
      perAdult: flight.perAdult + step.perAdult,
      total: flight.total + step.total,
    })) ?? [];
  const { carrier, slices, conditions, price, carriers, airports, demands } = offer;
  const shown = { flightId, query, carrier, slices, conditions, price, carriers, airports, demands };
  // what there is only says the offer itself, requested again
  return { ...shown, sellsExtras: true, ...(all.length > 1 ? { fares: all } : {}) };
}
