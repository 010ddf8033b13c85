import * as fc from 'fast-check';
import { buildFlight, buildFlights } from '#testing/flights/buildFlights';
import { parseShared, withoutShared } from './sharedFlight';
import { writeShared } from './sharedAddress';
import { judgeShared } from './sharedOutcome';

it('survives the address, and leaves everything else in it alone', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300 }), fc.integer({ min: 1, max: 100_000_000 }), (flightId, seen) => {
      const search = writeShared('ori=JFK&stops=0', { flightId, seen });
      expect(parseShared(new URLSearchParams(search))).toEqual({ flightId, seen });
      expect(withoutShared(search)).toBe('ori=JFK&stops=0');
    }),
  );
});

test.each([
  '',
  'flight=a',
  'seen=100',
  'flight=&seen=100',
  'flight=a&seen=-1',
  'flight=a&seen=0',
  'flight=a&seen=1e3',
  `flight=${'a'.repeat(601)}&seen=1`,
])('is none in %j', (search) => {
  expect(parseShared(new URLSearchParams(search))).toBeNull();
});

it('was and is now, or is gone and the nearest takes its place', () => {
  const flight = (id: string, perAdult: number) =>
    buildFlight({ id, carrier: 'AF', perAdult, out: { via: [], departMinutes: 600, minutes: 400 } });
  const flights = [flight('a~b', 500_00), flight('a~c', 900_00), flight('x~b', 410_00), flight('x~y', 400_00)];
  expect(judgeShared(flights, { flightId: 'a~b', seen: 500_00 })).toMatchObject({ kind: 'same' });
  expect(judgeShared(flights, { flightId: 'a~b', seen: 450_00 })).toMatchObject({
    kind: 'changed',
    was: 450_00,
    flight: { perAdult: 500_00 },
  });
  expect(judgeShared(flights, { flightId: 'a~z', seen: 400_00 })).toMatchObject({ kind: 'gone', nearest: { id: 'a~b' } });
  expect(judgeShared(flights, { flightId: 'q~q', seen: 401_00 })).toMatchObject({ kind: 'gone', nearest: { id: 'x~y' } });
  expect(judgeShared([], { flightId: 'a', seen: 1 })).toEqual({ kind: 'gone', nearest: null, was: 1 });
  for (const f of buildFlights(50, 7)) expect(judgeShared([f], { flightId: f.id, seen: f.perAdult }).kind).toBe('same');
});
