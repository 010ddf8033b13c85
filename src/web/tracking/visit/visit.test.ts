import { obtainVisitorId } from '#web/platform/browser/fingerprint';
import { trackingSlice, visitBegan, visitorKnown } from '../tracking.slice';
import { readVisit, visitOf } from './visit';

describe('what a visit says of itself', () => {
  it.each([
    ['', '', { referrer: 'No Referrer', campaign: {} }],
    [
      '?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&gclid=f&x=g',
      '',
      { referrer: 'No Referrer', campaign: { source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e', gclid: 'f' } },
    ],
    [
      '?utm_term=jane%40example.com',
      'https://mail.example/inbox?to=a%40b.example',
      { referrer: 'https://mail.example/inbox', campaign: {} },
    ],
    ['', 'https://search.example/?q=cheap+flights', { referrer: 'https://search.example/?q=cheap+flights', campaign: {} }],
    ['', `https://search.example/${'x'.repeat(600)}`, { referrer: `https://search.example/${'x'.repeat(477)}`, campaign: {} }],
    [`?utm_source=${'x'.repeat(300)}&gclid=a%0Ab`, '', { referrer: 'No Referrer', campaign: { source: 'x'.repeat(100), gclid: 'ab' } }],
  ])('%s from %s', (search, referrer, visit) => {
    expect(visitOf(search, referrer)).toEqual(visit);
    expect(readVisit(JSON.parse(JSON.stringify(visit)))).toEqual(visit);
  });

  it.each([null, 'x', {}, { referrer: 1, campaign: {} }, { referrer: '', campaign: null }])('%j is no visit', (stored) =>
    expect(readVisit(stored)).toBeNull(),
  );

  it('is read from the first page only', () => {
    const arrive = (search: string, referrer: string) => visitBegan({ search, referrer, now: 1, isPrivate: false, numbers: {} });
    const first = trackingSlice.reducer(undefined, arrive('?utm_source=first', 'https://a.example/'));
    const second = trackingSlice.reducer(first, arrive('?utm_source=second', 'https://b.example/'));
    expect(second.visit).toEqual({ referrer: 'https://a.example/', campaign: { source: 'first' } });
  });
});

describe('who a visit belongs to', () => {
  const sources = { newId: () => 'random-1', compute: jest.fn(async () => 'fingerprint-1') };
  beforeEach(() => sources.compute.mockClear());

  it('is a fingerprint', async () => {
    expect(await obtainVisitorId({ ...sources, isPrivate: false })).toEqual({ id: 'fingerprint-1', kind: 'fingerprint' });
  });

  it('is a random name under Global Privacy Control, and nothing is computed', async () => {
    expect(await obtainVisitorId({ ...sources, isPrivate: true })).toEqual({ id: 'random-1', kind: 'random' });
    expect(sources.compute).not.toHaveBeenCalled();
  });

  it('is a random name where nothing can be computed', async () => {
    const compute = () => Promise.reject(new Error('blocked'));
    expect(await obtainVisitorId({ ...sources, compute, isPrivate: false })).toEqual({ id: 'random-1', kind: 'random' });
  });

  it.each([
    ['fingerprint', true, null],
    ['fingerprint', false, 'kept'],
    ['random', true, 'kept'],
  ] as const)('known by a %s id, privacy %s: %s', (kind, isPrivate, expected) => {
    const known = trackingSlice.reducer(undefined, visitorKnown({ id: 'kept', kind }));
    expect(trackingSlice.reducer(known, visitBegan({ search: '', referrer: '', now: 1, isPrivate, numbers: {} })).visitor?.id ?? null).toBe(
      expected,
    );
  });
});
