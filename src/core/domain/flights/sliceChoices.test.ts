import fc from 'fast-check';
import { buildFlights } from '#testing/flights/buildFlights';
import { at } from '../values/checkedReads';
import { lastOf } from '../values/nonEmpty';
import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { searchFor } from '../search/trip';
import { CHOSEN_PARAM, readChosen, stepOf, writeChosen } from '../search/tripStep';
import type { IsoDate } from '../values/dates';
import { atStep, cheapestByNextSlice, sliceName } from './sliceChoices';

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

it('the list of a step shows its slice at the price of the whole trip, with a choice of fares at the last one', () => {
  const list = { flights: TRIPS, flightsFound: TRIPS.length, carriers: {}, airports: {} };
  const slice = (origin: string, destination: string, date: string) => ({ origin, destination, date: date as IsoDate });
  const query = searchFor(
    { origin: 'JFK', destination: 'CDG', departs: '2027-01-14' as IsoDate, returns: null },
    'Economy',
    DEFAULT_TRAVELERS,
  );
  const openJaw = { ...query, slices: [query.slices[0], slice('LHR', 'JFK', '2027-01-21')] as const };
  for (const [index, chosen] of ['', 'DL1_2027-01-14'].entries()) {
    const step = stepOf(openJaw, new URLSearchParams({ [CHOSEN_PARAM]: chosen }));
    expect(step).toMatchObject({ index, isLast: index === 1, shown: { slices: [at(openJaw.slices, index)] } });
    for (const [i, { id, slices, perAdult, fares }] of atStep(list, step).flights.entries()) {
      const trip = at(TRIPS, i);
      expect({ id, slices, perAdult }).toEqual({ id: trip.id, slices: [at(trip.slices, index)], perAdult: trip.perAdult });
      expect(fares).toEqual(index === 1 ? trip.fares : [trip.fares[0]]);
    }
  }
});
