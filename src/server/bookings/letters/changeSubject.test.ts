import type { ChangeFact } from '#core/domain/booking/changeFacts';
import { AIRPORTS, buildSlice } from '#testing/flights/buildFlights';
import { changeSubject } from './changeSubject';
import { wordsOf } from './tripBlocks';

const slice = (from: string, to: string) => buildSlice({ carrier: 'DL', from, to, via: [], departMinutes: 600, minutes: 420 });
const before = [slice('JFK', 'LHR'), slice('LHR', 'JFK')];

it.each<[facts: readonly ChangeFact[], en: string, es: string]>([
  [[{ kind: 'allCancelled' }], 'The airline cancelled your trip', 'La aerolínea canceló su viaje'],
  [[{ kind: 'cancelled', place: 0 }], 'Your outbound flight is cancelled', 'Su vuelo de ida está cancelado'],
  [
    [
      { kind: 'cancelled', place: 1 },
      { kind: 'times', place: 0 },
    ],
    'Your return flight is cancelled',
    'Su vuelo de regreso está cancelado',
  ],
  [
    [
      { kind: 'connection', place: 0, airport: 'ATL', minutes: -20, least: 40 },
      { kind: 'times', place: 0 },
    ],
    'Your flights cannot be flown as they are now',
    'Sus vuelos no se pueden tomar como están ahora',
  ],
  [[{ kind: 'overlap', place: 1 }], 'Your flights cannot be flown as they are now', 'Sus vuelos no se pueden tomar como están ahora'],
  [[{ kind: 'numbers', place: 0 }], 'Your flight numbers changed', 'Cambiaron los números de sus vuelos'],
  [
    [
      { kind: 'day', place: 0 },
      { kind: 'times', place: 1 },
    ],
    'Your flight times changed',
    'Cambiaron los horarios de sus vuelos',
  ],
  [
    [
      { kind: 'times', place: 0 },
      { kind: 'stops', place: 0, was: 0, now: 1 },
    ],
    'Your flights changed',
    'Cambiaron sus vuelos',
  ],
  [[{ kind: 'operator', place: 0, airlines: ['Envoy Air'] }], 'Your flights changed', 'Cambiaron sus vuelos'],
  [[{ kind: 'cabin', place: 0, now: 'Economy' }], 'Your flights changed', 'Cambiaron sus vuelos'],
])('%j is told as %j, %j', (facts, en, es) => {
  const trip = { before, airports: AIRPORTS };
  expect((['en', 'es'] as const).map((locale) => changeSubject(wordsOf({ locale }), trip, facts))).toEqual([en, es]);
});
