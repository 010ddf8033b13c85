/**
 * Results pages with their header, search summary and skeleton in the HTML: all of that is in the address (decision 069). Each is
 * rendered and compressed once for everybody who requests it within a few seconds.
 */
import { LRUCache } from 'lru-cache';
import type { FirstFlights } from '#core/contract/flights/firstFlights';
import { FACTS_META } from '#core/contract/pages/pageFacts';
import type { PageFacts } from '#core/contract/pages/pageFacts';
import type { Brand } from '#core/content/brand';
import { common as en } from '#core/content/messages/site/common.en';
import { common as es } from '#core/content/messages/site/common.es';
import { withBrand } from '#core/content/meta/seo';
import type { IsoDate } from '#core/domain/values/dates';
import { matchRoute, pathOf } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { parseSearchQuery, readSearchParams, SEARCH_PARAMS } from '#core/domain/search/searchQuery';
import { linesOfCode } from '#core/domain/site/trackingCode';
import type { AirportTable } from '../../airports/airportTable';
import type { Config } from '../../platform/config/config';
import type { Carried } from '../../http/replies/headers';
import type { SharedStore } from '../../platform/shared/sharedStore';
import type { BuildManifest } from './buildManifest';
import { fillPage, jsonMeta, withTitle } from './document/pageDocument';
import { createOriginSlots } from './slots/originSlots';
import { ownBrand } from './slots/ownBrand';
import { carriedBy, pack } from './pageBody';
import type { PageBody } from './pageBody';
import { carriedFrom, clientSettings, ENTRY, readShells } from './pageRenderer';
import type { Adapters } from './pageRenderer';
import type { PageThread } from './pageThread';
import { latestToday } from './searchPreload';
import { createSharedPages } from './sharedPages';

export interface ResultsPages {
  /**
   * The page of a results address as it is while its flights are on their way, with the first of them where those are known; null
   * for other pages, and where it cannot be rendered now: the browser renders it then. `now` tells which days are over.
   */
  render(request: PageRequest, now: Date, flights: PageFlights): Promise<PageBody | null>;
}

export interface PageFlights {
  /** What a page is rendered with; requested when there is none that is kept. Null says that this visitor has had enough of them. */
  known(): Promise<KnownFlights | null>;
  /** Looks what other processes know of them, while it is looked whether they have the page: its browser asks for them next in any case. */
  look(): Promise<void>;
}

export interface KnownFlights {
  readonly first: FirstFlights | null;
  /** False where the first flights may be known the next time. */
  readonly isFinal: boolean;
}

export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  /** How the page names the site. */
  readonly origin: string;
  /** The tracking code of the address: its number is on every line of the page (decision 063). */
  readonly code: string | null;
}

/** Stand in the document for what differs between addresses. */
const FACTS_SLOT = '<!--facts-->';
const PAGE_SLOT = '<!--page-->';
/** More than languages and names of the site (originSlots.ts), with some tracking codes each. */
const FRAMES = 64;
/** Fares on it are loaded again by the list, so that it may be as old. */
const KEPT_MS = 10_000;
/** About three hundred pages, in two encodings. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** A document without its page. */
interface Frame {
  /** What the site is called and its lines for whoever came with the code. */
  readonly brand: Brand;
  readonly isSandbox: boolean;
  readonly beforeFacts: string;
  readonly beforePage: string;
  readonly afterPage: string;
  readonly carried: Carried;
}

export function openResultsPages(
  thread: PageThread,
  distDir: string,
  manifest: BuildManifest,
  config: Config,
  adapters: Adapters,
  airports: Pick<AirportTable, 'resolve'>,
  store: SharedStore | null,
): ResultsPages {
  return createResultsPages({ thread, frameOf: framesOf(distDir, manifest, config, adapters), airports, store });
}

interface Parts {
  readonly thread: Pick<PageThread, 'render'>;
  readonly frameOf: (locale: Locale, origin: string, code: string | null) => Frame;
  readonly airports: Pick<AirportTable, 'resolve'>;
  readonly store?: SharedStore | null;
}

