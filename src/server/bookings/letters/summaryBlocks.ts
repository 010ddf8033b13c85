/** What a letter begins with, like a boarding pass: where and when, the references to show; then what it cost. */
import { directionName } from '#core/content/phrases/directionName';
import { receipt as receiptEn } from '#core/content/messages/booking/payment/receipt.en';
import { receipt as receiptEs } from '#core/content/messages/booking/payment/receipt.es';
import { receiptLines } from '#core/domain/payment/priceLedger';
import type { Slice } from '#core/domain/flights/flights';
import { localParts } from '#core/domain/values/dates';
import { formatCents } from '#core/domain/values/money';
import { lastOf } from '#core/domain/values/nonEmpty';
import type { Block, Flown } from '../../mail/sheet/sheet';
import type { Booking } from '../saga/work';
import { cityOf, dayText, instantText, referenceRows } from './tripBlocks';
import type { TripFacts, Words } from './tripBlocks';
import { methodOfCharge, methodText } from './methodText';

/** Both references large, and each direction, or those at some places, with its clocks, at the airports' own time. */
export function passBlock(words: Words, booking: Booking, places?: readonly number[]): Block {
  return {
    kind: 'pass',
    references: referenceRows(words, booking),
    flown: booking.offer.slices
      .map((slice, i) => flownOf(words, booking, slice, directionName(words, booking.offer, i)))
      .filter((_, i) => places?.includes(i) ?? true),
  };
}

function flownOf(words: Words, booking: Booking, slice: Slice, direction: string): Flown {
  const { common, trip } = words;
  const [first] = slice.legs;
  const last = lastOf(slice.legs);
  const names = slice.legs.map(({ carrier, flightNumber }) =>
    trip.itinerary.flightNumber(booking.offer.carriers[carrier]?.name ?? carrier, flightNumber),
  );
  const shift = slice.dayShift === 0 ? '' : ` (${common.dayShift(slice.dayShift)}\u00a0${common.dayShiftWord(slice.dayShift)})`;
  const terminal = (name: string | undefined): string => (name === undefined ? '' : trip.itinerary.terminal(name));
  return {
    what: `${direction} · ${dayText(words, localParts(first.departs).date)}`,
    from: {
      code: first.from,
      city: cityOf(words, booking, first.from),
      time: common.time(slice.departMinutes),
      terminal: terminal(first.fromTerminal),
    },
    to: {
      code: last.to,
      city: cityOf(words, booking, last.to),
      time: `${common.time(slice.arriveMinutes)}${shift}`,
      terminal: terminal(last.toTerminal),
    },
    between: `${common.duration(slice.minutes)}\n${common.stops(slice.stops)}`,
    flights: names.join(', '),
  };
}

/** What the price is made of, and what was paid for it with which card; tries that failed are nobody's business any more. */
export function priceBlock(
  words: Words,
  { booking, ledger, paidExchanges }: Pick<TripFacts, 'booking' | 'ledger' | 'paidExchanges'>,
): Block {
  const receipt = booking.locale === 'es' ? receiptEs : receiptEn;
  const { base, taxes, serviceFee, extras } = booking.offer.price;
  const { lines, paid } = receiptLines(ledger);
  const charges = lines.filter(({ reason }) => reason === 'captured');
  const how =
    charges.length === 0
      ? [methodText(receipt, booking)]
      : charges.flatMap((line) => {
          const method = methodOfCharge(receipt, booking, paidExchanges, line);
          return [...(method === null ? [] : [method]), `${instantText(words, new Date(line.at))} UTC`];
        });
  return {
    kind: 'facts',
    title: receipt.price,
    rows: [
      [receipt.base, formatCents(base)],
      [receipt.taxes, formatCents(taxes)],
      [receipt.fee, formatCents(serviceFee)],
      ...(extras === undefined ? [] : [[receipt.extras, formatCents(extras)] as const]),
      [words.mail.paid, [formatCents(paid), ...how].join('\n')],
    ],
  };
}
