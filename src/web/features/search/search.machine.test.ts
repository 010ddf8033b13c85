import {
  day,
  JFK,
  EWR,
  LAX,
  start,
  settled,
  HOME,
  submit,
  choose,
  typeDate,
  openPicker,
  onResults,
  ADDRESS,
  SAVED,
} from '#testing/flights/searchRun';
import { TODAY } from '#testing/today';
import { withFlexParam } from '#core/domain/search/flexible';
import { present } from '#core/domain/values/result';
import { searchFor } from '#core/domain/search/trip';
import type { SearchEvent } from './search.types';

describe('submitting', () => {
  const filled: SearchEvent[] = [
    choose('origin', JFK),
    choose('destination', LAX),
    typeDate('departDate', day(10)),
    typeDate('returnDate', day(15)),
  ];

  it('any error stops it, marks the fields and focuses the first; errors clear on blur, each on its own', () => {
    const t = start();
    t.send(HOME, choose('origin', JFK), submit);
    expect(t.context().faults).toEqual({ destination: 'destinationInvalid', departDate: 'departureEmpty', returnDate: 'returnEmpty' });
    expect(t.said).toEqual([{ type: 'focus.moved', field: 'destination' }]);
    t.send({ type: 'field.left', field: 'destination' });
    expect(t.context().faults).toEqual({ departDate: 'departureEmpty', returnDate: 'returnEmpty' });
  });

  it('a complete search goes out once, with what to save', () => {
    const t = start();
    t.send(HOME, ...filled, { type: 'traveler.added', kind: 'child' }, { type: 'cabin.chosen', cabin: 'First' }, submit);
    expect(t.said).toEqual([
      {
        type: 'search.submitted',
        query: searchFor({ origin: 'JFK', destination: 'LAX', departs: day(10), returns: day(15) }, 'First', {
          adults: 1,
          children: 1,
          infants: 0,
        }),
        flex: '',
        near: null,
        saved: expect.objectContaining({ origin: JFK.label, classValue: 'First', totalTravelers: 2 }),
      },
    ]);
  });

  it('goes out with how its dates may move, dates or none', () => {
    const t = start();
    t.send(HOME, ...filled, { type: 'flex.chosen', flex: '2' }, submit);
    t.send({ type: 'flex.chosen', flex: '2027-03:weekend' }, submit);
    expect(t.said).toMatchObject([
      { flex: '2', query: { slices: [{ date: day(10) }, { date: day(15) }] }, saved: { flex: '2' } },
      { flex: '2027-03:weekend', query: { slices: [{ date: '2027-03-01' }, { date: '2027-03-02' }] }, saved: { flex: '2027-03:weekend' } },
    ]);
    // what was typed stays for exact dates
    t.send({ type: 'flex.chosen', flex: '' }, submit);
    expect(t.said.at(-1)).toMatchObject({ flex: '', query: { slices: [{ date: day(10) }, { date: day(15) }] } });
    t.send({ type: 'flex.chosen', flex: '3' }, { type: 'tripType.chosen', tripType: 'M' });
    t.send(choose('destination2', EWR), typeDate('date2', day(12)), submit);
    expect(t.said.at(-1)).toMatchObject({ flex: '', saved: { flex: '' } });
  });

  it('needs no dates in a period, but one that is not over', () => {
    const t = start();
    t.send(HOME, choose('origin', JFK), choose('destination', LAX), submit);
    expect(t.context().faults).toEqual({ departDate: 'departureEmpty', returnDate: 'returnEmpty' });
    t.send({ type: 'flex.chosen', flex: '2025-03:week' });
    expect(t.context().faults).toEqual({});
    t.send(submit);
    expect(t.context().faults).toEqual({ departDate: 'departurePast' });
    t.send({ type: 'flex.chosen', flex: '2028-03:week' }, submit);
    expect(t.context().faults).toMatchObject({ departDate: 'dateBeyondWindow' });
    t.send({ type: 'flex.chosen', flex: '2026-11:week' }, submit);
    expect(t.said.at(-1)).toMatchObject({ query: { slices: [{ date: TODAY }, { date: day(1) }] } });
  });

  it('judges by the day of submitting, not of opening', () => {
    const t = start();
    t.send(HOME, ...filled, { type: 'form.submitted', today: day(11) });
    expect(t.context().faults).toEqual({ departDate: 'departurePast' });
  });

  it('looks up a label that was typed, and refuses a code nobody knows', async () => {
    const t = start();
    t.send(HOME, ...filled, { type: 'place.typed', field: 'origin', text: 'XQZ - Nowhere' }, submit);
    expect(t.named[0]?.codes).toEqual(['XQZ']);
    t.named[0]?.answer({ XQZ: null });
    await settled();
    expect(t.context().faults).toEqual({ origin: 'originInvalid' });
    expect(t.said).toEqual([{ type: 'focus.moved', field: 'origin' }]);
    t.send({ type: 'place.typed', field: 'origin', text: 'EWR - Newark' }, submit);
    t.named[1]?.answer({ EWR });
    await settled();
    expect(t.said.at(-1)).toMatchObject({ type: 'search.submitted', query: { slices: [{ origin: 'EWR' }, { destination: 'EWR' }] } });
  });

  it('does not hold a search back because names cannot be looked up', async () => {
    const t = start();
    t.send(HOME, ...filled, { type: 'place.typed', field: 'origin', text: 'EWR - Newark' }, submit);
    t.named[0]?.fail();
    await settled();
    expect(t.said.at(-1)).toMatchObject({
      type: 'search.submitted',
      query: { slices: [{ origin: 'EWR' }, { destination: 'EWR' }] },
      saved: null,
    });
  });
});

