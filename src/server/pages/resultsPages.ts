/** Results pages with their header, search summary and skeleton in the HTML: all of that is in the address (decision 069). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { FirstFlights } from '#core/contract/firstFlights';
import { FACTS_META } from '#core/contract/pageFacts';
import type { PageFacts } from '#core/contract/pageFacts';
import type { Brand } from '#core/content/brand';
import { common as en } from '#core/content/messages/common.en';
import { common as es } from '#core/content/messages/common.es';
import type { ResultsHtml } from '#core/content/prerendered';
import { withBrand } from '#core/content/seo';
import type { IsoDate } from '#core/domain/dates';
import { matchRoute, pathOf } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';
import { readSearchParams } from '#core/domain/searchQuery';
import { linesOfCode } from '#core/domain/trackingCode';
import type { AirportTable } from '../airports/airportTable';
import type { Config } from '../config';
import type { Carried } from '../http/headers';
import type { BuildManifest } from './buildManifest';
import { escapeHtml, settingsHead } from './document';
import { createOriginSlots } from './originSlots';
import { carriedBy, carriedFrom, clientSettings, ENTRY, etagOf, fillPage, readShells } from './pageRenderer';
import type { Adapters, PageBody } from './pageRenderer';
import { rebrand } from './rebrand';
import { latestToday } from './searchPreload';

export interface ResultsPages {
  /**
   * The page of a results address as it is while its flights are on their way, with the `first` of them where those are known; null
   * for other pages. `now` tells which days are over.
   */
  render(asked: AskedPage, now: Date, first: FirstFlights | null): PageBody | null;
}

export interface AskedPage {
  /** Path and query. */
  readonly address: string;
  /** How the page names the site. */
  readonly origin: string;
  /** The tracking code of the address: its number stands on every line of the page (decision 063). */
  readonly code: string | null;
}

/** Stand in the document for what differs between addresses. */
const FACTS_SLOT = '<!--facts-->';
const PAGE_SLOT = '<!--page-->';
/** More than languages and names of the site (originSlots.ts), with some tracking codes each. */
const FRAMES = 64;

/** A document without its page. */
interface Frame {
  /** What the site is called and its lines for whoever came with the code. */
  readonly brand: Brand;
  readonly beforeFacts: string;
  readonly beforePage: string;
  readonly afterPage: string;
  readonly carried: Carried;
}

/** Null where the build has no such pages (a watch build). */
export async function openResultsPages(
  distDir: string,
  manifest: BuildManifest,
  config: Config,
  adapters: Adapters,
  airports: Pick<AirportTable, 'resolve'>,
): Promise<ResultsPages | null> {
  const script = path.join(distDir, 'prerender', 'results-page.js');
  if (!existsSync(script)) return null;
  // our own build's, beside this bundle: a CommonJS module
  const built = (await import(/* webpackIgnore: true */ pathToFileURL(script).href)) as {
    readonly default: { readonly openResultsHtml: () => Promise<ResultsHtml> };
  };
  const html = await built.default.openResultsHtml();
  return createResultsPages({ html, frameOf: framesOf(distDir, manifest, config, adapters), airports });
}

interface Parts {
  readonly html: ResultsHtml;
  readonly frameOf: (locale: Locale, origin: string, code: string | null) => Frame;
  readonly airports: Pick<AirportTable, 'resolve'>;
}

export function createResultsPages({ html, frameOf, airports }: Parts): ResultsPages {
  const believed = createOriginSlots();
  return {
    render({ address, origin, code }, now, first) {
      const [pathname = '', query = ''] = splitOnce(address, '?');
      const match = matchRoute(pathname);
      if (match?.route !== 'results') return null;
      const search = query === '' ? '' : `?${query}`;
      const facts = { ...factsOf(search, match.locale, latestToday(now), airports), first };
      const { brand, beforeFacts, beforePage, afterPage, carried } = frameOf(match.locale, believed(origin), code);
      const { title, html: inside } = html({ pathname: pathOf(match, match.locale), search }, facts);
      const page = rebrand(inside, brand);
      const head = title === null ? beforeFacts : withTitle(beforeFacts, withBrand(title, brand));
      const meta = `<meta name="${FACTS_META}" content="${escapeHtml(JSON.stringify(facts))}">`;
      const raw = Buffer.from(head + meta + beforePage + page + afterPage);
      return { raw, br: null, gzip: null, etag: etagOf(raw), carried };
    },
  };
}

/** The head that says so in its tab; the frame says what every results page is. */
const withTitle = (head: string, title: string): string => head.replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`);

/** As the words of the page say it (`common.city`). */
const CITY = { en: en.city, es: es.city };

function factsOf(search: string, locale: Locale, today: IsoDate, airports: Parts['airports']): Omit<PageFacts, 'first'> {
  const { origin, destination } = readSearchParams(new URLSearchParams(search)).parts;
  const known = [origin, destination].flatMap((code) => {
    const place = code === undefined ? undefined : airports.resolve(code)[0];
    return code === undefined || place === undefined ? [] : [[code, CITY[locale](place)] as const];
  });
  return { today, cities: Object.fromEntries(known) };
}

function framesOf(distDir: string, manifest: BuildManifest, config: Config, adapters: Adapters): Parts['frameOf'] {
  const shells = readShells(distDir);
  const assets = { manifest, ...ENTRY, carries: { ...carriedFrom(distDir), styles: true } };
  const frames = new LRUCache<string, Frame>({ max: FRAMES });
  return (locale, origin, code) => {
    const name = `${locale} ${origin} ${code ?? ''}`;
    const known = frames.get(name);
    if (known) return known;
    const at = pathOf({ route: 'results', locale, params: {} }, locale);
    const shell = shells[at];
    if (!shell) throw new Error(`the build has no document for ${at}`);
    const brand = linesOfCode(config.brand, code, config.numbers);
    const head = `${settingsHead(clientSettings(config, brand, adapters))}\n${FACTS_SLOT}`;
    const document = fillPage({ ...shell, html: PAGE_SLOT }, assets, { brand, settings: head, origin });
    const [beforeFacts = '', rest = ''] = splitOnce(document, FACTS_SLOT);
    const [beforePage = '', afterPage = ''] = splitOnce(rest, PAGE_SLOT);
    const frame = { brand, beforeFacts, beforePage, afterPage, carried: carriedBy(document) };
    frames.set(name, frame);
    return frame;
  };
}

function splitOnce(text: string, at: string): readonly [string, string?] {
  const i = text.indexOf(at);
  return i < 0 ? [text] : [text.slice(0, i), text.slice(i + at.length)];
}
