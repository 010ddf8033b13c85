/**
 * Pages with the fares that were seen, in the HTML: requested later, they would shift the page. Each is rendered once for everybody; when its fares are others, it is
 * rendered again while requests are answered; those that arrive meanwhile get the page before.
 */
import { LRUCache } from 'lru-cache';
import { SLOT_BRAND } from '#core/content/brandSlots';
import { contentAnswers } from '#core/content/pages/contentAnswers';
import { recordOf } from '#core/content/pages/pageRecords';
import { routeExists } from '#core/content/routes/routeExists';
import type { SentAnswers } from '#core/contract/pages/pageAnswers';
import { matchRoute, pathOf } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { clientKey } from '../../http/limits/rateLimits';
import type { RateLimiter } from '../../http/limits/rateLimits';
import type { SharedStore } from '../../platform/shared/sharedStore';
import { createOriginSlots } from './slots/originSlots';
import { pack } from './pageBody';
import type { PageBody } from './pageBody';
import { hasFares, queryOfFares } from './pageAnswers';
import type { AnswersOf } from './pageAnswers';
import type { PageRenderer } from './pageRenderer';
import type { PageThread } from './pageThread';
import type { PageRequest } from './resultsPages';
import { createSharedPages } from './sharedPages';
import { before } from '#core/domain/values/texts';

export interface FarePages {
  /** Null for a page without fares, and where there is none that is kept and none can be made now: it is sent as the build made it. */
  render(request: PageRequest, ip: string, now: Date): Promise<PageBody | null>;
}

interface FarePagesDeps {
  /** Null where the build cannot render them (a watch build). */
  readonly thread: Pick<PageThread, 'renderWithFares' | 'isBusy'> | null;
  readonly pages: Pick<PageRenderer, 'fill'>;
  readonly answersOf: AnswersOf;
  readonly limits: Pick<RateLimiter, 'take'>;
  readonly store?: SharedStore | null;
  /** True while the server has too much to do: what is kept is sent, and nothing rendered. */
  readonly isStrained: () => boolean;
}

/** Whether its fares are still the same is not checked more often. */
const LOOK_MS = 10_000;
/** An older page is not sent any more while its successor is on its way. */
const STALE_MS = 15 * 60_000;
/** About three hundred pages, in two encodings. */
const KEPT_BYTES = 16 * 1024 * 1024;

interface Kept {
  readonly body: PageBody;
  /** Its fares as JSON. */
  readonly json: string;
  /** Milliseconds: when its fares were last seen to be the same. */
  readonly lookedAt: number;
}

interface Named extends Pick<PageRequest, 'origin' | 'code'> {
  readonly match: RouteMatch;
  readonly query: string;
}

export function createFarePages({ thread, pages, answersOf, limits, store = null, isStrained }: FarePagesDeps): FarePages {
  const shared = createSharedPages(store);
  const believed = createOriginSlots();
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: ({ body }) => Math.ceil(body.raw.length * 1.5) });
  const underWay = new Map<string, Promise<PageBody | null>>();

  async function make(name: string, { match, query, origin, code }: Named, ip: string, now: Date): Promise<PageBody | null> {
    const old = kept.get(name);
    if (!old && !(await limits.take('resultsPages', clientKey(ip))).allowed) return null;
    const answers = await answersOf({ match, query, ip }, now);
    if (!answers) return old?.body ?? null;
    const json = JSON.stringify(answers);
    if (old?.json === json) {
      kept.set(name, { ...old, lookedAt: now.getTime() });
      return old.body;
    }
    const sharedName = `${name} ${json}`; // what it shows is part of what it is called
    const rendered = await shared.find(sharedName);
    const body = rendered ? pack(rendered.text, undefined, rendered.br) : await renderedBody({ match, query, origin, code }, answers);
    if (body) kept.set(name, { body, json, lookedAt: now.getTime() });
    if (body && !rendered) shared.keep(sharedName, body, STALE_MS);
    return body ?? old?.body ?? null;
  }

  async function renderedBody({ match, origin, code }: Named, answers: SentAnswers): Promise<PageBody | null> {
    const pathname = pathOf(match, match.locale);
    const html = await thread?.renderWithFares({
      pathname,
      record: recordOf(match, SLOT_BRAND),
      answers: { ...answers, ...contentAnswers(match, SLOT_BRAND) },
    });
    return html === null || html === undefined ? null : pages.fill(pathname, origin, code, { html, answers });
  }

  return {
    async render({ address, origin: requestedOrigin, code }, ip, now) {
      const match = pageWithFares(before(address, '?'));
      if (!match || !thread) return null;
      const page = { match, query: queryOfFares(match, address.replace(/^[^?]*/, '')), origin: believed(requestedOrigin), code };
      const name = JSON.stringify([pathOf(match, match.locale), page.query, page.origin, code]);
      const old = kept.get(name);
      const age = old ? now.getTime() - old.lookedAt : Infinity;
      if (old && (age < LOOK_MS || isStrained())) return old.body;
      if (isStrained()) return null;
      const making = underWay.get(name) ?? make(name, page, ip, now).finally(() => underWay.delete(name));
      underWay.set(name, making);
      const recent = old && age < STALE_MS ? old.body : null;
      if (!recent && !thread.isBusy()) return making;
      // whoever asks next gets it
      making.catch(() => undefined);
      return recent;
    },
  };
}

function pageWithFares(pathname: string): RouteMatch | null {
  const match = matchRoute(pathname);
  return match && hasFares(match) && routeExists(match) ? match : null;
}
