import type { BestReason } from '#core/domain/flights/bestReason';
import { messages as en } from '#core/content/messages/messages.en';
import { messages as es } from '#core/content/messages/messages.es';
import { resultsPage as resultsEn } from '#core/content/messages/flights/results/resultsPage.en';
import { resultsPage as resultsEs } from '#core/content/messages/flights/results/resultsPage.es';
import { bestLine } from './bestLine';

it.each<[BestReason, string, string]>([
  [
    { leads: [], comparison: { rival: 'fastest', merits: ['redEye'], cents: 28_00, minutes: 10 } },
    'Best: no red-eye, $28 more than the fastest',
    'Mejor: sin vuelo nocturno, $28 más que el más rápido',
  ],
  [
    { leads: ['fastest'], comparison: { rival: 'cheapest', merits: ['stop'], cents: 71_00, minutes: -500 } },
    'Best: the fastest, $71 more than the cheapest',
    'Mejor: el más rápido, $71 más que el más barato',
  ],
  [
    { leads: ['cheapest'], comparison: { rival: 'fastest', merits: [], cents: -179_00, minutes: 70 } },
    'Best: the cheapest, 1 h 10 min longer than the fastest',
    'Mejor: el más barato, 1 h 10 min más que el más rápido',
  ],
  [
    { leads: [], comparison: { rival: 'fastest', merits: [], cents: null, minutes: 75 } },
    'Best: 1 h 15 min longer than the fastest',
    'Mejor: 1 h 15 min más que el más rápido',
  ],
  [{ leads: ['cheapest', 'fastest'], comparison: null }, 'Best: the cheapest and the fastest', 'Mejor: el más barato y el más rápido'],
  [
    { leads: [], comparison: { rival: 'fastest', merits: [], cents: 0, minutes: 0 } },
    'Best mix of price and time',
    'Mejor combinación de precio y tiempo',
  ],
])('%j is said as %s (results.34)', (reason, english, spanish) => {
  const said = [bestLine({ ...en, ...resultsEn }, reason), bestLine({ ...es, ...resultsEs }, reason)];
  expect(said.map((line) => line.join('').replaceAll('\u00a0', ' '))).toEqual([english, spanish]);
});
