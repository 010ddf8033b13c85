/** The port behind which HTML pages come from, and its first adapter: prerendered files where they exist, else the shell. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ORIGIN_SLOT } from '#core/content/prerendered';
import type { ClientSettings } from '#core/contract/settings';
import type { PrerenderedPage } from '#core/content/prerendered';
import { routeExists } from '#core/content/routeExists';
import { cardTags, USUAL_IMAGE } from '#core/content/seo';
import { matchRoute, pathOf, splitLocale } from '#core/domain/routes';
import type { Locale, RouteMatch } from '#core/domain/routes';
import type { Config } from '../config';
import type { PageAssets } from './assetTags';
import type { BuildManifest } from './buildManifest';
import { escapeHtml, renderDocument, settingsHead } from './document';
import { rebrand } from './rebrand';

export interface PageBody {
  readonly raw: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Weak: the same for every encoding. */
  readonly etag: string;
  /** Hashes of the styles it carries, as the content security policy names them. */
  readonly styleSources: readonly string[];
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
   * names the site in canonical addresses and shared pictures; one of too many is left out.
   */
  render(pathname: string, origin?: string): Page;
}

/** The entry of every page, and the chunk that it starts (web/main.tsx). */
const ENTRY = { entry: 'main', starts: 'app' } as const;

/** Room for pages that were asked for: about three hundred of them, in three encodings. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Names of the site that get pages of their own: the Host header is the visitor's to choose, and each costs a compression. */
const MAX_ORIGINS = 8;

/** Pages of the build folder; each is put together and compressed when it is first asked for. */
export function openPages(distDir: string, manifest: BuildManifest, config: Config): PageRenderer {
  const settings = settingsHead(clientSettings(config));
  const folder = path.join(distDir, 'pages');
  const prerendered = listPrerendered(folder);
  const shells = readShells(distDir);
  const styleText = (src: string): string => readFileSync(path.join(distDir, 'web', src), 'utf8');
  const memory = new LRUCache<string, PageBody>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ raw, br, gzip }) => raw.length + br.length + gzip.length,
  });
  const bodyOf = (key: string, locale: Locale, origin: string): PageBody => {
    const chunks = shells[`/${key}`];
    const name = `${origin} ${prerendered.has(key) || chunks ? key : locale}`;
    const known = memory.get(name);
    if (known) return known;
    const html = prerendered.has(key)
      ? fillPage(
          readPrerendered(path.join(folder, `${key}.json`)),
          { manifest, ...ENTRY, isComplete: true, styleText },
          config,
          settings,
          origin,
        )
      : renderDocument({
          lang: locale,
          title: config.brand.brandName,
          assets: { manifest, ...ENTRY, chunks: chunks ?? [] },
          head: `${shellCard(config, locale, origin)}\n${settings}`,
          body: '<div id="root"></div>',
        });
    const packed = packHtml(html);
    memory.set(name, packed);
    return packed;
  };
  const origins = new Set<string>();
  const believed = (origin: string): string => {
    if (origins.size < MAX_ORIGINS) origins.add(origin);
    return origins.has(origin) ? origin : '';
  };
  return {
    paths: [...prerendered].map((file) => (file === 'index' ? '/' : `/${file}`)).sort(),
    render(pathname, origin = config.publicOrigin ?? '') {
      const match = matchRoute(pathname);
      const isKnown = match !== null && match.route !== 'notFound' && routeExists(match);
      const shown: RouteMatch = isKnown ? match : { route: 'notFound', locale: splitLocale(pathname).locale, params: {} };
      return { status: isKnown ? 200 : 404, html: bodyOf(fileOf(pathOf(shown, shown.locale)), shown.locale, believed(origin)) };
    },
  };
}

/** What a page may know of the configuration; a secret never. */
function clientSettings({ brand, mainApiBase, dataApiBase, botCheck }: Config): ClientSettings {
  return {
    brand,
    sandbox: true,
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

/** Chunks of the pages that are not prerendered, by path; none in a watch build, whose entry finds them by itself. */
function readShells(distDir: string): Readonly<Record<string, readonly string[]>> {
  const file = path.join(distDir, 'shells.json');
  // scripts/prerender.mjs wrote it from `shellChunks`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>) : {};
}

/** What a shared link of a page shows that is made in the browser. */
function shellCard({ brand: { brandName } }: Config, locale: Locale, origin: string): string {
  const title = { key: 'property', name: 'og:title', content: brandName } as const;
  return [title, ...cardTags({ image: USUAL_IMAGE, title: brandName }, locale, origin)]
    .map(({ key, name, content }) => `<meta ${key}="${name}" content="${escapeHtml(content ?? '')}">`)
    .join('\n');
}

/** The document of a prerendered page with this installation's origin, brand and settings. */
function fillPage(page: PrerenderedPage, assets: PageAssets, config: Config, settings: string, origin: string): string {
  const own = (text: string): string => rebrand(text.replaceAll(ORIGIN_SLOT, origin), config.brand);
  return renderDocument({
    lang: page.lang,
    title: own(page.title),
    assets: { ...assets, chunks: page.chunks },
    head: `${own(page.head)}\n${settings}`,
    body: `<div id="root">${own(page.html)}</div>`,
  });
}

export function packHtml(html: string): PageBody {
  const raw = Buffer.from(html);
  return {
    raw,
    br: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length, [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    gzip: gzipSync(raw, { level: 9 }),
    etag: `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    styleSources: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    ),
  };
}
