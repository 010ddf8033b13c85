import type { BestReason } from '#core/domain/flights/bestReason';
import { messages as en } from '#core/content/messages/messages.en';
import { messages as es } from '#core/content/messages/messages.es';
import { resultsPage as resultsEn } from '#core/content/messages/flights/results/resultsPage.en';
import { resultsPage as resultsEs } from '#core/content/messages/flights/results/resultsPage.es';
import { bestLine } from './bestLine';

it.each<[BestReason, string, string]>([
  [
    { leads: [], comparison: { rival: 'fastest', merits: ['redEye'], cents: 28_00, minutes: 10 } },
    'no red-eye, $28 more than the fastest',
    'sin vuelo nocturno, $28 más que el más rápido',
  ],
  [
    { leads: ['fastest'], comparison: { rival: 'cheapest', merits: ['stop'], cents: 71_00, minutes: -500 } },
    'the fastest, $71 more than the cheapest',
    'el más rápido, $71 más que el más barato',
  ],
  [
    { leads: ['cheapest'], comparison: { rival: 'fastest', merits: [], cents: -179_00, minutes: 70 } },
    'the cheapest, 1 h 10 min longer than the fastest',
    'el más barato, 1 h 10 min más que el más rápido',
  ],
  [
    { leads: [], comparison: { rival: 'fastest', merits: [], cents: null, minutes: 75 } },
    '1 h 15 min longer than the fastest',
    '1 h 15 min más que el más rápido',
  ],
  [{ leads: ['cheapest', 'fastest'], comparison: null }, 'the cheapest and the fastest', 'el más barato y el más rápido'],
  [
    { leads: [], comparison: { rival: 'fastest', merits: [], cents: 0, minutes: 0 } },
    'the best mix of price and time',
    'la mejor combinación de precio y tiempo',
  ],
])('%j is said as %s (results.34)', (reason, english, spanish) => {
  const said = [bestLine({ ...en, ...resultsEn }, reason), bestLine({ ...es, ...resultsEs }, reason)];
  expect(said.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([english, spanish]);
});
