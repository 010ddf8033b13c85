/** Whatever an installation calls itself: the server's HTML is what the browser renders first (React takes it over without a change). */
import { setImmediate } from 'node:timers';
import { act, render as show } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_BRAND, nameSizeOf } from '#core/content/brand';
import type { Brand } from '#core/content/brand';
import { contentAnswers } from '#core/content/pages/contentAnswers';
import { recordOf } from '#core/content/pages/pageRecords';
import type { PrerenderedPage } from '#core/content/prerendered';
import { ownBrand } from '#server/content/pages/slots/ownBrand';
import { fakeServer } from '#testing/site/fakeServer';
import { App } from '#web/app/App';
import { preloadPage } from '#web/app/routes';
import { createAppStore } from '#web/app/store';
import { createAddress } from '#web/platform/browser/location';
import { takeAnswersFrom } from '#web/platform/sent/pageAnswers';
import { takeRecordsFrom } from '#web/platform/sent/pageRecord';
import { takeSettings } from '#web/platform/sent/settings';
import { nothing } from './nothing';

/** Each with a page of its own next to the home page: a record is kept for as long as the browser's page lives. */
const BRANDS: readonly (readonly [path: string, brand: Partial<Brand>])[] = [
  ['/about-us', { brandName: 'Skylark' }],
  ['/contact-us', { brandName: 'Wing & Sons', addressLines: ['1 Main St'] }],
  ['/frequently-asked-questions', { brandName: 'The “Best” "Fares"', mainPhone: '+44 20 7946 0000' }],
  ['/terms-and-conditions', { brandName: '<b>Fares</b>', legalName: '</script><script>' }],
  ['/us-es/about-us', { brandName: 'Mañana Viajes' }],
  ['/privacy-policy', { brandName: "O'Hare's", legalName: "O'Hare's & Daughters, Inc." }],
  ['/cancellation-and-refund-policy', { brandName: 'Wing', addressLines: ['1 Main St', 'Floor 2', 'Springfield', 'USA'] }],
  ['/disclaimer', { brandName: 'Wingfare Travel Inc.' }],
  ['/payment-policy', { brandName: 'Wingfares', legalName: 'Wingfare' }],
  ['/baggage-fees', { brandName: 'Transcontinental Airfares', promo: '{{promoEs}} $& $1', email: 'Wingfare@wingfare.example' }],
];

fakeServer({}).serveFile();
const pages = new Map<string, PrerenderedPage>();
beforeAll(async () => {
  // React renders on a server of Node, whose timers a page has not
  Object.assign(globalThis, { setImmediate });
  (window as Partial<Window>).matchMedia ??= (media) =>
    ({ matches: false, media, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
  await jest.isolateModulesAsync(async () => {
    const { render } = await import('./render');
    for (const path of ['/', ...BRANDS.map(([at]) => at)]) pages.set(path, await render(path));
  });
}, 120_000);

async function takeOver(
  path: string,
  brand: Brand,
  sandbox: boolean,
): Promise<{ readonly before: string; readonly errors: readonly unknown[] }> {
  takeSettings({ brand, sandbox });
  takeRecordsFrom((match) => {
    const record = recordOf(match, brand);
    return record ? Promise.resolve(record) : Promise.reject(new Error(`no record of ${match.route}`));
  });
  takeAnswersFrom((match) => Promise.resolve({ query: '', ...contentAnswers(match, brand) }));
  await preloadPage(path);
  const root = document.createElement('div');
  root.innerHTML = ownBrand(pages.get(path)?.html ?? '', brand, sandbox);
  document.body.replaceChildren(root);
  const before = root.textContent;
  const errors: unknown[] = [];
  const app = (
    <App store={createAppStore({ local: nothing, session: nothing })} address={createAddress({ pathname: path, search: '' })}>
      {(page) => <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>}
    </App>
  );
  const { unmount } = await act(async () =>
    show(app, { container: root, hydrate: true, onRecoverableError: (error) => errors.push(error) }),
  );
  unmount();
  return { before, errors };
}

it.each(BRANDS)('%s %j', async (own, more) => {
  const brand = { ...DEFAULT_BRAND, ...more, nameSize: nameSizeOf(more.brandName ?? '') };
  for (const path of ['/', own]) {
    // real tickets under half of the names
    const sandbox = own === path;
    const { before, errors } = await takeOver(path, brand, sandbox);
    expect(before).toContain(brand.brandName);
    expect(/Test mode|modo de prueba|Modo de prueba/.test(before)).toBe(sandbox);
    expect(errors).toEqual([]);
  }
});