export function createResultsPages({ thread, frameOf, airports, store = null }: Parts): ResultsPages {
  const shared = createSharedPages(store);
  const believed = createOriginSlots();
  const kept = new LRUCache<string, PageBody>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ raw }) => Math.ceil(raw.length * 1.5),
  });
  const underWay = new Map<string, Promise<PageBody | null>>();

  async function make(match: RouteMatch, request: ResultsAddress, known: KnownFlights): Promise<PageBody | null> {
    const { search, origin, code, today } = request;
    const facts = { ...factsOf(search, match.locale, today, airports), first: known.first };
    const { brand, isSandbox, beforeFacts, beforePage, afterPage, carried } = frameOf(match.locale, origin, code);
    const rendered = await thread.render({ place: { pathname: pathOf(match, match.locale), search }, facts });
    if (!rendered) return null;
    const page = ownBrand(rendered.html, brand, isSandbox);
    // the frame says what every results page is
    const head = rendered.title === null ? beforeFacts : withTitle(beforeFacts, withBrand(rendered.title, brand));
    return pack(head + jsonMeta(FACTS_META, facts) + beforePage + page + afterPage, carried);
  }

  return {
    async render({ address, origin: requestedOrigin, code }, now, flights) {
      const [pathname = '', query = ''] = splitOnce(address, '?');
      const match = matchRoute(pathname);
      if (match?.route !== 'results') return null;
      const origin = believed(requestedOrigin);
      const today = latestToday(now);
      const name = JSON.stringify([address, origin, code, today]);
      const made = kept.get(name) ?? underWay.get(name);
      if (made) return made;
      const makeNew = async (isShared: boolean): Promise<PageBody | null> => {
        const [rendered] = isShared && store !== null ? await Promise.all([shared.find(name), flights.look()]) : [];
        if (rendered) {
          const page = pack(rendered.text, frameOf(match.locale, origin, code).carried, rendered.br);
          kept.set(name, page);
          return page;
        }
        const known = await flights.known();
        const page = known && (await make(match, { search: query === '' ? '' : `?${query}`, origin, code, today }, known));
        if (page && known.isFinal) {
          kept.set(name, page);
          if (isShared) shared.keep(name, page, KEPT_MS);
        }
        return page;
      };
      const making = makeNew(isPlainSearch(query));
      underWay.set(name, making);
      try {
        return await making;
      } finally {
        underWay.delete(name);
      }
    },
  };
}

/** Whether an address has a search and nothing else: whatever else a visitor may have typed there stays in this process. */
function isPlainSearch(query: string): boolean {
  const params = new URLSearchParams(query);
  const names = Array.from(params.keys());
  const isOurs = (name: string): boolean => SEARCH_PARAMS.some((param) => param === name);
  return new Set(names).size === names.length && names.every(isOurs) && parseSearchQuery(params).ok;
}

interface ResultsAddress {
  readonly search: string;
  readonly origin: string;
  readonly code: string | null;
  readonly today: IsoDate;
}

/** As the words of the page say it (`common.city`). */
const CITY = { en: en.city, es: es.city };

function factsOf(search: string, locale: Locale, today: IsoDate, airports: Parts['airports']): Omit<PageFacts, 'first'> {
  const { origin, destination, further = [] } = readSearchParams(new URLSearchParams(search)).parts;
  const codes = [origin, destination, ...further.flatMap((slice) => [slice.origin, slice.destination])];
  const known = codes.flatMap((code) => {
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
    const name = [locale, origin, code].join(' ');
    const known = frames.get(name);
    if (known) return known;
    const at = pathOf({ route: 'results', locale, params: {} }, locale);
    const shell = shells[at];
    if (!shell) throw new Error(`the build has no document for ${at}`);
    const brand = linesOfCode(config.brand, code, config.numbers);
    const { isSandbox } = adapters.supplier;
    const settings = clientSettings(config, brand, adapters);
    const slots = { ...shell, head: shell.head + FACTS_SLOT, html: PAGE_SLOT };
    const document = fillPage(slots, assets, { brand, isSandbox, settings, origin });
    const [beforeFacts = '', rest = ''] = splitOnce(document, FACTS_SLOT);
    const [beforePage = '', afterPage = ''] = splitOnce(rest, PAGE_SLOT);
    const frame = { brand, isSandbox, beforeFacts, beforePage, afterPage, carried: carriedBy(document) };
    frames.set(name, frame);
    return frame;
  };
}

function splitOnce(text: string, at: string): readonly [string, string?] {
  const i = text.indexOf(at);
  return i < 0 ? [text] : [text.slice(0, i), text.slice(i + at.length)];
}
