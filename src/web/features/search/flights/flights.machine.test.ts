/** The flights of a multi-city trip in the search machine (search.43). */
import { day, JFK, LAX, place, start, settled, HOME, submit, choose, typeDate, openPicker, onResults } from '#testing/flights/searchRun';
import { TODAY } from '#testing/today';
import { EMPTY_FLIGHT, placeAt } from '#core/domain/search/searchDraft';
import type { SearchEvent } from '../search.types';

const SEA = place('SEA');
const BOS = place('BOS');
const MULTI: SearchEvent = { type: 'tripType.chosen', tripType: 'M' };
const ADD: SearchEvent = { type: 'flight.added' };
const remove = (flight: number): SearchEvent => ({ type: 'flight.removed', flight });
const FIRST: readonly SearchEvent[] = [HOME, MULTI, choose('origin', JFK), choose('destination', LAX), typeDate('departDate', day(10))];
const SECOND: readonly SearchEvent[] = [choose('destination2', SEA), typeDate('date2', day(14))];
const THIRD: readonly SearchEvent[] = [ADD, choose('destination3', BOS), typeDate('date3', day(20))];

it('begins with two flights, and keeps what was filled in through other types of trips', () => {
  const t = start();
  t.send(HOME, MULTI);
  expect(t.draft().further).toEqual([EMPTY_FLIGHT]);
  t.send(...SECOND, { type: 'tripType.chosen', tripType: 'R' }, MULTI);
  expect(t.draft().further).toEqual([
    { origin: null, destination: expect.objectContaining({ place: SEA }), date: expect.objectContaining({ date: day(14) }) },
  ]);
});

it('a return on the day of departure becomes the second flight, which leads home', () => {
  const t = start();
  t.send(HOME, choose('origin', JFK), choose('destination', LAX), typeDate('departDate', day(10)), typeDate('returnDate', day(10)));
  t.send(submit);
  expect(t.context().faults).toEqual({ returnDate: 'returnNotAfter' });
  t.send(MULTI, submit);
  expect(t.context().faults).toEqual({});
  expect(t.draft().further).toEqual([
    { origin: null, destination: expect.objectContaining({ place: JFK }), date: expect.objectContaining({ date: day(10) }) },
  ]);
});

it('a departure of a multi-city trip sets no return, and opening its calendar moves nothing', () => {
  const t = start();
  t.send(
    HOME,
    typeDate('departDate', day(10)),
    typeDate('returnDate', day(15)),
    MULTI,
    openPicker('departDate'),
    typeDate('departDate', day(12)),
  );
  expect([t.draft().departDate.date, t.draft().returnDate.date]).toEqual([day(12), day(15)]);
});

describe('adding and removing', () => {
  it('goes up to six, and moves to what the new flight wants', () => {
    const t = start();
    t.send(...FIRST, ADD, choose('destination3', BOS), ADD, ADD, ADD, ADD);
    expect(t.draft().further).toHaveLength(5);
    expect(t.said.map((said) => 'field' in said && said.field)).toEqual(['origin3', 'destination4', 'origin5', 'origin6']);
  });

  it('flights are added to multi-city trips alone, and the first two stay', () => {
    const t = start();
    t.send(HOME, ADD, MULTI, remove(1), remove(2), remove(3));
    expect(t.draft().further).toEqual([EMPTY_FLIGHT]);
  });

  it('what is behind a removed flight moves up, with what is wrong with it', () => {
    const t = start();
    t.send(...FIRST, ...SECOND, ADD, ADD, choose('destination4', BOS), submit);
    expect(t.context().faults).toMatchObject({
      destination3: 'destinationEmpty',
      origin4: 'originEmpty',
      date4: 'departureEmpty',
    });
    t.send(remove(3));
    expect(t.context().faults).toEqual({ origin3: 'originEmpty', date3: 'departureEmpty' });
    expect(placeAt(t.draft(), 'destination3').place).toEqual(BOS);
    // it follows the flight that is before it now
    expect(placeAt(t.draft(), 'origin3').place).toEqual(SEA);
  });

  it('a calendar and suggestions of a flight that is gone close', async () => {
    const t = start((text) => (text === 'bos' ? [BOS] : []));
    t.send(...FIRST, ADD, { type: 'place.typed', field: 'destination3', text: 'bos' }, openPicker('date3', 'button'));
    await settled();
    expect(t.value()).toMatchObject({ destination: 'pausing', popover: { departure: 'entered' } });
    t.send(remove(3));
    expect(t.value()).toMatchObject({ destination: 'closed', popover: 'closed' });
    expect(t.context().suggestions.destination.options).toEqual([]);
  });
});

