/**
 * One direction of a booking for Apple Wallet (PassKit Package Format): pass.json, the hashes of all files, and their signature. It is the
 * itinerary and says so: boarding passes are the airline's.
 */
import { createHash } from 'node:crypto';
import { directionName } from '#core/content/phrases/directionName';
import { localParts } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import type { ApplePasses } from '../../platform/config/walletsConfig';
import { instantOf } from '../../geography/timeZones';
import type { TimeZoneOf } from '../../geography/timeZones';
import { cityOf, dayText, localText, wordsOf } from '../letters/tripBlocks';
import type { Booking } from '../saga/work';
import { signDetached } from './passSignature';
import { PASS_ICONS } from './passIcons';
import { zip } from './zip';

export interface PassFacts {
  readonly booking: Booking;
  /** Which slice, counted from 0. */
  readonly place: number;
  readonly brandName: string;
  readonly timeZoneOf: TimeZoneOf;
  readonly now: Date;
}

/** The `.pkpass` file; null where the booking has no such slice. */
export function applePassOf(facts: PassFacts, settings: ApplePasses): Buffer | null {
  const slice = facts.booking.offer.slices[facts.place];
  if (slice === undefined) return null;
  const files = [['pass.json', Buffer.from(JSON.stringify(passJson(facts, slice, settings)))] as const, ...PASS_ICONS];
  const hashes = files.map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  return zip([...files, ['manifest.json', manifest], ['signature', signDetached(manifest, settings, facts.now)]]);
}

function passJson({ booking, place, brandName, timeZoneOf }: PassFacts, slice: Slice, { passType, team }: ApplePasses) {
  const words = wordsOf(booking);
  const { mail, trip } = words;
  const [first, last] = [slice.legs[0], lastOf(slice.legs)];
  const zone = timeZoneOf(first.from);
  const flights = slice.legs.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(', ');
  const field = (key: string, label: string, value: string) => ({ key, label, value });
  const terminal = first.fromTerminal === undefined ? [] : [field('terminal', '', trip.itinerary.terminal(first.fromTerminal))];
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    organizationName: brandName,
    // of a booking and slice: a later pass takes the place of this one
    serialNumber: createHash('sha256')
      .update(`pass ${booking.id} ${String(place)}`)
      .digest('hex')
      .slice(0, 32),
    description: mail.calendar.to(cityOf(words, booking, first.from), cityOf(words, booking, last.to)),
    ...(zone === null ? {} : { relevantDate: instantOf(first.departs, zone).toISOString() }),
    backgroundColor: 'rgb(33, 29, 92)',
    foregroundColor: 'rgb(255, 253, 248)',
    labelColor: 'rgb(255, 213, 138)',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: [field('day', directionName(words, booking.offer, place), dayText(words, localParts(first.departs).date))],
      primaryFields: [field('from', cityOf(words, booking, first.from), first.from), field('to', cityOf(words, booking, last.to), last.to)],
      auxiliaryFields: [
        field('departs', mail.pass.departs, words.common.time(slice.departMinutes)),
        field('arrives', mail.pass.arrives, words.common.time(slice.arriveMinutes)),
        ...terminal,
      ],
      secondaryFields: [field('flights', mail.pass.flights, flights), field('reference', mail.reference, booking.reference)],
      backFields: [
        field('note', mail.pass.noteTitle, mail.pass.note),
        ...(booking.supplierReference === null ? [] : [field('airline', mail.airlineReference, booking.supplierReference)]),
        ...slice.legs.map((leg, i) =>
          field(
            `leg${String(i)}`,
            `${leg.carrier} ${leg.flightNumber}`,
            `${localText(words, leg.departs)} ${leg.from} – ${localText(words, leg.arrives)} ${leg.to}`,
          ),
        ),
      ],
    },
  };
}
