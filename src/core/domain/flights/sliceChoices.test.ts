import fc from 'fast-check';
import { buildFlights } from '#testing/flights/buildFlights';
import { at } from '../values/checkedReads';
import { lastOf } from '../values/nonEmpty';
import { atSlice, cheapestByNextSlice, readChosen, sliceName, writeChosen } from './sliceChoices';

/** Round trips: the same ways out with several ways back. */
const outs = buildFlights(12, 3);
const backs = buildFlights(9, 7);
const TRIPS = outs.flatMap((out, i) =>
  backs.map((back, j) => ({
    ...out,
    id: `${String(i)}-${String(j)}`,
    slices: [out.slices[0], lastOf(back.slices)] as const,
    total: out.total + back.total,
  })),
);

it('a slice is called by its flights and its day', () => {
  const [{ slices }] = [at(outs, 0)];
  const { legs } = slices[0];
  expect(sliceName(slices[0])).toBe(`${legs.map((leg) => `${leg.carrier}${String(leg.flightNumber)}`).join('-')}_2027-01-14`);
});

it('names of any slices are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TRIPS), { maxLength: 5 }), (trips) => {
      const names = trips.map(({ slices }) => sliceName(slices[0]));
      expect(readChosen(writeChosen(names))).toEqual(names);
    }),
  );
});

it.each(['DL1', 'DL1_2027-1-4', 'dl1_2027-01-14', 'DL1_2027-01-14~', '<b>_2027-01-14', `${'DL1-'.repeat(9)}DL1_2027-01-14`])(
  '%s names no slices',
  (text) => {
    expect(readChosen(text)).toBeNull();
  },
);

it.each([[[]], [[sliceName(at(outs, 4).slices[0])]]])(
  'after %j each next slice stands in its cheapest trip, the cheapest first',
  (chosen: string[]) => {
    const choices = cheapestByNextSlice(TRIPS, chosen);
    const nameOf = (trip: (typeof choices)[number]): string => sliceName(at(trip.slices, chosen.length));
    const fitting = TRIPS.filter(({ slices }) => chosen.every((name, i) => sliceName(at(slices, i)) === name));
    expect(choices).toHaveLength(new Set(fitting.map(nameOf)).size);
    for (const choice of choices)
      expect(choice.total).toBe(Math.min(...fitting.filter((trip) => nameOf(trip) === nameOf(choice)).map(({ total }) => total)));
    expect(choices.map(({ total }) => total)).toEqual(choices.map(({ total }) => total).sort((a, b) => a - b));
  },
);

it('a list of one slice keeps the price of the whole trip', () => {
  const list = { flights: TRIPS, flightsFound: TRIPS.length, carriers: {}, airports: {} };
  for (const [i, { id, slices, perAdult }] of atSlice(list, 1).flights.entries()) {
    const trip = at(TRIPS, i);
    expect({ id, slices, perAdult }).toEqual({ id: trip.id, slices: [trip.slices[1]], perAdult: trip.perAdult });
  }
});