describe('suggestions', () => {
  it('belong to the field that is typed in, whichever flight it is of', async () => {
    const t = start((text) => (text === 'sea' ? [SEA] : text === 'bos' ? [BOS] : []));
    t.send(...FIRST, ADD, { type: 'place.typed', field: 'destination2', text: 'sea' });
    await settled();
    expect(t.context().suggestions.destination).toMatchObject({ field: 'destination2', options: [SEA] });
    t.send({ type: 'place.typed', field: 'destination3', text: 'bos' });
    expect(t.context().suggestions.destination).toMatchObject({ field: 'destination3', options: [] });
    await settled();
    // keys of a field that was left are not about this list
    t.send({ type: 'highlight.taken', field: 'destination2', key: 'Enter' });
    expect(placeAt(t.draft(), 'destination2').place).toBeNull();
    t.send({ type: 'highlight.taken', field: 'destination3', key: 'Enter' });
    expect(placeAt(t.draft(), 'destination3').place).toEqual(BOS);
    expect(t.said.at(-1)).toEqual({ type: 'focus.moved', field: 'date3' });
  });

  it('a route fills both places of its flight, and an answer that arrives late its own field', async () => {
    const t = start();
    t.send(...FIRST, choose('origin2', { ...BOS, ends: { origin: SEA, destination: BOS } } as typeof BOS));
    expect([placeAt(t.draft(), 'origin2').place, placeAt(t.draft(), 'destination2').place]).toEqual([SEA, BOS]);
    t.send({ type: 'place.typed', field: 'origin2', text: 'lax' }, { type: 'highlight.taken', field: 'origin2', key: 'Enter' });
    expect(t.said.at(-1)).toEqual({ type: 'focus.moved', field: 'destination2' });
    t.questions[0]?.answer([LAX]);
    await settled();
    expect(placeAt(t.draft(), 'origin2').place).toEqual(LAX);
  });
});

describe('calendars', () => {
  it('open one at a time; a day closes the calendar and the focus goes back to its field', () => {
    const t = start();
    t.send(...FIRST, openPicker('departDate', 'button'), openPicker('date2', 'button'));
    expect([t.value(), t.context().picked]).toMatchObject([{ popover: { departure: 'entered' } }, 'date2']);
    t.send({ type: 'date.chosen', field: 'departDate', date: day(1) });
    expect(t.draft().departDate.date).toBe(day(10));
    t.send({ type: 'date.chosen', field: 'date2', date: day(12) });
    expect([t.draft().departDate.date, t.draft().further[0]?.date.date]).toEqual([day(10), day(12)]);
    expect(t.value()).toMatchObject({ popover: 'closed' });
    expect(t.said).toEqual([{ type: 'focus.moved', field: 'date2' }]);
  });

  it('a day after later ones leaves those as they are, and the form says what is wrong', () => {
    const t = start();
    t.send(...FIRST, ...SECOND, ...THIRD, openPicker('date2'), { type: 'date.chosen', field: 'date2', date: day(25) }, submit);
    expect(t.draft().further.map(({ date }) => date.date)).toEqual([day(25), day(20)]);
    expect(t.context().faults).toEqual({ date3: 'departureEarly' });
    expect(t.said.at(-1)).toEqual({ type: 'focus.moved', field: 'date3' });
  });

  it('a weekday is the first from the flight before on', () => {
    const t = start();
    t.send(...FIRST, { type: 'date.typed', field: 'date2', text: 'tuesday' }, { type: 'field.left', field: 'date2' });
    // TODAY is a Saturday, the first flight leaves on a Tuesday
    expect(t.draft().further[0]?.date).toEqual({ text: 'Dec 01, 2026', date: day(10) });
  });

  it('a day that cannot be read is none, which is said until it is left', () => {
    const t = start();
    t.send(...FIRST, ...SECOND, { type: 'date.typed', field: 'date2', text: 'soon' }, submit);
    expect(t.context().faults).toEqual({ date2: 'departureEmpty' });
    t.send({ type: 'field.left', field: 'date2' });
    expect(t.context().faults).toEqual({});
    expect(t.draft().further[0]?.date).toEqual({ text: 'soon', date: null });
  });
});

describe('a whole trip', () => {
  it('goes out with all flights, and is saved', () => {
    const t = start();
    t.send(...FIRST, ...SECOND, ...THIRD, submit);
    expect(t.said.at(-1)).toMatchObject({
      type: 'search.submitted',
      query: {
        slices: [
          { origin: 'JFK', destination: 'LAX', date: day(10) },
          { origin: 'LAX', destination: 'SEA', date: day(14) },
          { origin: 'SEA', destination: 'BOS', date: day(20) },
        ],
      },
      saved: { tripType: 'M', further: [{ date: day(14) }, { date: day(20) }] },
    });
  });

  it('of a link is named, each code once, and refused where nobody knows one', async () => {
    const t = start();
    t.send(
      onResults(
        'ori=JFK&des=LAX&departdate=10-Jan-2027&triptype=M&cabin=Economy&adt=1&chd=0&inf=0&s2=LAX-XQZ-14-Jan-2027&s3=XQZ-JFK-20-Jan-2027',
      ),
    );
    expect(t.named[0]?.codes).toEqual(['JFK', 'LAX', 'XQZ']);
    t.named[0]?.answer({ JFK, LAX, XQZ: null });
    await settled();
    expect(placeAt(t.draft(), 'origin2').place).toEqual(LAX);
    expect(placeAt(t.draft(), 'destination3').place).toEqual(JFK);
    expect(t.context().faults).toEqual({ destination2: 'destinationInvalid' });
    expect(t.context().today).toBe(TODAY);
  });
});
