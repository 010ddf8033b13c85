import { metroPlace } from '#core/domain/places/metros';
import type { Place } from '#core/domain/places/airports';
import { JFK, EWR, LAX, start, settled, choose, place, submit } from '#testing/flights/searchRun';

describe('suggestions', () => {
  async function withList(text = 'new', answer: readonly Place[] = [JFK, EWR]) {
    const t = start();
    t.send({ type: 'place.typed', field: 'origin', text });
    t.clock.increment(100);
    t.questions[0]?.answer(answer);
    await settled();
    return t;
  }

  it.each([['ne'], ['  ne  '], ['']])('%j asks nothing (search.7: more than 2 characters)', (text) => {
    const t = start();
    t.send({ type: 'place.typed', field: 'origin', text });
    t.clock.increment(1000);
    expect(t.questions).toHaveLength(0);
  });

  it('asks once for a burst of keys, with the trimmed text', () => {
    const t = start();
    for (const text of ['new', 'new ', 'new y']) t.send({ type: 'place.typed', field: 'origin', text });
    t.clock.increment(100);
    expect(t.questions.map((q) => q.text)).toEqual(['new y']);
  });

  it('a slow answer never overwrites a newer one (complaints.15)', async () => {
    const t = start();
    t.send({ type: 'place.typed', field: 'origin', text: 'new' });
    t.clock.increment(100);
    t.send({ type: 'place.typed', field: 'origin', text: 'los' });
    t.clock.increment(100);
    t.questions[1]?.answer([LAX]);
    await settled();
    t.questions[0]?.answer([JFK]);
    await settled();
    expect(t.context().suggestions.origin.options).toEqual([LAX]);
  });

  it('Enter picks the first without arrows and moves on; arrows go round', async () => {
    const t = await withList();
    t.send({ type: 'highlight.taken', field: 'origin', key: 'Enter' });
    expect(t.draft().origin).toEqual({ text: JFK.label, place: JFK, code: null });
    expect(t.said).toEqual([{ type: 'focus.moved', field: 'destination' }]);
    const u = await withList();
    const move = { type: 'highlight.moved', field: 'origin' } as const;
    u.send({ ...move, by: 1 }, { type: 'highlight.taken', field: 'origin', key: 'Tab' });
    expect(u.draft().origin.place).toBe(EWR);
    expect(u.said).toEqual([]);
    const v = await withList();
    v.send({ ...move, by: -1 });
    expect(v.context().suggestions.origin.highlight).toBe(1);
    v.send({ ...move, by: 1 });
    expect(v.context().suggestions.origin.highlight).toBe(0);
  });

  it.each(['Enter', 'Tab'] as const)('%s before the answer picks when it comes, whatever the other field does', async (key) => {
    const t = start();
    t.send(
      { type: 'place.typed', field: 'origin', text: 'jfk' },
      { type: 'highlight.taken', field: 'origin', key },
      { type: 'field.left', field: 'origin' },
    );
    t.send({ type: 'place.typed', field: 'destination', text: 'lax' });
    t.questions[0]?.answer([JFK, EWR]);
    await settled();
    expect(t.draft().origin.place).toBe(JFK);
    expect(t.draft().destination.text).toBe('lax');
  });

  it('closes 300 ms after blur, not before', async () => {
    const t = await withList();
    t.send({ type: 'field.left', field: 'origin' });
    t.clock.increment(299);
    expect(t.value()).toMatchObject({ origin: 'closing' });
    t.clock.increment(1);
    expect(t.value()).toMatchObject({ origin: 'closed' });
  });

  it('a slow click still selects (complaints.15)', async () => {
    const t = await withList();
    t.send({ type: 'suggestion.pressed', field: 'origin' }, { type: 'field.left', field: 'origin' });
    t.clock.increment(5000);
    t.send({ type: 'suggestion.released', field: 'origin' }, choose('origin', EWR));
    expect(t.draft().origin.place).toBe(EWR);
    expect(t.value()).toMatchObject({ origin: 'closed' });
  });

  it('coming back within the delay keeps them open; Escape closes and ArrowDown shows them again', async () => {
    const t = await withList();
    t.send({ type: 'field.left', field: 'origin' }, { type: 'place.entered', field: 'origin' });
    t.clock.increment(400);
    expect(t.value()).toMatchObject({ origin: 'showing' });
    t.send({ type: 'suggestions.dismissed', field: 'origin' });
    expect(t.value()).toMatchObject({ origin: 'closed' });
    t.send({ type: 'highlight.moved', field: 'origin', by: 1 });
    expect(t.value()).toMatchObject({ origin: 'showing' });
  });

  it('says when there is nothing, and when it could not ask', async () => {
    const t = await withList('zzzz', []);
    expect(t.value()).toMatchObject({ origin: 'empty' });
    t.send({ type: 'place.typed', field: 'origin', text: 'zzz' });
    t.clock.increment(100);
    t.questions[1]?.fail();
    await settled();
    expect(t.value()).toMatchObject({ origin: 'failed' });
    t.send({ type: 'field.left', field: 'origin' });
    expect(t.value()).toMatchObject({ origin: 'closed' });
  });

  describe('what the browser knows by itself', () => {
    const LGA = place('LGA', 'NYC');
    const NYC = metroPlace('NYC', LGA);
    const shown = (t: ReturnType<typeof start>) => t.context().suggestions.origin.options.map((p) => p.code);
    async function typed(recalled: readonly Place[], text = 'new') {
      const t = start(() => recalled);
      t.send({ type: 'place.typed', field: 'origin', text });
      await settled();
      return t;
    }

    it('is there before the server was queried, and can be picked from', async () => {
      const t = await typed([NYC, JFK, EWR]);
      expect([shown(t), t.questions.length]).toEqual([['NYC', 'JFK', 'EWR'], 0]);
      t.send({ type: 'highlight.moved', field: 'origin', by: 1 }, { type: 'highlight.taken', field: 'origin', key: 'Enter' });
      expect(t.draft().origin.place).toBe(JFK);
      expect(t.said).toEqual([{ type: 'focus.moved', field: 'destination' }]);
      t.clock.increment(1000);
      expect(t.questions).toHaveLength(0);
    });

    it('is completed by the answer; the highlighted row and those above it stay', async () => {
      const t = await typed([NYC, JFK, EWR]);
      t.send({ type: 'highlight.moved', field: 'origin', by: 1 });
      t.clock.increment(100);
      t.questions[0]?.answer([LGA, EWR, NYC, JFK, LAX]);
      await settled();
      expect(shown(t)).toEqual(['NYC', 'JFK', 'LGA', 'EWR', 'LAX']);
      expect(t.context().suggestions.origin.highlight).toBe(1);
      expect(t.value()).toMatchObject({ origin: 'showing' });
    });

    it('gives way to the airport whose very code was typed, unless a row was chosen', async () => {
      const t = await typed([NYC, JFK], 'lga');
      t.clock.increment(100);
      t.questions[0]?.answer([LGA]);
      await settled();
      expect(shown(t)).toEqual(['LGA']);
      const u = await typed([NYC, JFK], 'lga');
      u.send({ type: 'highlight.moved', field: 'origin', by: 1 });
      u.clock.increment(100);
      u.questions[0]?.answer([LGA]);
      await settled();
      expect(shown(u)).toEqual(['NYC', 'JFK', 'LGA']);
    });

    it('remains when the server cannot be reached', async () => {
      const t = await typed([JFK, EWR]);
      t.clock.increment(100);
      t.questions[0]?.fail();
      await settled();
      expect(t.value()).toMatchObject({ origin: 'showing' });
      expect(shown(t)).toEqual(['JFK', 'EWR']);
    });

    it('is shown after the server failed, where it arrives only then', async () => {
      let known: readonly Place[] = [];
      const t = start(() => known);
      t.send({ type: 'place.typed', field: 'origin', text: 'new' });
      t.clock.increment(100);
      await settled();
      known = [JFK];
      t.questions[0]?.fail();
      await settled();
      expect([t.value(), shown(t)]).toMatchObject([{ origin: 'showing' }, ['JFK']]);
    });

    it('is not picked from once another text is in the field', async () => {
      const t = start((text) => (text === 'new' ? [JFK] : []));
      t.send({ type: 'place.typed', field: 'origin', text: 'new' });
      await settled();
      t.send({ type: 'place.typed', field: 'origin', text: 'los' });
      await settled();
      t.send({ type: 'highlight.taken', field: 'origin', key: 'Enter' });
      t.questions[0]?.answer([LAX]);
      await settled();
      expect(t.draft().origin.place).toBe(LAX);
    });

    it('stays under a finger that is down: the answer that comes then is dropped', async () => {
      const t = await typed([JFK, EWR]);
      t.clock.increment(100);
      t.send({ type: 'suggestion.pressed', field: 'origin' });
      t.questions[0]?.answer([LGA]);
      await settled();
      expect(shown(t)).toEqual(['JFK', 'EWR']);
      t.send({ type: 'suggestion.released', field: 'origin' }, choose('origin', EWR));
      expect(t.draft().origin.place).toBe(EWR);
    });
  });

  describe('a route in one field (search.37)', () => {
    const ROUTE = { ...LAX, ends: { origin: JFK, destination: LAX } };

    it.each(['origin', 'destination'] as const)('fills both fields when it is picked in %s, and moves on to the dates', async (field) => {
      const t = start(() => [ROUTE]);
      t.send({ type: 'place.typed', field, text: 'jfk to lax' });
      await settled();
      t.send({ type: 'highlight.taken', field, key: 'Enter' });
      expect([t.draft().origin, t.draft().destination]).toEqual([
        { text: JFK.label, place: JFK, code: null },
        { text: LAX.label, place: LAX, code: null },
      ]);
      expect(t.said).toEqual([{ type: 'focus.moved', field: 'departDate' }]);
    });

    it('is chosen by a click too, and takes the faults of both fields away', () => {
      const t = start();
      t.send(submit);
      expect(Object.keys(t.context().faults)).toEqual(expect.arrayContaining(['origin', 'destination']));
      t.send(choose('destination', ROUTE));
      expect([t.draft().origin.place, t.draft().destination.place]).toEqual([JFK, LAX]);
      expect(t.context().faults).not.toHaveProperty('origin');
      expect(t.context().faults).not.toHaveProperty('destination');
    });

    it('gives way to what the server knows of it', async () => {
      const t = start(() => [ROUTE]);
      t.send({ type: 'place.typed', field: 'origin', text: 'newark to lax' });
      await settled();
      t.clock.increment(100);
      t.questions[0]?.answer([{ ...LAX, ends: { origin: EWR, destination: LAX } }]);
      await settled();
      t.send({ type: 'highlight.taken', field: 'origin', key: 'Tab' });
      expect(t.draft().origin.place).toBe(EWR);
    });
  });

  it('shows a city that is called by two letters without asking the server, and picks it', async () => {
    const t = start((text) => (text === 'LA' ? [LAX] : []));
    t.send({ type: 'place.typed', field: 'origin', text: 'L' });
    await settled();
    expect(t.value()).toMatchObject({ origin: 'closed' });
    t.send({ type: 'place.typed', field: 'origin', text: 'LA' });
    await settled();
    expect(t.value()).toMatchObject({ origin: 'showing' });
    t.send({ type: 'highlight.taken', field: 'origin', key: 'Enter' });
    expect(t.draft().origin.place).toBe(LAX);
    t.clock.increment(1000);
    expect(t.questions).toHaveLength(0);
  });

  it('a guess of the browser gives way to the answer that does not have it', async () => {
    const t = start(() => [LAX]);
    t.send({ type: 'place.typed', field: 'origin', text: 'bangor' });
    await settled();
    t.clock.increment(100);
    t.questions[0]?.answer([JFK, EWR]);
    await settled();
    expect(t.context().suggestions.origin.options).toEqual([JFK, EWR]);
  });

  it('swap exchanges the fields and closes the list', async () => {
    const t = await withList();
    t.send(choose('origin', JFK), { type: 'places.swapped', flight: 1 });
    expect([t.draft().origin.text, t.draft().destination.place]).toEqual(['', JFK]);
  });
});