describe('what fills the form', () => {
  it('the saved search away from the results, until somebody types', () => {
    const t = start();
    t.send({ ...HOME, saved: SAVED } as SearchEvent);
    expect(t.draft()).toMatchObject({ origin: { text: JFK.label }, departDate: { date: day(20) }, cabin: 'First' });
    t.send({ type: 'place.typed', field: 'origin', text: 'bos' }, { ...HOME, pageKey: '/about-us', saved: SAVED } as SearchEvent);
    expect(t.draft().origin.text).toBe('bos');
    expect(t.said).toEqual([]);
  });

  it('the saved search again after the results page filled the form opened by "Modify search"', async () => {
    const t = start();
    t.send(onResults(ADDRESS));
    t.named[0]?.answer({ JFK, LAX });
    await settled();
    t.send({ ...HOME, saved: SAVED } as SearchEvent);
    expect(t.draft()).toMatchObject({ departDate: { date: day(20) }, cabin: 'First' });
  });

  it('what was typed into "Modify search" and not searched for, on the next page too', async () => {
    const t = start();
    t.send(onResults(ADDRESS));
    t.named[0]?.answer({ JFK, LAX });
    await settled();
    t.send({ type: 'place.typed', field: 'origin', text: 'bos' }, { ...HOME, saved: SAVED } as SearchEvent);
    expect(t.draft().origin.text).toBe('bos');
  });

  it('how the dates of an address may move, and those of a saved search', () => {
    const t = start();
    t.send(onResults(`${ADDRESS}&flex=2`));
    expect(t.draft()).toMatchObject({ flex: '2', returnDate: { text: 'Jan 17, 2027' } });
    t.send(onResults(withFlexParam(ADDRESS, '2027-03:weekend')));
    expect(t.draft()).toMatchObject({ flex: '2027-03:weekend', departDate: { text: '' } });
    expect(t.context().faults).toEqual({});
    t.send({ ...HOME, saved: { ...present(SAVED, 'saved'), flex: '2027-03..05:week' } } as SearchEvent);
    expect(t.draft().flex).toBe('2027-03..05:week');
    t.send({ ...HOME, pageKey: '/about', saved: { ...present(SAVED, 'saved'), flex: '2026-08:week' } } as SearchEvent);
    expect(t.draft().flex).toBe('');
  });

  it('the address on the results page, codes resolved to labels, without saying anything', async () => {
    const t = start();
    t.send(onResults(ADDRESS));
    expect(t.draft().origin.text).toBe('JFK');
    expect(t.named[0]?.codes).toEqual(['JFK', 'LAX']);
    t.named[0]?.answer({ JFK, LAX });
    await settled();
    expect(t.draft()).toMatchObject({
      origin: { text: JFK.label },
      destination: { place: LAX },
      cabin: 'Business',
      travelers: { adults: 2, children: 1 },
      returnDate: { text: 'Jan 17, 2027' },
    });
    expect(t.said).toEqual([]);
  });

  it('our own navigation coming back changes nothing', () => {
    const t = start();
    t.send(HOME, choose('origin', JFK), choose('destination', LAX), typeDate('departDate', day(10)), submit);
    const before = t.draft();
    t.send(onResults(`ori=JFK&des=LAX&departdate=01-Dec-2026&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=02-Dec-2026`));
    expect(t.draft()).toBe(before);
    expect(t.named).toHaveLength(0);
  });

  it('a past departure in the address keeps every value and shows its error (search.25)', async () => {
    const t = start();
    t.send(onResults(ADDRESS.replace('10-Jan-2027', '10-Jan-2026')));
    t.named[0]?.answer({ JFK, LAX });
    await settled();
    expect(t.context().faults).toEqual({ departDate: 'departurePast' });
    expect(t.draft()).toMatchObject({ departDate: { text: 'Jan 10, 2026' }, returnDate: { text: 'Jan 17, 2027' }, origin: { place: JFK } });
  });

  it('an unknown code in the address is marked', async () => {
    const t = start();
    t.send(onResults(ADDRESS.replace('des=LAX', 'des=XQZ')));
    t.named[0]?.answer({ JFK, XQZ: null });
    await settled();
    expect(t.context().faults).toEqual({ destination: 'destinationInvalid' });
  });

  it('a name that arrives late does not overwrite what was typed meanwhile', async () => {
    const t = start();
    t.send(onResults(ADDRESS), { type: 'place.typed', field: 'origin', text: 'bos' });
    t.named[0]?.answer({ JFK, LAX });
    await settled();
    expect([t.draft().origin.text, t.draft().destination.text]).toEqual(['bos', LAX.label]);
  });

  it('a destination page, a week from today, which the next page may replace by the saved search', async () => {
    const t = start();
    t.send({ ...HOME, pageKey: '/flights-to-los-angeles' } as SearchEvent, {
      type: 'search.prefilled',
      today: TODAY,
      parts: { destination: 'LAX' },
      searchTerm: 'Los Angeles',
    });
    expect(t.draft().destination.text).toBe('Los Angeles');
    t.named[0]?.answer({ LAX });
    await settled();
    expect(t.draft()).toMatchObject({ destination: { place: LAX }, departDate: { date: day(7) }, returnDate: { date: day(10) } });
    t.send({ ...HOME, saved: SAVED } as SearchEvent);
    expect(t.draft().departDate.date).toBe(day(20));
  });
});

