/** The port behind which HTML pages come from, and its first adapter: prerendered files where they exist, else the shell. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ANSWERS_ID } from '#core/contract/pages/pageAnswers';
import type { SentAnswers } from '#core/contract/pages/pageAnswers';
import type { ClientSettings } from '#core/contract/pages/settings';
import type { PrerenderedPage } from '#core/content/prerendered';
import type { Brand } from '#core/content/brand';
import { RECORD_ID } from '#core/content/pages/pageRecord';
import type { PageRecord } from '#core/content/pages/pageRecord';
import { contentAnswers } from '#core/content/pages/contentAnswers';
import { recordOf } from '#core/content/pages/pageRecords';
import { routeExists } from '#core/content/routes/routeExists';
import { matchRoute, pathOf, splitLocale } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { linesOfCode } from '#core/domain/site/trackingCode';
import { knownOrigin } from '../../platform/config/config';
import type { Config } from '../../platform/config/config';
import type { BuildManifest } from './buildManifest';
import type { CarriedFiles } from './document/AssetTags';
import { emptyPage, fillPage } from './document/pageDocument';
import type { DataBlock } from './document/pageDocument';
import { createOriginSlots } from './slots/originSlots';
import { pack } from './pageBody';
import type { PageBody } from './pageBody';
import { hasFares } from './pageAnswers';

export interface Page {
  readonly status: 200 | 404;
  readonly html: PageBody;
}

export interface PageRenderer {
  /** Addresses of all prerendered pages, sorted. */
  readonly paths: readonly string[];
  /**
   * The page at a path of the site; an unknown path gives the not-found page with status 404. `origin` is how the page
   * names the site in canonical addresses and shared pictures; one of too many is left out. `code` is the tracking code of the
   * address: its number is on every line of the page (decision 063).
   */
  render(pathname: string, origin?: string, code?: string | null): Page;
  /** The document of a prerendered page at its own address with other HTML in it, which is kept nowhere; null where the build has no such page. */
  fill(pathname: string, origin: string, code: string | null, live: LivePage): PageBody | null;
  /** The record of the content page at a path as JSON, in the spelling of its own address; null where there is none. */
  record(pathname: string, code?: string | null): PageBody | null;
}

/** A page that was rendered again, and the answers in it. */
export interface LivePage {
  readonly html: string;
  readonly answers: SentAnswers;
}

/** What pages tell of the installation's adapters. */
export interface Adapters {
  readonly supplier: { readonly isSandbox: boolean };
  readonly gateway: { readonly isSandbox: boolean };
}

/** The entry of every page, and the chunk that it starts (web/main.tsx). */
export const ENTRY = { entry: 'main', starts: 'app' } as const;

/** The file of the home page. */
const HOME = 'index';

/** Room for pages that were requested: about three hundred of them, in three encodings. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Pages of the build folder; each is put together and compressed when it is first requested. */
export function openPages(distDir: string, manifest: BuildManifest, config: Config, adapters: Adapters): PageRenderer {
  const folder = path.join(distDir, 'pages');
  const carries = carriedFrom(distDir);
  const prerendered = listPrerendered(folder);
  const shells = readShells(distDir);
  const memory = new LRUCache<string, PageBody>({
    maxSize: MEMORY_BYTES,
    // the compressed ones are made when they are requested: together they have at most half of it
    sizeCalculation: ({ raw }) => Math.ceil(raw.length * 1.5) + 1,
  });
  const assets = { manifest, ...ENTRY, carries };
  const ownOf = (code: string | null) => {
    const brand = linesOfCode(config.brand, code, config.numbers);
    const { isSandbox } = adapters.supplier;
    return { brand, isSandbox, settings: clientSettings(config, brand, adapters) };
  };
  const completeOf = (key: string, origin: string, code: string | null, live: LivePage | null): string => {
    const own = ownOf(code);
    const page = readPrerendered(path.join(folder, `${key}.json`));
    return fillPage(
      { ...page, html: live?.html ?? page.html },
      { ...assets, isComplete: true, carries: { ...carries, styles: true } },
      {
        ...own,
        origin,
        data: [recordBlock(`/${key}`, own.brand), answersBlock(key === HOME ? '/' : `/${key}`, own.brand, live?.answers)].flat(),
      },
    );
  };
  const bodyOf = (key: string, locale: Locale, origin: string, code: string | null): PageBody => {
    const shell = shells[`/${key}`];
    const name = [origin, code, prerendered.has(key) || shell ? key : locale].join(' ');
    const known = memory.get(name);
    if (known) return known;
    const own = ownOf(code);
    const html = prerendered.has(key)
      ? completeOf(key, origin, code, null)
      : shell
        ? fillPage(shell, assets, { ...own, origin })
        : emptyPage(locale, assets, { ...own, origin });
    const packed = pack(html);
    memory.set(name, packed);
    return packed;
  };
  const recordBody = (pathname: string, code: string | null): PageBody | null => {
    const name = ['record', code, pathname].join(' ');
    const known = memory.get(name);
    if (known) return known;
    const record = recordAt(pathname, linesOfCode(config.brand, code, config.numbers));
    if (!record) return null;
    const packed = pack(JSON.stringify(record));
    memory.set(name, packed);
    return packed;
  };
  const believed = createOriginSlots();
  return {
    paths: [...prerendered].map((file) => (file === HOME ? '/' : `/${file}`)).sort(),
    render(pathname, origin = knownOrigin(config), code = null) {
      const match = matchRoute(pathname);
      const isKnown = match !== null && match.route !== 'notFound' && routeExists(match);
      const shown: RouteMatch = isKnown ? match : { route: 'notFound', locale: splitLocale(pathname).locale, params: {} };
      return { status: isKnown ? 200 : 404, html: bodyOf(fileOf(pathOf(shown, shown.locale)), shown.locale, believed(origin), code) };
    },
    fill(pathname, origin, code, live) {
      const key = fileOf(pathname);
      return prerendered.has(key) ? pack(completeOf(key, origin, code, live)) : null;
    },
    record: (pathname, code = null) => recordBody(pathname, code),
  };
}

