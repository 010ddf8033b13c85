import type { LocalDateTime } from '../values/dates';
import { parseIsoDate } from '../values/dates';
import { present } from '../values/result';
import { readExchangeDays, whyNotExchangeable } from './exchangeDays';

const TODAY = present(parseIsoDate('2026-11-27'), 'day');
const slice = (day: string) =>
  ({ legs: [{ departs: `${day}T21:30` as LocalDateTime }] }) as unknown as Parameters<typeof readExchangeDays>[0][number];
const TRIP = [slice('2027-01-14'), slice('2027-01-21'), slice('2027-01-28')];

/** `14 · 21 ·`: the days of the slices that are chosen, by their place. */
const read = (...texts: readonly (string | null)[]) =>
  readExchangeDays(
    TRIP,
    texts.map((text, place) => ({ place, isChosen: text !== null, text: text ?? 'not read' })),
    TODAY,
  );
const faults = (...texts: readonly (string | null)[]) => {
  const answer = read(...texts);
  return answer.ok || answer.error.none ? answer : [...answer.error.days];
};

it.each([
  ['one slice, on a typed day', ['jan 16', null, null], [{ place: 0, date: '2027-01-16' }]],
  ['in Spanish', ['16 de enero', null, null], [{ place: 0, date: '2027-01-16' }]],
  ['the present day, for another hour', [null, '01/21/2027', null], [{ place: 1, date: '2027-01-21' }]],
  ['the day of the slice after it', ['2027-01-21', null, null], [{ place: 0, date: '2027-01-21' }]],
  [
    'two slices that move together past where one stood',
    ['2027-01-25', '2027-01-26', null],
    [
      { place: 0, date: '2027-01-25' },
      { place: 1, date: '2027-01-26' },
    ],
  ],
])('takes %s', (_what, texts, replaced) => {
  expect(read(...texts)).toEqual({ ok: true, value: replaced });
});

it.each([
  ['an empty day', ['', null, null], [[0, 'empty']]],
  ['no date', ['soonish', null, null], [[0, 'unreadable']]],
  ['a day that is over', ['11/26/2026', null, null], [[0, 'past']]],
  ['the 331st day', [null, null, '10/24/2027'], [[2, 'beyondWindow']]],
  ['a day before the slice before it, which stays', [null, '2027-01-13', null], [[1, 'beforePrevious']]],
  ['a day after the slice after it, which stays', ['2027-01-22', null, null], [[0, 'afterNext']]],
  ['two slices in the wrong order, at the later one alone', ['2027-01-24', '2027-01-23', null], [[1, 'beforePrevious']]],
  [
    'every slice that is wrong',
    ['x', '2027-01-29', null],
    [
      [0, 'unreadable'],
      [1, 'afterNext'],
    ],
  ],
])('refuses %s', (_what, texts, wrong) => {
  expect(faults(...texts)).toEqual(wrong);
});

it('takes the last of the 330 days, and refuses to change nothing', () => {
  expect(read(null, null, '10/23/2027').ok).toBe(true);
  expect(read(null, null, null)).toEqual({ ok: false, error: { none: true } });
});

it.each([
  ['two tickets', { conditions: { changeable: 0, separateTickets: true as const } }, '2027-01-14', 'separateTickets'],
  ['a fare that allows none', { conditions: { changeable: 'notOffered' as const } }, '2027-01-14', 'notOffered'],
  ['a change of the airline that waits', { change: { isSignificant: true, acceptedAt: null } }, '2027-01-14', 'airlineChange'],
  ['one that was accepted', { change: { isSignificant: true, acceptedAt: '2026-11-26T10:00:00Z' } }, '2027-01-14', 'unknown'],
  ['a last flight of tomorrow', {}, '2026-11-28', 'tooLate'],
  ['nothing of these', { conditions: { changeable: null } }, '2026-11-29', 'unknown'],
])('tells why a booking is not changed on the page: %s', (_what, booking, day, why) => {
  const of = { slices: [slice('2026-11-20'), slice(day)], conditions: { changeable: 0 }, change: null, ...booking };
  expect(whyNotExchangeable(of, TODAY)).toBe(why);
});
