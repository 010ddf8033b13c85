/** Dates typed and picked in the search form: what each sets, and what it leaves alone. */
import { formatFieldDate } from '#core/domain/values/dates';
import { day, JFK, LAX, start, HOME, submit, choose, typeDate, openPicker } from '#testing/flights/searchRun';
import type { SearchEvent } from './search.types';

it('choosing a departure on a round trip sets the return to the next day and opens its picker (search.13)', () => {
  const t = start();
  t.send(openPicker('departDate', 'button'), { type: 'date.chosen', field: 'departDate', date: day(10) });
  expect([t.draft().departDate.date, t.draft().returnDate.date]).toEqual([day(10), day(11)]);
  expect(t.value()).toMatchObject({ popover: { return: 'entered' } });
  t.send({ type: 'date.chosen', field: 'returnDate', date: day(14) });
  expect(t.draft().returnDate.text).toBe(formatFieldDate(day(14)));
  expect(t.value()).toMatchObject({ popover: 'closed' });
  expect(t.said).toEqual([{ type: 'focus.moved', field: 'returnDate' }]);
});

it('a departure of today sets the return to tomorrow', () => {
  const t = start();
  t.send(typeDate('departDate', day(0)));
  expect(t.draft().returnDate.date).toBe(day(1));
});

it('what was changed between two departures that are typed stays', () => {
  const t = start();
  t.send(typeDate('departDate', day(10)), { type: 'cabin.chosen', cabin: 'First' }, typeDate('departDate', day(12)));
  expect([t.draft().cabin, t.draft().departDate.date]).toEqual(['First', day(12)]);
});

it('a departure that cannot be read yet leaves the fault of the return alone', () => {
  const t = start();
  t.send(HOME, choose('origin', JFK), choose('destination', LAX), submit);
  t.send({ type: 'date.typed', field: 'departDate', text: 'so' });
  expect(t.context().faults).toEqual({ departDate: 'departureEmpty', returnDate: 'returnEmpty' });
});

it('a popover closes for its own field alone', () => {
  const t = start();
  t.send(openPicker('departDate', 'button'), { type: 'popover.closed', field: 'travelers', how: 'returned' });
  expect(t.value()).toMatchObject({ popover: { departure: 'entered' } });
});

it('one way it closes and sets nothing else', () => {
  const t = start();
  t.send({ type: 'tripType.chosen', tripType: 'O' }, openPicker('departDate'), {
    type: 'date.chosen',
    field: 'departDate',
    date: day(10),
  });
  expect(t.draft().returnDate.date).toBeNull();
  expect(t.value()).toMatchObject({ popover: 'closed' });
  t.send(openPicker('returnDate'));
  expect(t.value()).toMatchObject({ popover: 'closed' });
});

it.each([
  [20, 19],
  [1, 0],
  [0, 0],
  [500, 329],
])('opening the departure picker with a return in %i days moves departure to day %i, inside the window', (back, out) => {
  const t = start();
  t.send(typeDate('returnDate', day(back)), openPicker('departDate'));
  expect(t.draft().departDate.date).toBe(day(out));
  expect(t.draft().returnDate.date).toBe(day(back));
});

const CLOSINGS: readonly (readonly [string, SearchEvent])[] = [
  ['Escape', { type: 'popover.closed', field: 'departDate', how: 'returned' }],
  ['leaving', { type: 'popover.closed', field: 'departDate', how: 'left' }],
  ['the other picker', openPicker('returnDate')],
  ['the travelers', { type: 'travelers.opened' }],
  ['a place field', { type: 'place.entered', field: 'origin' }],
];
it.each(CLOSINGS)('what opening the departure picker moved stays when it is closed by %s (search.14)', (_, close) => {
  const t = start();
  t.send(typeDate('departDate', day(5)), typeDate('returnDate', day(20)));
  t.send(openPicker('departDate', 'click'), openPicker('departDate', 'ArrowDown'));
  expect(t.draft().departDate.date).toBe(day(19));
  t.send(close);
  expect(t.draft()).toMatchObject({ departDate: { date: day(19), text: formatFieldDate(day(19)) }, returnDate: { date: day(20) } });
});

it('a press in the box of a departure that is still being typed moves nothing', () => {
  const t = start();
  t.send(typeDate('returnDate', day(20)), { type: 'date.typed', field: 'departDate', text: 'Dec 0' }, openPicker('departDate', 'click'));
  expect(t.draft().departDate).toEqual({ text: 'Dec 0', date: null });
  expect(t.value()).toMatchObject({ popover: { departure: 'shown' } });
});

it('the button of the calendar moves a departure that cannot be read as well', () => {
  const t = start();
  t.send(typeDate('returnDate', day(20)), { type: 'date.typed', field: 'departDate', text: 'soon' }, openPicker('departDate', 'button'));
  t.send({ type: 'popover.closed', field: 'departDate', how: 'left' });
  expect(t.draft().departDate.date).toEqual(day(19));
  expect(t.context().faults).toEqual({});
});

it('a search sent with the picker open is of the departure that opening it moved', () => {
  const t = start();
  t.send(HOME, choose('origin', JFK), choose('destination', LAX), typeDate('departDate', day(5)), typeDate('returnDate', day(20)));
  t.send(openPicker('departDate'), submit);
  expect(t.said).toMatchObject([{ type: 'search.submitted', query: { slices: [{ date: day(19) }, { date: day(20) }] } }]);
  const empty = start();
  empty.send(HOME, choose('origin', JFK), choose('destination', LAX), typeDate('returnDate', day(20)), openPicker('departDate'), submit);
  expect(empty.said).toMatchObject([{ type: 'search.submitted', query: { slices: [{ date: day(19) }, { date: day(20) }] } }]);
});

