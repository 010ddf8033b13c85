import type { Leg } from '#core/domain/flights/flights';
import type { LocalDateTime } from '#core/domain/values/dates';
import { itinerary as en } from '../messages/booking/itinerary.en';
import { itinerary as es } from '../messages/booking/itinerary.es';
import { nightDeparture } from './nightDeparture';

const ENGLISH = 'Leaves in the night from Friday to Saturday: be at the airport on Friday evening, January 15';
const SPANISH = 'Sale en la noche del viernes al sábado: esté en el aeropuerto el viernes 15 de enero por la noche';

it.each([
  ['2027-01-16T00:00', ENGLISH, SPANISH],
  ['2027-01-16T00:01', ENGLISH, SPANISH],
  ['2027-01-16T03:59', ENGLISH, SPANISH],
  ['2027-01-16T04:00', null, null],
  ['2027-01-15T23:59', null, null],
  [
    '2027-01-01T00:30',
    'Leaves in the night from Thursday to Friday: be at the airport on Thursday evening, December 31',
    'Sale en la noche del jueves al viernes: esté en el aeropuerto el jueves 31 de diciembre por la noche',
  ],
] as const)('leaving at %s', (departs, english, spanish) => {
  const slice = { legs: [{ departs: departs as LocalDateTime } as Leg] } as const;
  expect(nightDeparture(en, slice)).toBe(english);
  expect(nightDeparture(es, slice)).toBe(spanish);
});
