/** Numbers, addresses and call clicks on real pages. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { preloadPages, renderApp } from '#testing/site/renderApp';
import { settings, takeSettings } from '#web/platform/sent/settings';
import { journey } from '#web/platform/journey';
import { keepCode, watchCalls } from './calls';
import { deviceKnown, selectIsBegun, visitorKnown } from './tracking.slice';

const server = fakeServer({
  'POST /api/callclick': () => ({ status: 204 }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
const stay = (event: Event): void => event.preventDefault();

beforeAll(async () => {
  server.start();
  watchCalls();
  // jsdom cannot dial
  window.addEventListener('click', stay);
  await preloadPages('/about-us', '/airlines', '/404');
});
afterAll(() => {
  server.stop();
  window.removeEventListener('click', stay);
});
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.sessionStorage.setItem('wf.visitor', JSON.stringify({ id: 'visitor-1', kind: 'random' }));
});
afterEach(() => {
  server.reset();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

async function open(at: string) {
  window.history.replaceState(null, '', at);
  const app = await renderApp(at);
  await screen.findByRole('banner');
  return app;
}
const banner = () => screen.getByRole('banner');
const headerNumber = (name: RegExp) => within(banner()).getAllByRole('link', { name })[0] as HTMLElement;
const clicks = () => server.received.filter((a) => a.url.pathname === '/api/callclick').map((a) => a.body);

describe('the number', () => {
  it('is that of a valid code, on every line, and comes back on the next visit', async () => {
    const { unmount } = await open('/airlines?fftfn=GOOGLE1');
    expect(banner()).toHaveTextContent('(800) 555-0111');
    expect(headerNumber(/555-0111/)).toHaveAttribute('href', 'tel:+18005550111');
    unmount();
    await open('/about-us');
    expect(banner()).toHaveTextContent('(800) 555-0111');
  });

  it.each([
    ['/airlines', 'Airline desk'],
    ['/us-es/airlines', 'Aerolíneas'],
  ])('of %s says whose line it is, unless it is that of a code', async (page, name) => {
    const { unmount } = await open(page);
    expect(headerNumber(/555-0154/)).toHaveTextContent(name);
    unmount();
    await open(`${page}?fftfn=GOOGLE1`);
    expect(headerNumber(/555-0111/)).not.toHaveTextContent(name);
  });

  it('is kept by the document itself, for visitors who leave before the application starts', async () => {
    window.history.replaceState(null, '', '/airlines?fftfn=GOOGLE1');
    keepCode();
    await open('/about-us');
    expect(banner()).toHaveTextContent('(800) 555-0111');
    window.localStorage.clear();
    window.history.replaceState(null, '', '/airlines?fftfn=NOBODY');
    keepCode();
    expect(window.localStorage.getItem('wf.fftfn')).toBeNull();
  });

  it.each([
    ['a code kept 31 days', { code: 'GOOGLE1', seenAt: Date.now() - 31 * 86_400_000 }],
    ['a code of no table', { code: 'NOBODY', seenAt: Date.now() }],
    ['something else', 'GOOGLE1'],
  ])('is the page’s own with %s, which is forgotten', async (_what, kept) => {
    window.localStorage.setItem('wf.fftfn', JSON.stringify(kept));
    await open('/about-us');
    expect(banner()).toHaveTextContent('(800) 555-0142');
  });
});

describe('the address', () => {
  it('and links of this site carry the code a second after the page came, calls and other links do not', async () => {
    const { unmount } = await open('/about-us?fftfn=BING1');
    unmount();
    await open('/about-us?x=1#team');
    expect(window.location.search).toBe('?x=1');
    await waitFor(() => expect(window.location.href).toBe('http://localhost/about-us?x=1&fftfn=BING1#team'));
    const contact = screen.getAllByRole('link', { name: 'Contact Us' })[0];
    expect(contact).toHaveAttribute('href', '/contact-us?fftfn=BING1');
    const others = [...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], a[href^="#"]')];
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter((a) => a.getAttribute('href')?.includes('fftfn'))).toEqual([]);
  });

  it('drops an invalid code', async () => {
    await open('/about-us?a=b&fftfn=%3Cscript%3E');
    await waitFor(() => expect(window.location.search).toBe('?a=b'));
    expect(window.localStorage.getItem('wf.fftfn')).toBeNull();
  });
});

describe('a click on a telephone link', () => {
  const DEVICE = { type: 'mobile', name: 'Apple iPhone', browser: 'Mobile Safari' };
  const remember = (key: string, value: unknown) => window.sessionStorage.setItem(key, JSON.stringify(value));
  const kept = () => JSON.parse(window.sessionStorage.getItem('wf.calls') ?? '[]') as unknown[];

  it('is posted once, with every field, where device and visitor are known, and dispatched as Clicked', async () => {
    const details: unknown[] = [];
    const hear = (event: Event): void => void details.push(event instanceof CustomEvent ? event.detail : null);
    window.addEventListener('Clicked', hear);
    remember('wf.device', DEVICE);
    await open('/airlines?fftfn=GOOGLE1');
    await userEvent.click(headerNumber(/555-0111/));
    await waitFor(() => expect(clicks()).toHaveLength(1));
    window.removeEventListener('Clicked', hear);
    expect(clicks()).toEqual([
      {
        clickId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        pageUrl: '/airlines',
        device: 'mobile | Apple iPhone | Mobile Safari',
        tfn: '800555-0111',
        isPaid: true,
        fftfn: 'GOOGLE1',
        placement: 'Airline',
        FingerprintId: 'visitor-1',
        Referrer: 'No Referrer',
      },
    ]);
    expect(details).toEqual([{ url: '/airlines', deviceType: 'mobile', deviceName: 'Apple iPhone', browser: 'Mobile Safari' }]);
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it.each([
    ['', 'No Referrer'],
    ['https://search.example/?q=flights', 'https://search.example/?q=flights'],
    [`${window.location.origin}/airlines`, `${window.location.origin}/airlines`],
  ])('says the document’s referrer, %j, whatever the visit began with and wherever the visitor went since', async (referrer, Referrer) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    remember('wf.visit', { referrer: 'https://another.example/', campaign: {} });
    const { address } = await open('/about-us');
    window.history.pushState(null, '', '/flights');
    await act(async () => address.push('/flights'));
    await userEvent.click(headerNumber(/555-0142/));
    await waitFor(() => expect(clicks().at(-1)).toMatchObject({ pageUrl: '/flights', Referrer }));
  });

  it('to a channel for messages is posted as a call is, and names the channel', async () => {
    const sent = settings();
    takeSettings({ ...sent, brand: { ...sent.brand, smsNumber: '(800) 555-0143' } });
    remember('wf.device', DEVICE);
    await open('/about-us');
    const footer = within(screen.getByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'Text us' }));
    await waitFor(() => expect(clicks()).toEqual([expect.objectContaining({ tfn: '800555-0143', placement: 'Footer, SMS' })]));
    expect(footer.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    takeSettings(sent);
  });

  it.each([
    ['device', [deviceKnown(DEVICE), visitorKnown({ id: 'visitor-2', kind: 'random' })]],
    ['visitor', [visitorKnown({ id: 'visitor-2', kind: 'random' }), deviceKnown(DEVICE)]],
  ] as const)('is posted with what is known, and under the same id again with the rest: first the %s', async (_what, known) => {
    window.sessionStorage.removeItem('wf.visitor');
    const { store } = await open('/no-such-page');
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: '(888) 555-0137' }));
    const first = { pageUrl: '/no-such-page-404', tfn: '888555-0137', isPaid: false, placement: 'Second number' };
    await waitFor(() => expect(clicks()).toEqual([expect.objectContaining({ ...first, device: '', FingerprintId: '' })]));
    for (const one of known) store.dispatch(one);
    const rest = { device: 'mobile | Apple iPhone | Mobile Safari', FingerprintId: 'visitor-2' };
    await waitFor(() => expect(clicks().at(-1)).toEqual({ ...(clicks()[0] as object), ...rest }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('that the page before could not complete is completed here', async () => {
    const call = { clickId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', pageUrl: '/', device: '', FingerprintId: '' };
    remember('wf.calls', [call, 'nonsense', { clickId: 1 }]);
    remember('wf.device', DEVICE);
    await open('/about-us');
    await waitFor(() =>
      expect(clicks()).toEqual([{ ...call, device: 'mobile | Apple iPhone | Mobile Safari', FingerprintId: 'visitor-1' }]),
    );
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('names no fingerprint once the visitor asks for privacy', async () => {
    remember('wf.device', DEVICE);
    remember('wf.visitor', { id: 'fingerprint-1', kind: 'fingerprint' });
    const { store } = await open('/about-us');
    // asked for privacy any sooner, the visitor would be given a random id
    await waitFor(() => expect(selectIsBegun(store.getState())).toBe(true));
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await userEvent.click(headerNumber(/555-0142/));
    // the call is posted in a task of its own, which reads the wish
    await waitFor(() => expect(clicks()).toMatchObject([{ FingerprintId: '' }]));
  });

  it.each([
    ['is kept for another time', 'rate_limited', 429, 1],
    ['is given up when the server will never take it', 'invalid_request', 400, 0],
  ] as const)('whose post fails is logged and %s', async (_what, code, status, left) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer('POST /api/callclick', () => ({ status, body: problem(code, status) }));
    remember('wf.device', DEVICE);
    await open('/about-us');
    await userEvent.click(headerNumber(/555-0142/));
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('Error posting call click url')));
    await waitFor(() => expect(kept()).toHaveLength(left));
  });

  it('goes by beacon only where there is no fetch', async () => {
    const beacon = jest.fn((_url: string, _body: Blob) => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    await open('/about-us');
    const { fetch } = globalThis;
    try {
      Reflect.deleteProperty(globalThis, 'fetch');
      await userEvent.click(headerNumber(/555-0142/));
      expect(beacon).toHaveBeenCalledWith('/api/callclick', expect.objectContaining({ type: 'application/json' }));
    } finally {
      globalThis.fetch = fetch;
    }
    expect(clicks()).toEqual([]);
  });
});

it('posts funnel events with where the visit came from', async () => {
  const { store } = await open('/about-us?utm_source=news&utm_content=a%40example.com&gclid=xyz&fftfn=META1');
  store.dispatch(journey.happened({ type: 'purchase', draftId: 'draft-1', value: 51_240 }));
  store.dispatch(journey.happened({ type: 'booking_stage', draftId: 'draft-1', stage: 'paid' }));
  const events = () => server.received.filter((a) => a.url.pathname === '/api/eventlog');
  await waitFor(() => expect(events()).toHaveLength(1));
  expect(events()[0]?.body).toEqual({
    name: 'purchase',
    params: { draft_id: 'draft-1', currency: 'USD', value: 512.4 },
    pageUrl: '/about-us',
    FingerprintId: 'visitor-1',
    Referrer: 'No Referrer',
    campaign: { source: 'news', gclid: 'xyz', fftfn: 'META1' },
  });
});
