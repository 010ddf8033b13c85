/** What a party pays: fee, children, infants, discount. Money is integer US cents. */
import type { PriceBreakdown, TravelerPrice } from '../flights/flights';
import type { Cents } from '../values/money';
import type { TravelerCounts, TravelerKind } from '../travelers/travelers';

/** Our service fee for each traveler with a ticket of their own, part of every price shown (fare-model.24). */
export const SERVICE_FEE: Readonly<Record<'domestic' | 'international', Cents>> = { domestic: 1200, international: 2400 };

/** Share of the adult fare by kind of traveler; an infant sits on an adult's lap (fare-model.22). */
const FARE_SHARE: Readonly<Record<'domestic' | 'international', Readonly<Record<TravelerKind, number>>>> = {
  domestic: { adult: 1, child: 1, infant: 0 },
  international: { adult: 1, child: 0.78, infant: 0.1 },
};

/** A fare before it is multiplied by a party. */
export interface UnitFare {
  /** Published fare of one adult for the whole itinerary, whole dollars, taxes included, without our fee. */
  readonly dollars: number;
  readonly isDomestic: boolean;
  /** Share taken off the published price, 0 to 0.3. */
  readonly discount: number;
}

const KINDS = ['adult', 'child', 'infant'] as const;

const countOf = (party: TravelerCounts, kind: TravelerKind): number =>
  kind === 'adult' ? party.adults : kind === 'child' ? party.children : party.infants;

/** Our fee for one traveler; a lap infant on a domestic trip has no ticket and pays none. */
export function serviceFeeOf(kind: TravelerKind, isDomestic: boolean): Cents {
  if (kind === 'infant' && isDomestic) return 0;
  return isDomestic ? SERVICE_FEE.domestic : SERVICE_FEE.international;
}

/** Published and net price of one traveler of a kind, taxes and our fee included. Net is never above published. */
export function priceOf(fare: UnitFare, kind: TravelerKind): { readonly gross: Cents; readonly net: Cents } {
  const share = FARE_SHARE[fare.isDomestic ? 'domestic' : 'international'][kind];
  const gross = Math.round(fare.dollars * share) * 100 + serviceFeeOf(kind, fare.isDomestic);
  return { gross, net: Math.round(gross * (1 - fare.discount)) };
}

/** Prices of the wire for a whole party: per adult and in total, published (gross) and net. */
export interface PartyPrice {
  readonly adultGross: Cents;
  readonly adultNet: Cents;
  readonly totalGross: Cents;
  readonly totalNet: Cents;
}

export function partyPrice(fare: UnitFare, party: TravelerCounts): PartyPrice {
  let totalGross = 0;
  let totalNet = 0;
  for (const kind of KINDS) {
    const { gross, net } = priceOf(fare, kind);
    totalGross += gross * countOf(party, kind);
    totalNet += net * countOf(party, kind);
  }
  const adult = priceOf(fare, 'adult');
  return { adultGross: adult.gross, adultNet: adult.net, totalGross, totalNet };
}

/**
 * The price that applies (net where it is lower), split into base, taxes and our fee; the parts add up to the total
 * exactly. `taxesOf` gives the taxes within the fare of one traveler, cents; they never exceed what is left after our fee.
 */
export function breakDown(fare: UnitFare, party: TravelerCounts, taxesOf: (kind: TravelerKind, fareCents: Cents) => Cents): PriceBreakdown {
  let taxes = 0;
  let serviceFee = 0;
  let total = 0;
  const perTraveler: TravelerPrice[] = [];
  for (const kind of KINDS) {
    const count = countOf(party, kind);
    if (count === 0) continue;
    const { gross, net } = priceOf(fare, kind);
    const each = Math.min(gross, net);
    const fee = Math.min(each, serviceFeeOf(kind, fare.isDomestic));
    taxes += count * Math.max(0, Math.min(each - fee, taxesOf(kind, each - fee)));
    serviceFee += count * fee;
    total += count * each;
    perTraveler.push({ kind, count, each });
  }
  return { base: total - taxes - serviceFee, taxes, serviceFee, total, perTraveler };
}
