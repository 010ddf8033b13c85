/**
 * One direction of a booking for Google Wallet: a link whose JWT (RS256) has a generic pass. The link is an address, so it has flights alone, as
 * the links to Google Calendar do: neither names nor references.
 */
import { createHash, createPrivateKey, createSign } from 'node:crypto';
import { directionName } from '#core/content/phrases/directionName';
import { lastOf } from '#core/domain/values/nonEmpty';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { GooglePasses } from '../../platform/config/walletsConfig';
import { cityOf, localText, wordsOf } from '../letters/tripBlocks';
import type { PassFacts } from './applePass';

/** Where Google takes such passes. */
const SAVE = 'https://pay.google.com/gp/v/save/';

/** Null where the booking has no such slice. `origin` is the site's. */
export function googlePassLink(
  { booking, place, brandName, now }: PassFacts,
  { issuer, email, key }: GooglePasses,
  origin: string,
): string | null {
  const slice = booking.offer.slices[place];
  if (slice === undefined) return null;
  const words = wordsOf(booking);
  const { mail } = words;
  const [first, last] = [slice.legs[0], lastOf(slice.legs)];
  const said = (value: string) => ({ defaultValue: { language: LANGUAGE_TAG[booking.locale], value } });
  const module = (id: string, header: string, body: string) => ({ id, header, body });
  const [from, to] = [cityOf(words, booking, first.from), cityOf(words, booking, last.to)];
  const classId = `${issuer}.wingfare-itinerary`;
  const pass = {
    id: `${issuer}.${createHash('sha256')
      .update(`google pass ${booking.id} ${String(place)}`)
      .digest('hex')
      .slice(0, 32)}`,
    classId,
    state: 'ACTIVE',
    cardTitle: said(brandName),
    subheader: said(directionName(words, booking.offer, place)),
    header: said(mail.calendar.to(`${from} (${first.from})`, `${to} (${last.to})`)),
    hexBackgroundColor: '#211d5c',
    textModulesData: [
      module('departs', mail.pass.departs, localText(words, first.departs)),
      module('arrives', mail.pass.arrives, localText(words, last.arrives)),
      module('flights', mail.pass.flights, slice.legs.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(', ')),
      module('note', mail.pass.noteTitle, mail.pass.note),
    ],
  };
  const claims = {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [origin],
    payload: { genericClasses: [{ id: classId }], genericObjects: [pass] },
  };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${SAVE}${text}.${createSign('sha256').update(text).sign(createPrivateKey(key), 'base64url')}`;
}