it.each([
  [5, 12, 30, 37],
  [5, 6, 30, null],
  [5, 12, 325, null],
  [5, null, 30, null],
])('a trip of days %s to %s that leaves on day %s instead is offered day %s to return (search.33)', (out, back, chosen, offer) => {
  const t = start();
  t.send(typeDate('departDate', day(out)));
  t.send(back === null ? { type: 'date.typed', field: 'returnDate', text: '' } : typeDate('returnDate', day(back)));
  t.send(openPicker('departDate', 'button'), { type: 'date.chosen', field: 'departDate', date: day(chosen) });
  expect(t.draft().returnDate.date).toBe(day(chosen + 1));
  expect(t.context().returnOffer).toBe(offer === null ? null : day(offer));
  t.send({ type: 'popover.closed', field: 'returnDate', how: 'returned' });
  expect(t.context().returnOffer).toBeNull();
});

it('what is there on the way to the whole date moves nothing for good', () => {
  const t = start();
  t.send(typeDate('departDate', day(5)), typeDate('returnDate', day(20)), { type: 'field.left', field: 'departDate' });
  const keys = (text: string): void => {
    for (let n = 1; n <= text.length; n += 1) t.send({ type: 'date.typed', field: 'departDate', text: text.slice(0, n) });
  };
  keys('11/26/2026'); // day 5, by way of 11/2 and 11/26/20
  expect([t.draft().departDate.date, t.draft().returnDate.date]).toEqual([day(5), day(20)]);
  keys('nonsense');
  expect(t.draft().returnDate.date).toBe(day(20));
  keys('12/1');
  expect([t.draft().departDate.date, t.draft().returnDate.date]).toEqual([day(10), day(11)]);
  t.send({ type: 'date.typed', field: 'returnDate', text: 'friday' });
  expect(t.draft().returnDate.date).toBe(day(13));
});

it('a date that cannot be read is said by a search, not by leaving it, and stays in its field', () => {
  const t = start();
  t.send({ type: 'date.typed', field: 'returnDate', text: '14/33' }, { type: 'field.left', field: 'returnDate' });
  expect(t.context().faults).toEqual({});
  t.send(submit);
  expect(t.context().faults).toMatchObject({ returnDate: 'returnEmpty' });
  t.send({ type: 'field.left', field: 'returnDate' });
  expect(t.context().faults).not.toHaveProperty('returnDate');
  expect(t.draft().returnDate.text).toBe('14/33');
});

it.each<[field: 'departDate' | 'returnDate', days: number, fault: string | undefined]>([
  ['departDate', -1, 'departurePast'],
  ['departDate', 0, undefined],
  ['departDate', 331, 'dateBeyondWindow'],
  ['returnDate', 330, undefined],
  ['returnDate', 331, 'dateBeyondWindow'],
  // only a search knows which of the two is meant
  ['returnDate', 3, undefined],
])('%s in %i days says, once it is left, %s', (field, days, fault) => {
  const t = start();
  t.send(typeDate('departDate', day(5)), typeDate('returnDate', day(9)), typeDate(field, day(days)));
  expect(t.context().faults).toEqual({});
  t.send({ type: 'field.left', field });
  expect(t.context().faults[field]).toBe(fault);
  t.send(typeDate(field, day(7)));
  expect(t.context().faults[field]).toBeUndefined();
});

it('opening it without a return, or one way, moves nothing', () => {
  const t = start();
  t.send(openPicker('departDate'));
  expect(t.draft().departDate.date).toBeNull();
  t.send(typeDate('returnDate', day(9)), { type: 'tripType.chosen', tripType: 'O' }, openPicker('departDate'));
  expect(t.draft().departDate.date).toBeNull();
});

it('typing a departure sets the return and leaves focus and pickers alone', () => {
  const t = start();
  t.send(typeDate('departDate', day(5)));
  expect(t.draft().returnDate).toEqual({ text: formatFieldDate(day(6)), date: day(6) });
  expect(t.said).toEqual([]);
  expect(t.value()).toMatchObject({ popover: 'closed' });
  t.send(
    typeDate('returnDate', day(9)),
    { type: 'date.typed', field: 'departDate', text: day(5) },
    { type: 'field.left', field: 'departDate' },
  );
  expect(t.draft().returnDate.date).toBe(day(9));
  expect(t.draft().departDate.text).toBe(formatFieldDate(day(5)));
});

it.each([[-3], [330], [700]])('typing a departure in %i days, which cannot be booked, leaves the return', (days) => {
  const t = start();
  t.send(typeDate('returnDate', day(9)), typeDate('departDate', day(days)));
  expect(t.draft().returnDate.date).toBe(day(9));
});

it('click leaves focus in the box, button and ArrowDown enter the days; Escape returns, leaving does not', () => {
  const t = start();
  t.send(openPicker('departDate', 'click'));
  expect(t.value()).toMatchObject({ popover: { departure: 'shown' } });
  t.send(openPicker('departDate', 'ArrowDown'));
  expect(t.value()).toMatchObject({ popover: { departure: 'entered' } });
  t.send({ type: 'popover.closed', field: 'returnDate', how: 'left' });
  expect(t.value()).toMatchObject({ popover: { departure: 'entered' } });
  t.send({ type: 'popover.closed', field: 'departDate', how: 'returned' });
  expect(t.said).toEqual([{ type: 'focus.moved', field: 'departDate' }]);
  t.send(openPicker('returnDate', 'button'), { type: 'popover.closed', field: 'returnDate', how: 'left' });
  expect(t.value()).toMatchObject({ popover: 'closed' });
  expect(t.said).toHaveLength(1);
});
