/**
 * A flight in the fewest words that tell it from the others, for screen readers (results.30): each fact once. What the folded card leaves
 * to the details (flight numbers, emissions, how long one waits at a stop) is left to them here too.
 */
import { familyName } from '#core/content/phrases/familyName';
import { feeText } from '#core/content/phrases/feeText';
import type { Messages } from '#core/content/messages/messages.en';
import { dateParts, localParts } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { FareConditions, FlightsFound, Layover, Slice } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { tagsOf } from '#core/domain/flights/tripFacts';
import { lastOf } from '#core/domain/values/nonEmpty';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { cityOf } from '#web/parts/cityOf';
import type { ResultsWords, TripWords } from '#web/platform/sent/messages';

type Words = Messages & ResultsWords;

/** `Air France, 8:20 AM to 9:45 PM, $448.20`: the heading of a card, of the first direction that it shows. */
export function spokenHeading(words: Words, slices: readonly Slice[], { carriers }: FlightsFound, perAdult: Cents): string {
  const [slice] = slices;
  const [first = '', ...more] = new Set(slices.flatMap(({ legs }) => legs.map(({ carrier }) => carriers[carrier]?.name ?? carrier)));
  const airlines = more.length > 1 ? words.results.airlineAndMore(first, more.length) : [first, ...more].join(', ');
  return [airlines, ...(slice ? [times(words, slice)] : []), formatCents(perAdult)].join(', ');
}

interface Spoken {
  readonly slice: Slice;
  readonly found: FlightsFound;
  readonly isReturn: boolean;
  /** The heading has said its times. */
  readonly isInHeading: boolean;
}

/** `Outbound, January 14, 7 h 25 min, Nonstop`; airports where the search requested a whole city. The summary above the list has the weekday. */
export function spokenSlice(words: Words, locale: Locale, { slice, found, isReturn, isInHeading }: Spoken): string {
  const { common, results } = words;
  const [first, last] = [slice.legs[0], lastOf(slice.legs)];
  const { origin, destination } = found.query.slices[0];
  const [from, to] = isReturn ? [destination, origin] : [origin, destination];
  const city = (code: string): string => cityOf(words, found.airports, code);
  const tags = tagsOf(slice);
  return [
    isReturn ? common.return : found.slice === undefined ? common.outbound : common.flight(found.slice + 1),
    dayOf(localParts(first.departs).date, locale),
    ...(isInHeading ? [] : [times(words, slice)]),
    ...(first.from === from && last.to === to ? [] : [results.fromTo(first.from, last.to)]),
    common.duration(slice.minutes),
    ...(slice.stops === 0 ? [common.nonstop] : slice.layovers.map((stop) => layoverWords(words, stop)(city(stop.airport)))),
    // it lands on the way without a layover
    ...(slice.stops > slice.layovers.length ? [common.stops(slice.stops)] : []),
    ...(['redEye', 'airportChange', 'selfTransfer'] as const).filter((tag) => tags.includes(tag)).map((tag) => results[tag]),
    ...new Set(slice.legs.flatMap(({ operatedBy }) => (operatedBy === null ? [] : [common.operatedBy(operatedBy)]))),
  ].join(', ');
}

/** `Fare: Basic, Carry-on, Checked bag: fee`; two bags of which nothing is known are said at once, two tickets have no fare in common. */
export function spokenFacts({ results, fares }: Words, { itinerary }: TripWords, conditions: FareConditions): string {
  const { carryOn, checkedBag, separateTickets } = conditions;
  const { bagsInShort } = itinerary;
  const name = familyName(fares, conditions);
  return [
    separateTickets ? name : `${fares.fare}: ${name}`,
    ...(carryOn === null && checkedBag === null
      ? [results.largerBagsUnknown]
      : [feeText(carryOn, bagsInShort.carryOn), feeText(checkedBag, bagsInShort.checkedBag)]),
  ].join(', ');
}

/** Its kind in place of its length: too short, too long, or over night. */
function layoverWords({ results }: Words, { notes }: Layover): (city: string) => string {
  const kind = (['overnight', 'short', 'long'] as const).find((note) => notes.includes(note));
  return kind ? results.layoverOf[kind] : results.layover;
}

const times = ({ common, results }: Words, slice: Slice): string =>
  [
    results.fromTo(common.time(slice.departMinutes), common.time(slice.arriveMinutes)),
    ...(slice.dayShift === 0 ? [] : [`${common.dayShift(slice.dayShift)} ${common.dayShiftWord(slice.dayShift)}`]),
  ].join(', ');

const DAYS: Readonly<Record<Locale, Intl.DateTimeFormat>> = { en: dayFormat('en'), es: dayFormat('es') };

function dayFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** `January 14`. */
function dayOf(date: IsoDate, locale: Locale): string {
  const { year, month, day } = dateParts(date);
  return DAYS[locale].format(Date.UTC(year, month - 1, day));
}
