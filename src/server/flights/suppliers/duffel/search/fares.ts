/** What a fare of Duffel's allows and costs, in the words of the domain. */
import type { BagRegion } from '#core/content/airlines/bags/bagRegions';
import { tripBags } from '#core/content/airlines/bags/bags';
import { brandNamed } from '#core/content/airlines/fareNames';
import { serviceFeeOf } from '#core/domain/fares/fares';
import type { BagFee, FareBrand, FareConditions, PriceBreakdown, TravelerPrice } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import type { Cabin, SearchQuery } from '#core/domain/search/trip';
import type { DuffelOffer } from '../api/duffelTypes';

/** Cents of a decimal text; null where it is none. */
export function centsOf(amount: string | null | undefined): Cents | null {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount ?? '') ?? [];
  if (whole === '') return null;
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** Cents of a decimal text in US dollars; null for any other currency, which is never shown as dollars. */
export const dollars = (amount: string | null | undefined, currency: string | null | undefined): Cents | null =>
  currency === 'USD' ? centsOf(amount) : null;

/** An amount as Duffel is paid it. */
export const payable = (cents: Cents): { readonly amount: string; readonly currency: 'USD' } => ({
  amount: (cents / 100).toFixed(2),
  currency: 'USD',
});

/** {@link dollars} of a price or a penalty, which are never negative. */
export const priceIn = (amount: string | null | undefined, currency: string | null | undefined): Cents | null => {
  const cents = dollars(amount, currency);
  return cents !== null && cents < 0 ? null : cents;
};

/** How the airline calls the fare, for each direction. */
export const fareNames = (offer: DuffelOffer): readonly (string | null)[] => offer.slices.map((slice) => slice.fare_brand_name ?? null);

/**
 * What the table of bags has of a fare: where the airline's own name says which of its fares of economy it is, and all of it is one fare
 * (decision 148).
 */
function tableBags({ carrier, cabin, regions }: OfferedFare, names: readonly (string | null)[]): Pick<FareConditions, Bag> | null {
  const [brand, ...others] = new Set(names.map((name) => name && brandNamed(carrier, name)));
  return cabin === 'Economy' && brand && others.length === 0 ? tripBags(carrier, { cabin, brand }, regions) : null;
}

type Bag = 'carryOn' | 'checkedBag';

/** Who sells an offer, and where it goes. */
export interface OfferedFare {
  readonly carrier: string;
  readonly cabin: Cabin;
  /** Of each direction. */
  readonly regions: readonly BagRegion[];
}

/** Families by what a fare allows; the airline's own name is next to it. */
export function conditionsOf(offer: DuffelOffer, sold: OfferedFare): FareConditions {
  const {
    change_before_departure: change = null,
    refund_before_departure: refund = null,
  }: Partial<NonNullable<DuffelOffer['conditions']>> = offer.conditions ?? {};
  const bags = bagsOfAnAdult(offer);
  const table = tableBags(sold, fareNames(offer));
  const feeOf = (type: 'checked' | 'carry_on', bag: Bag): BagFee => {
    const isIncluded = bags.length > 0 && bags.every((list) => list?.some((one) => one.type === type && one.quantity > 0) === true);
    if (isIncluded) return 0;
    // a bag that an offer does not list is never called included
    const fee = table?.[bag] ?? null;
    return fee === 0 ? null : fee;
  };
  const seats = offer.slices.map((slice) => slice.conditions?.advance_seat_selection);
  const changeFee = change?.allowed === true ? priceIn(change.penalty_amount, change.penalty_currency) : null;
  const brand: FareBrand = refund?.allowed === true ? 'Flex' : change?.allowed === true ? 'Main' : 'Basic';
  const names = [...new Set(fareNames(offer).flatMap((name) => name ?? []))];
  return {
    brand,
    ...(names.length === 0 ? {} : { soldAs: names.join(' + ') }),
    personalItem: 0,
    carryOn: feeOf('carry_on', 'carryOn'),
    checkedBag: feeOf('checked', 'checkedBag'),
    seatChoice: seats.every((free) => free === true) ? 0 : null,
    // what is not said is not known
    changeable: change?.allowed === false ? 'notOffered' : changeFee,
    refundPenalty: refund?.allowed === true ? priceIn(refund.penalty_amount, refund.penalty_currency) : null,
  };
}

/** What an adult may take along, flight by flight; a lap infant has less. */
function bagsOfAnAdult({ slices, passengers }: DuffelOffer) {
  const adult = passengers.find(({ age }: { readonly age?: number | null }) => (age ?? null) === null);
  return slices
    .flatMap(({ segments }) => segments)
    .map(({ passengers: aboard }) => (aboard?.find(({ passenger_id }) => passenger_id === adult?.id) ?? aboard?.[0])?.baggages);
}

/**
 * Duffel prices a party in total. What it asks is shared evenly by those with a seat, the odd cents by single travelers; a lap infant
 * is shown with our fee alone.
 */
export function priceOf(paid: Cents, taxes: Cents, query: SearchQuery, isDomestic: boolean): PriceBreakdown {
  const { adults, children, infants } = query.travelers;
  const seats = adults + children;
  const [each, odd] = [Math.floor(paid / seats), paid % seats];
  const oddAdults = Math.max(0, odd - children);
  const row = (kind: TravelerPrice['kind'], count: number, fare: Cents): readonly TravelerPrice[] =>
    count === 0 ? [] : [{ kind, count, each: fare + serviceFeeOf(kind, isDomestic) }];
  const oddChildren = Math.min(children, odd);
  const perTraveler = [
    ...row('adult', adults - oddAdults, each),
    ...row('adult', oddAdults, each + 1),
    ...row('child', children - oddChildren, each),
    ...row('child', oddChildren, each + 1),
    ...row('infant', infants, 0),
  ];
  const total = perTraveler.reduce((sum, t) => sum + t.count * t.each, 0);
  return { base: paid - taxes, taxes, serviceFee: total - paid, total, perTraveler };
}
