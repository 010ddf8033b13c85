/** When reminders leave: by the clocks of the airports, a day before each slice (booking.54). */
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { offerAt } from '#testing/bookings/fakeSupplier';
import { World } from '#testing/bookings/bookingWorld';
import { bookOnce } from '#testing/bookings/exchangeWorld';
import { bookings } from '../bookings.tables';
import { reminderCause, remindersOf } from './reminder';

const [SLICE] = offerAt(0).slices;
const ZONES: Readonly<Record<string, string>> = { JFK: 'America/New_York', LHR: 'Europe/London', HNL: 'Pacific/Honolulu' };
const flying = (from: string, departs: string): Slice => ({
  ...SLICE,
  legs: mapNonEmpty(SLICE.legs, (leg) => ({ ...leg, from, departs: departs as LocalDateTime })),
});
const zoneOf = (code: string): string | null => ZONES[code] ?? null;

it.each([
  ['in winter', 'JFK', '2027-01-14T18:45', '2027-01-13T23:45:00.000Z'],
  ['in summer', 'JFK', '2027-07-14T18:45', '2027-07-13T22:45:00.000Z'],
  // clocks go forward in the night between: 24 hours, not the same time of the day before
  ['over the change of clocks', 'JFK', '2027-03-14T18:45', '2027-03-13T22:45:00.000Z'],
  ['far in the west', 'HNL', '2027-01-14T23:30', '2027-01-14T09:30:00.000Z'],
])('check-in, %s', (_, from, departs, dueAt) => {
  const [, checkIn] = remindersOf([flying(from, departs)], zoneOf);
  expect(checkIn).toMatchObject({ kind: 'check_in', dueAt: new Date(dueAt) });
});

it('each slice has its own, the trip one before all; each has a cause that no other has', () => {
  const all = remindersOf(
    [flying('JFK', '2027-01-14T18:45'), flying('LHR', '2027-01-21T10:00'), flying('XXX', '2027-01-25T10:00')],
    zoneOf,
  );
  expect(all.map(({ kind, details }) => [kind, details.slice])).toEqual([
    ['reminder', 0],
    ['check_in', 0],
    ['check_in', 1],
  ]);
  expect(all.map((reminder) => reminderCause(reminder, 'a1'))).toEqual(['reminder a1', 'check_in a1 0', 'check_in a1 1']);
});

it.each([
  [3, 'en', /Three days to London[\s\S]*You leave in three days\./],
  [2, 'es', /Faltan dos días para London[\s\S]*Faltan dos días para su salida\./],
  [1, 'en', /One day to London[\s\S]*You leave within a day\./],
] as const)('%i days before the trip says so (%s), whenever it is sent', async (days, locale, said) => {
  const world = await World.open();
  const server = world.start();
  const { bookingId } = await bookOnce(world, server);
  await world.database.db.update(bookings).set({ locale });
  world.now = new Date(Date.parse('2027-03-14T02:30:00Z') - days * 86_400_000);
  const mail = { id: 'mail-1', kind: 'reminder', aboutId: null, cause: 'reminder', details: null, tries: 0 } as const;
  expect((await server.letters.letterOf({ ...mail, bookingId }))?.text.replace(/\s+/g, ' ')).toMatch(said);
  await world.database.close();
});
