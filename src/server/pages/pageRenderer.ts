/** The port behind which HTML pages come from, and its first adapter: prerendered files where they exist, else the shell. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ORIGIN_SLOT } from '#core/content/prerendered';
import type { ClientSettings } from '#core/contract/settings';
import type { PrerenderedPage } from '#core/content/prerendered';
import type { Brand } from '#core/content/brand';
import { RECORD_ID } from '#core/content/pages/pageRecord';
import type { PageRecord } from '#core/content/pages/pageRecord';
import { recordOf } from '#core/content/pages/pageRecords';
import { routeExists } from '#core/content/routeExists';
import { cardTags } from '#core/content/cardTags';
import { USUAL_IMAGE } from '#core/content/seo';
import { lazily } from '#core/domain/once';
import { matchRoute, pathOf, splitLocale } from '#core/domain/routes';
import type { Locale, RouteMatch } from '#core/domain/routes';
import { linesOfCode } from '#core/domain/trackingCode';
import type { Config } from '../config';
import type { Carried } from '../http/headers';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';
import type { CarriedFiles, PageAssets } from './assetTags';
import type { BuildManifest } from './buildManifest';
import { escapeHtml, renderDocument, settingsHead } from './document';
import { createOriginSlots } from './originSlots';
import { rebrand } from './rebrand';

/** A document, or the record of a page, as it is sent. */
export interface PageBody {
  readonly raw: Buffer;
  /** Null: made for one answer, compressed as it is sent. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
  /** Weak: the same for every encoding. */
  readonly etag: string;
  readonly carried: Carried;
}

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
   * address: its number stands on every line of the page (decision 063).
   */
  render(pathname: string, origin?: string, code?: string | null): Page;
  /** The record of the content page at a path as JSON, in the spelling of its own address; null where there is none. */
  record(pathname: string, code?: string | null): PageBody | null;
}

/** What pages tell of the installation's adapters. */
export interface Adapters {
  readonly supplier: Pick<FlightSupplier, 'isSandbox'>;
  readonly gateway: Pick<PaymentGateway, 'isSandbox'>;
}

/** The entry of every page, and the chunk that it starts (web/main.tsx). */
export const ENTRY = { entry: 'main', starts: 'app' } as const;