it('what becomes wrong while a code is looked up stops the search', async () => {
  const t = start();
  t.send(onResults(ADDRESS));
  t.named[0]?.fail();
  await settled();
  t.send(submit, typeDate('departDate', day(-1)));
  t.named[1]?.answer({ JFK, LAX });
  await settled();
  expect(t.context().faults).toEqual({ departDate: 'departurePast' });
  expect(t.said).toEqual([{ type: 'focus.moved', field: 'departDate' }]);
});

it('travelers: the view may ask what is possible (search.18)', () => {
  const t = start();
  const can = (event: SearchEvent): boolean => t.actor.getSnapshot().can(event);
  expect([can({ type: 'traveler.removed', kind: 'adult' }), can({ type: 'traveler.added', kind: 'infant' })]).toEqual([false, true]);
  t.send({ type: 'traveler.added', kind: 'infant' });
  expect(can({ type: 'traveler.added', kind: 'infant' })).toBe(false);
  for (let i = 0; i < 20; i += 1) t.send({ type: 'traveler.added', kind: 'adult' });
  expect(t.draft().travelers).toEqual({ adults: 8, children: 0, infants: 1 });
  expect(can({ type: 'traveler.added', kind: 'child' })).toBe(false);
});

it('one popover at a time; going to a place field or submitting closes it', () => {
  const t = start();
  t.send(openPicker('departDate'), { type: 'travelers.opened' });
  expect(t.value()).toMatchObject({ popover: 'travelers' });
  t.send({ type: 'place.entered', field: 'origin' });
  expect(t.value()).toMatchObject({ popover: 'closed' });
  t.send({ type: 'travelers.opened' }, { type: 'popover.closed', field: 'travelers', how: 'returned' });
  expect(t.said).toEqual([{ type: 'focus.moved', field: 'travelers' }]);
});

it.each<SearchEvent>([
  choose('origin', JFK),
  typeDate('departDate', day(10)),
  { type: 'place.typed', field: 'origin', text: 'new' },
  { type: 'tripType.chosen', tripType: 'O' },
  { type: 'flex.chosen', flex: '2' },
  { type: 'traveler.added', kind: 'child' },
  { type: 'cabin.chosen', cabin: 'Business' },
  { type: 'places.swapped', flight: 1 },
])('what was changed by hand stays on the next page, whatever is saved: $type', (event) => {
  const t = start();
  t.send(HOME, event);
  const { draft } = t.context();
  t.send({ type: 'address.changed', today: TODAY, pageKey: '/about-us', search: null, saved: SAVED });
  expect(t.context().draft).toEqual(draft);
});
