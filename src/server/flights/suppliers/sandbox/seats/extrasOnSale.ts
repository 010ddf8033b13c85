/** Seats and bags that the sandbox sells with an offer, at the prices that the conditions of its fare name (fare-model.35). */
import type { BagKind, BagService, ExtrasOnSale } from '#core/domain/extras/extras';
import { bagId } from '#core/domain/extras/serviceIds';
import { seatedTravelers } from '#core/domain/fares/wholeCost';
import type { FareConditions, Leg } from '#core/domain/flights/flights';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import type { PricedOffer } from '../../../supplier';
import { departureKey, seatMapOf } from './seatMaps';
import { layoutOf } from './layouts';
import { at } from '#core/domain/values/checkedReads';

type Offered = Pick<PricedOffer, 'query' | 'slices' | 'conditions'>;

interface Place {
  readonly slice: number;
  readonly leg: number;
  readonly flight: Leg;
}

const placesOf = ({ slices }: Pick<PricedOffer, 'slices'>): readonly Place[] =>
  slices.flatMap(({ legs }, slice) => legs.map((flight, leg) => ({ slice, leg, flight })));

export const departuresOf = (offer: Pick<PricedOffer, 'slices'>): readonly string[] =>
  placesOf(offer).map(({ flight }) => departureKey(flight));

/** So many cents in as many equal parts as there are weights; the first have the odd ones. */
function shares(cents: Cents, parts: number): readonly Cents[] {
  return Array.from({ length: parts }, (_, i) => Math.floor(cents / parts) + (i < cents % parts ? 1 : 0));
}

/** A usual seat on every leg costs together what the fare's conditions name; null where they name nothing. */
function usualSeats({ slices, conditions }: Offered): readonly (readonly Cents[])[] | null {
  const { seatChoice } = conditions;
  if (seatChoice === null) return null;
  const bySlice = shares(seatChoice, slices.length);
  return slices.map(({ legs }, i) => shares(at(bySlice, i), legs.length));
}

/** The first bag of each kind that the fare does not include, where its price is known: it holds for the whole trip. */
function bagsOf({ query, slices, conditions }: Offered): readonly BagService[] {
  const fees: readonly (readonly [BagKind, FareConditions['carryOn'], number])[] = [
    ['carryOn', conditions.carryOn, CARRY_ON_KG],
    ['checked', conditions.checkedBag, CHECKED_KG],
  ];
  return Array.from({ length: seatedTravelers(query.travelers) }, (_, traveler) =>
    fees.flatMap(([kind, price, maxKg]): readonly BagService[] => {
      if (typeof price !== 'number' || price === 0) return [];
      const bag = { kind, traveler, slices: slices.map((_slice, i) => i), maxKg };
      return [{ ...bag, id: bagId(bag), price, mostBags: 1 }];
    }),
  ).flat();
}

const CARRY_ON_KG = 10;
const CHECKED_KG = 23;

/** Whether anything is on sale besides the flights. */
export function sellsExtras(offer: Offered): boolean {
  const hasSeats =
    offer.conditions.seatChoice !== null && placesOf(offer).some(({ flight }) => layoutOf(flight.aircraft, offer.query.cabin).length > 0);
  return hasSeats || bagsOf(offer).length > 0;
}

/** `sold`: seats that orders have, by `seatKey`. */
export function extrasOnSale(offer: Offered, sold: ReadonlySet<string>, today: IsoDate): ExtrasOnSale {
  const usual = usualSeats(offer);
  const seatMaps = placesOf(offer).flatMap(({ slice, leg, flight }) => {
    const price = usual?.[slice]?.[leg];
    if (price === undefined) return [];
    const map = seatMapOf({
      slice,
      leg,
      flight,
      cabin: flight.cabin ?? offer.query.cabin,
      travelers: offer.query.travelers,
      usual: price,
      sold,
      today,
    });
    return map ? [map] : [];
  });
  return { seatMaps, bags: bagsOf(offer) };
}
