import { within } from '@testing-library/react';
import type { Flight } from '#core/domain/flights/flights';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { buildFlight } from '#testing/flights/buildFlights';
import { wireOf } from '#testing/flights/wireFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, listedFlights, QUERY, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
server.serveFile();

const OUT = { via: ['LHR'], departMinutes: 530, minutes: 925 };
const unknownBags = { carrier: 'BA', carryOn: null, checkedBag: null, out: OUT };

/** Out with one airline and back with another, on two tickets; with another return for more. */
function onTwoAirlines(): readonly Flight[] {
  const lead = buildFlight({ ...unknownBags, id: 'a', perAdult: 441_00, back: { via: [], departMinutes: 850, minutes: 485 } });
  const [out] = mapNonEmpty(lead.slices, (slice) => ({
    ...slice,
    layovers: slice.layovers.map((stop) => ({ ...stop, notes: ['short'] as const })),
  }));
  const other = buildFlight({ ...unknownBags, id: 'b', perAdult: 455_00, back: { via: [], departMinutes: 900, minutes: 485 } });
  return [lead, other].map((flight) => {
    const conditions = { ...flight.conditions, separateTickets: true } as const;
    const back = flight.slices.slice(1).map((slice) => ({ ...slice, legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, carrier: 'B6' })) }));
    return { ...flight, slices: [out, ...back], conditions, fares: [{ key: '', conditions, perAdult: 0, total: 0 }] };
  });
}

/** What of an element is read aloud, part by part. */
function spokenParts(root: Element): readonly string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('[aria-hidden="true"]')) parts.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
  return parts.filter(Boolean);
}

it('reads a flight on two tickets in 55 words, what is unknown of its bags at once (results.30)', async () => {
  server.answer(ASK, () => ({ body: wireOf(onTwoAirlines(), QUERY) }));
  await renderApp(at('&sort=cheapest'));
  const [place] = await listedFlights();
  const parts = spokenParts(within(place as HTMLElement).getByRole('article'));
  expect(parts).toEqual([
    'Airline BA, Airline B6, 8:50 AM to 12:15 AM, +1 day, $441.00',
    'Outbound, January 14, 15 h 25 min, short connection City LHR',
    'Return, January 21, 2:10 PM to 10:15 PM, 8 h 05 min, Nonstop',
    'Separate tickets, Larger bags: ask us',
    '1 more return from $455.00',
    'Flight details',
    'Compare',
    '$882.00 total',
    'Select',
  ]);
  expect(parts.join(' ').split(/[\s·–]+/).length).toBeLessThanOrEqual(55);
});
