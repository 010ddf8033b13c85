/** What of a draft may be in a recording (code.20): what is for sale and at which price. */
import { SEX_MARKERS } from '../booking/booking';
import { BAG_KINDS } from '../extras/extras';
import { FARE_BRANDS } from '../flights/flights';
import { cents, fields, flag, hidden, listOf, masked, oneOf, sumOf, text, whole } from './shapes';
import type { Shape } from './shapes';

/** A moment of these years, as our own answers write it. */
export const moment = text(/^20[2-9]\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/);

const UNPRICED = new Set<unknown>(['paid', 'notAllowed', 'notOffered']);
/** Some things cost nothing, cost something, or have no amount. */
const priced: Shape = (value, context) => (UNPRICED.has(value) ? value : cents(value, context));
const conditions = fields({
  brand: oneOf(FARE_BRANDS),
  soldAs: masked,
  personalItem: cents,
  carryOn: priced,
  checkedBag: priced,
  seatChoice: cents,
  changeable: priced,
  refundPenalty: cents,
  boarding: oneOf(['priority', 'general', 'last']),
});
/** Fares are goods on a shelf: what they cost and include. */
export const fare = fields({ id: sumOf, conditions, perAdult: cents, total: cents });
const perTraveler = listOf(fields({ kind: oneOf(['adult', 'child', 'infant']), count: whole(9), each: cents }));
const price = fields({ base: cents, taxes: cents, serviceFee: cents, extras: cents, total: cents, perTraveler });
export const quote = fields({ id: hidden, price, expiresAt: moment });
export const status = oneOf(['open', 'paying', 'booked']);
export const demands = fields({
  isPassportRequired: flag,
  sexes: listOf(oneOf(SEX_MARKERS)),
  takesKnownTravelerNumber: flag,
  takesRedressNumber: flag,
  frequentFlyerAirlines: listOf(text(/^[A-Z0-9]{2}$/)),
});
const extra = fields({
  kind: oneOf(['seat', 'bag']),
  id: sumOf,
  traveler: whole(9),
  slice: whole(9),
  leg: whole(9),
  slices: listOf(whole(9)),
  designator: text(/^\d{1,3}[A-Z]$/),
  isExitRow: flag,
  bag: oneOf(BAG_KINDS),
  quantity: whole(9),
  price: cents,
});
export const extras = listOf(extra);
export const draft = fields({
  draftId: hidden,
  fares: listOf(fare),
  quote,
  previousTotal: cents,
  status,
  passportNeeded: flag,
  sellsExtras: flag,
  extras,
  soldMeanwhile: extras,
  demands,
});
