/** What leads on from a letter: check-in at the airlines, calendars, the booking itself. */
import { directionName } from '#core/content/phrases/directionName';
import type { Slice } from '#core/domain/flights/flights';
import { href } from '#core/domain/site/routes';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import type { Block, LinkedText } from '../../mail/sheet/sheet';
import { googleCalendarLinks } from '../manage/calendar';
import { checkInOf } from '../manage/checkIn';
import type { Booking } from '../saga/work';
import type { TripFacts, Words } from './tripBlocks';

type LinkRow = readonly [term: string, value: LinkedText];

function checkInRows({ mail: { boarding } }: Words, { offer }: Booking, slices: NonEmpty<Slice> = offer.slices): readonly LinkRow[] {
  return checkInOf({ slices, carriers: offer.carriers }).map(({ airline, url, isCheckIn, opensDayBefore }) => [
    [airline, ...(opensDayBefore ? [boarding.dayBefore] : [])].join('\n'),
    { text: isCheckIn ? boarding.online : boarding.site, href: url },
  ]);
}

/** Of a trip, or of one slice; nothing where no page of the airlines is known. */
export function checkInBlocks(words: Words, booking: Booking, slice?: Slice): readonly Block[] {
  const rows = checkInRows(words, booking, slice && [slice]);
  return rows.length === 0 ? [] : [{ kind: 'facts', title: words.mail.boarding.checkIn, rows }];
}

/** Check-in, and calendars: none of these addresses has a name or the reference in it. */
export function afterBookingBlocks(words: Words, { booking, origin, calendarToken, timeZoneOf }: TripFacts): readonly Block[] {
  const { mail } = words;
  const file: readonly LinkRow[] =
    calendarToken === null
      ? []
      : [[mail.calendarFile.term, { text: mail.calendarFile.text, href: `${origin}/api/booking/calendar/${calendarToken}` }]];
  const google = googleCalendarLinks(booking, timeZoneOf).map(({ slice, href: to }): LinkRow => [
    directionName(words, booking.offer, slice),
    { text: mail.googleCalendar, href: to },
  ]);
  const rows = [...checkInRows(words, booking), ...file, ...google];
  return rows.length === 0 ? [] : [{ kind: 'facts', title: mail.afterBooking, rows }];
}

/** The link opens the booking by itself, once; the address below it by what the traveler types. Neither has a reference or an email in it. */
export function manageBlocks({ mail }: Words, { origin, booking, openToken }: TripFacts): readonly Block[] {
  const address = `${origin}${href('findBooking', booking.locale)}`;
  return [
    { kind: 'link', label: mail.manage, href: openToken === null ? address : `${address}#open=${openToken}` },
    { kind: 'note', text: mail.manageHow(address) },
  ];
}
