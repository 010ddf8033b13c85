/** Every page as the server sends it: valid HTML, a head of its own, and no link that leads nowhere. */
import { setImmediate } from 'node:timers/promises';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ConfigData } from 'html-validate';
import { splitLocale } from '#core/domain/site/routes';
import { isRelease } from '#testing/testSize';
import { shellPaths } from '../src/prerender/paths';
import { eachOf, FRAMED, NOWHERE, sampledPaths, sitemapPaths } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { parisSearch } from './fixtures/traveler';

const LANES = 8;
/** So that nobody compresses two thousand pages that are read once. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } } as const;

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // how React spells a tag: HTML means the same by `hrefLang`, `<br/>`, `hidden=""` and `hidden`
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // a number with a plain space and hyphen is still one when it is copied
    'tel-non-breaking': 'off',
    // a list may have a name (ARIA 1.2): "Flights" among other lists of the page
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React's `useId` begins with `_`, which HTML allows
    'valid-id': ['error', { relaxed: true }],
  },
};

/** The card fields are sent by the button of the page around their frame; a check that is over is not sent at all. */
const FRAME_RULES: ConfigData = { rules: { 'wcag/h32': 'off' } };

/** Searches, which are made of their address: one with everything, one that means harm. */
const SEARCHES = ['/flights/search', '/us-es/flights/search'].flatMap((path) => [
  `${path}?${parisSearch()}&stops=0&extras=bag`,
  `${path}?${parisSearch()}&x=${encodeURIComponent('"><script>x</script>')}&y='<b>`,
]);

interface Sheet {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

/** Pages of the sitemap: what a search engine may show. */
let listed: readonly Sheet[];
/** Pages made in the browser, pages that are not there, and documents in frames. */
let others: readonly Sheet[];

test.beforeAll(async ({ site }) => {
  const read = async (path: string): Promise<Sheet> => {
    const answer = await fetch(site.origin + path, PLAIN);
    return { path, status: answer.status, html: await answer.text() };
  };
  listed = await eachOf(await sitemapPaths(site.origin), LANES, read);
  others = await eachOf([...shellPaths(), ...SEARCHES, ...NOWHERE, ...FRAMED], LANES, read);
});

/** Of a route whose HTML a validator reads. */
const MOST_OF_A_ROUTE = isRelease ? 80 : 5;

/** Some of the listed pages of each route, and all others. */
function drawn(): readonly Sheet[] {
  const some = sampledPaths(
    listed.map(({ path }) => path),
    MOST_OF_A_ROUTE,
  );
  return [...listed.filter(({ path }) => some.has(path)), ...others];
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/** What a page says in its title, its description and its main headings, in the order of the page. */
const NAMES = {
  title: /<title>(.*?)<\/title>/gs,
  description: /<meta name="description" content="([^"]*)"/g,
  h1: /<h1[^>]*>(.*?)<\/h1>/gs,
} as const;
const names = ({ html }: Sheet, kind: keyof typeof NAMES): readonly string[] =>
  [...html.matchAll(NAMES[kind])].map(([, text = '']) => plain(text));

test('finds every page there, and nothing where there is nothing', () => {
  expect(listed.length).toBeGreaterThan(500);
  expect([...listed, ...others].filter(({ path, status }) => status !== (NOWHERE.includes(path) ? 404 : 200))).toEqual([]);
});

test('is valid HTML on every page', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(RULES));
  const findings: string[] = [];
  for (const { path, html } of drawn()) {
    const { results } = FRAMED.includes(path) ? validator.validateStringSync(html, FRAME_RULES) : validator.validateStringSync(html);
    const messages = results.flatMap((result) => result.messages);
    findings.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? ''})`));
    // so that connections the server closes meanwhile are seen to be closed
    await setImmediate();
  }
  expect(findings).toEqual([]);
});

for (const kind of ['title', 'description', 'h1'] as const) {
  test(`gives every page one ${kind}, which no other page of its language has`, () => {
    const seen = new Map<string, string>();
    const findings = listed.flatMap((sheet) => {
      const [text = '', ...more] = names(sheet, kind);
      const key = `${splitLocale(sheet.path).locale} ${text}`;
      const twin = seen.get(key);
      seen.set(key, sheet.path);
      if (text === '' || more.length > 0) return [`${sheet.path}: ${[text, ...more].join(' | ')}`];
      return twin === undefined ? [] : [`${sheet.path} and ${twin}: ${text}`];
    });
    expect(findings).toEqual([]);
  });
}

test('has the whole record of its page in the head of searches and bookings', () => {
  for (const path of shellPaths()) {
    const sheet = others.find((other) => other.path === path);
    if (!sheet) throw new Error(`${path} was not read`);
    expect([path, names(sheet, 'title').length, names(sheet, 'description').length]).toEqual([path, 1, 1]);
    for (const tag of ['<meta name="keywords"', '<meta property="og:image"', `<link rel="canonical" href="`])
      expect([path, tag, sheet.html.split(tag).length - 1]).toEqual([path, tag, 1]);
    expect(sheet.html).toContain(`${path}"/>`);
  }
});

test('has a title only where there is no page', () => {
  for (const sheet of others.filter(({ path }) => NOWHERE.includes(path))) {
    expect([names(sheet, 'title').length, names(sheet, 'h1').length]).toEqual([1, 1]);
    expect(sheet.html).not.toMatch(/name="description"|rel="canonical"/);
  }
});

test('links to nothing that is not there', async ({ site }) => {
  /** Address → a page that leads there. */
  const links = new Map<string, string>();
  // a release follows those of every page
  for (const { path, html } of isRelease ? [...listed, ...others] : drawn())
    for (const [, name = '', value = ''] of html.matchAll(/\s(href|src|srcset|imagesrcset)="([^"]*)"/gi))
      for (const one of /srcset/i.test(name) ? value.split(/,\s+/).map((part) => part.split(' ')[0] ?? '') : [value]) {
        const { protocol, href } = new URL(plain(one), site.origin + path);
        if (/^https?:$/.test(protocol) && href.startsWith(site.origin)) links.set(href, path);
      }
  const known = new Map([...listed, ...others].map(({ path, html }) => [new URL(path, site.origin).href, html]));
  const targets = [...new Set([...links.keys()].map((link) => link.split('#')[0] ?? ''))].filter((target) => !known.has(target));
  const findings = (
    await eachOf(targets, LANES, async (target) => {
      const answer = await fetch(target, PLAIN);
      known.set(target, await answer.text());
      return answer.status === 200 ? [] : [`${target}: ${answer.status}`];
    })
  ).flat();
  for (const [link, path] of links) {
    const [target = '', fragment = ''] = link.split('#');
    if (fragment !== '' && !known.get(target)?.includes(` id="${decodeURIComponent(fragment)}"`)) findings.push(`${path}: ${link}`);
  }
  expect(findings).toEqual([]);
});