/** What every page carries of a build: the script that tells of calls (web/callScript.ts). */
export const carriedFrom = (distDir: string): CarriedFiles => ({
  script: 'calls',
  styles: false,
  textOf: (src) => readFileSync(path.join(distDir, 'web', src), 'utf8'),
});

/** What a page may know of the configuration; a secret never. */
export function clientSettings(
  { numbers, mainApiBase, dataApiBase, botCheck }: Config,
  brand: Brand,
  { supplier, gateway }: Adapters,
): ClientSettings {
  return {
    brand,
    numbers,
    sandbox: supplier.isSandbox,
    testCards: gateway.isSandbox,
    apiBases: { main: mainApiBase, data: dataApiBase },
    botCheck: botCheck === null ? null : { siteKey: botCheck.siteKey, scriptUrl: botCheck.scriptUrl },
  };
}

/** `/` is the file `index`, `/us-es/about-us` is `us-es/about-us`. */
const fileOf = (pathname: string): string => (pathname === '/' ? HOME : pathname.slice(1));

function listPrerendered(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((n) => n.endsWith('.json'));
  return new Set(
    names.map((name) =>
      name
        .split(path.sep)
        .join('/')
        .replace(/\.json$/, ''),
    ),
  );
}

// Our own build wrote it from the same type.
const readPrerendered = (file: string): PrerenderedPage => JSON.parse(readFileSync(file, 'utf8')) as PrerenderedPage;

/** The documents of the pages that the browser renders by itself, by path; none in a watch build. */
export function readShells(distDir: string): Readonly<Record<string, PrerenderedPage>> {
  const file = path.join(distDir, 'shells.json');
  // scripts/prerender.mjs wrote it from the same type
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PrerenderedPage>) : {};
}

/** The record of the content page at an address in its own spelling; null for every other address. */
function recordAt(pathname: string, brand: Brand): PageRecord | null {
  const match = matchRoute(pathname);
  return match && routeExists(match) && pathOf(match, match.locale) === pathname ? recordOf(match, brand) : null;
}

/** None for a page without a record. */
function recordBlock(pathname: string, brand: Brand): readonly DataBlock[] {
  const record = recordAt(pathname, brand);
  return record ? [{ id: RECORD_ID, of: pathname, value: record }] : [];
}

/** The answers of calls that are on the page; none for a page that has none. */
function answersBlock(pathname: string, brand: Brand, live: SentAnswers = { query: '' }): readonly DataBlock[] {
  const match = matchRoute(pathname);
  if (!match) return [];
  // those of content again: what was rendered has slots for the brand
  const answers = { ...live, ...contentAnswers(match, brand) };
  return hasFares(match) || Object.keys(answers).length > 1 ? [{ id: ANSWERS_ID, of: pathname, value: answers }] : [];
}