/** Room for pages that were asked for: about three hundred of them, in three encodings. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Pages of the build folder; each is put together and compressed when it is first asked for. */
export function openPages(distDir: string, manifest: BuildManifest, config: Config, adapters: Adapters): PageRenderer {
  const folder = path.join(distDir, 'pages');
  const carries = carriedFrom(distDir);
  const prerendered = listPrerendered(folder);
  const shells = readShells(distDir);
  const memory = new LRUCache<string, PageBody>({
    maxSize: MEMORY_BYTES,
    // the compressed ones are made when they are asked for: together they have at most half of it
    sizeCalculation: ({ raw }) => Math.ceil(raw.length * 1.5) + 1,
  });
  const bodyOf = (key: string, locale: Locale, origin: string, code: string | null): PageBody => {
    const shell = shells[`/${key}`];
    const name = `${origin} ${code ?? ''} ${prerendered.has(key) || shell ? key : locale}`;
    const known = memory.get(name);
    if (known) return known;
    const assets = { manifest, ...ENTRY, carries };
    const brand = linesOfCode(config.brand, code, config.numbers);
    const settings = settingsHead(clientSettings(config, brand, adapters));
    const html = prerendered.has(key)
      ? fillPage(
          readPrerendered(path.join(folder, `${key}.json`)),
          { ...assets, isComplete: true, carries: { ...carries, styles: true } },
          { brand, settings, origin, record: recordTag(`/${key}`, brand) },
        )
      : shell
        ? fillPage(shell, assets, { brand, settings, origin })
        : renderDocument({
            lang: locale,
            title: brand.brandName,
            assets: { ...assets, chunks: [] },
            head: `${shellCard(brand, locale, origin)}\n${settings}`,
            body: '<div id="root"></div>',
          });
    const packed = pack(html);
    memory.set(name, packed);
    return packed;
  };
  const recordBody = (pathname: string, code: string | null): PageBody | null => {
    const name = `record ${code ?? ''} ${pathname}`;
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
    paths: [...prerendered].map((file) => (file === 'index' ? '/' : `/${file}`)).sort(),
    render(pathname, origin = config.publicOrigin ?? '', code = null) {
      const match = matchRoute(pathname);
      const isKnown = match !== null && match.route !== 'notFound' && routeExists(match);
      const shown: RouteMatch = isKnown ? match : { route: 'notFound', locale: splitLocale(pathname).locale, params: {} };
      return { status: isKnown ? 200 : 404, html: bodyOf(fileOf(pathOf(shown, shown.locale)), shown.locale, believed(origin), code) };
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
const fileOf = (pathname: string): string => (pathname === '/' ? 'index' : pathname.slice(1));

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

/** What a shared link shows of a page that the build knows nothing of. */
function shellCard({ brandName }: Brand, locale: Locale, origin: string): string {
  const title = { key: 'property', name: 'og:title', content: brandName } as const;
  return [title, ...cardTags({ image: USUAL_IMAGE, title: brandName }, locale, origin)]
    .map(({ key, name, content }) => `<meta ${key}="${name}" content="${escapeHtml(content ?? '')}">`)
    .join('\n');
}

/** The record of the content page at an address in its own spelling; null for every other address. */
function recordAt(pathname: string, brand: Brand): PageRecord | null {
  const match = matchRoute(pathname);
  return match && routeExists(match) && pathOf(match, match.locale) === pathname ? recordOf(match, brand) : null;
}

/** A data block, which no script policy concerns; empty for a page without a record. */
function recordTag(pathname: string, brand: Brand): string {
  const record = recordAt(pathname, brand);
  if (!record) return '';
  const json = JSON.stringify(record).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${RECORD_ID}" data-of="${escapeHtml(pathname)}">${json}</script>`;
}

interface Filling {
  readonly brand: Brand;
  /** Tag of the installation's settings. */
  readonly settings: string;
  readonly origin: string;
  /** Tag of the page's record, after its HTML: the application reads it, nothing that is painted waits for it. */
  readonly record?: string;
}

/** The document of a prerendered page with this installation's origin, brand, settings and the page's record. */
export function fillPage(page: PrerenderedPage, assets: PageAssets, { brand, settings, origin, record = '' }: Filling): string {
  const own = (text: string): string => rebrand(text.replaceAll(ORIGIN_SLOT, origin), brand);
  return renderDocument({
    lang: page.lang,
    title: own(page.title),
    assets: { ...assets, chunks: page.chunks },
    head: `${own(page.head)}\n${settings}`,
    body: `<div id="root">${own(page.html)}</div>${record}`,
  });
}

/** Text of a document or a record, compressed once for everybody who asks for it so. */
export function pack(text: string): PageBody {
  const raw = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length, [constants.BROTLI_PARAM_QUALITY]: 10 };
  const br = lazily(() => brotliCompressSync(raw, { params }));
  const gzip = lazily(() => gzipSync(raw, { level: 9 }));
  return {
    raw,
    get br() {
      return br();
    },
    get gzip() {
      return gzip();
    },
    etag: etagOf(raw),
    carried: carriedBy(text),
  };
}

export const etagOf = (raw: Buffer): string => `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;

/** The scripts and styles that stand in a document itself. */
export const carriedBy = (html: string): Carried => ({
  scripts: hashesOf(html.matchAll(/<script>(.*?)<\/script>/gs)),
  styles: hashesOf(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)),
});

const hashesOf = (found: Iterable<RegExpMatchArray>): readonly string[] =>
  Array.from(found, ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
