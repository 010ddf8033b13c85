/** Everything that is not a call: records of pages, files of the web build, then pages; and the words for addresses nobody answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { movedTo } from '#core/content/pages/movedPairs';
import { pageOfRecord } from '#core/content/pages/pageRecord';
import { parseCompared } from '#core/domain/flights/compare';
import { NO_CRITERIA, parseCriteria, sameCriteria } from '#core/domain/filters/filters';
import { parseShared } from '#core/domain/flights/sharedFlight';
import { CHOSEN_PARAM } from '#core/domain/search/tripStep';
import { meantAddress } from '#core/domain/site/passedOn';
import { inLocale, matchRoute, splitLocale } from '#core/domain/site/routes';
import { codeInQuery } from '#core/domain/site/trackingCode';
import type { NumberTable } from '#core/domain/site/trackingCode';
import type { Config } from '../../platform/config/config';
import type { FirstFlightsSource } from '../../flights/firstFlights';
import { allowCarried } from '../../http/replies/headers';
import { encodingFor, isFresh } from '../../http/requests/negotiation';
import { sendProblem } from '../../http/replies/problems';
import { isCallPath, isNavigation, pathOf } from '../../http/requests/navigation';
import { clientKey } from '../../http/limits/rateLimits';
import type { RateLimiter } from '../../http/limits/rateLimits';
import type { SiteOrigin } from '../../http/requests/siteOrigin';
import type { StaticFiles } from '../../http/replies/staticFiles';
import type { FarePages } from './farePages';
import { leadsFromGone } from './moved/goneAirlines';
import { leadsFromShort } from './moved/shortAddresses';
import type { PageBody } from './pageBody';
import type { Page, PageRenderer } from './pageRenderer';
import type { KnownFlights, PageFlights, ResultsPages } from './resultsPages';
import { searchAt, searchPreload } from './searchPreload';

interface PageDeps {
  readonly files: StaticFiles;
  readonly pages: PageRenderer;
  readonly resultsPages?: ResultsPages | null;
  readonly farePages: FarePages;
  readonly firstFlights: FirstFlightsSource;
  readonly limits: RateLimiter;
  /** True while the server has too much to do: pages are sent as they are kept. */
  readonly isStrained: () => boolean;
  readonly originOf: SiteOrigin;
  readonly clock: () => Date;
  readonly config: Pick<Config, 'mainApiBase' | 'numbers'>;
}

/** Extensions and folders that only a file can have; a miss is 404 in plain words, never a page with 200. */
const FILE_PATH = /^\/assets(?:\/|$)|\/\.|\.[A-Za-z0-9]{1,12}$|%|\\|\/\//;

/** Registers the fallback of all paths. Call after every route, so that 405 knows which methods a path has. */
export function registerPages(app: FastifyInstance, deps: PageDeps, methodsOf: (path: string) => readonly string[]): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.raw.url ?? '/');
    if (isCallPath(path) && !isPagePath(path, deps.pages)) return refuseCall(reply, request.method, methodsOf(path));
    const known = methodsOf(path);
    if (known.length > 0) return refuseCall(reply, request.method, known);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const isThere = deps.pages.render(path).status === 200;
      return isThere
        ? refuseCall(reply, request.method, ['GET', 'HEAD'])
        : sendProblem(reply, 'not_found', 'There is nothing at this address.');
    }
    const recordOf = pageOfRecord(path);
    const record = recordOf === null ? null : deps.pages.record(recordOf, codeOf(request, deps.config.numbers));
    if (record) return sendBody(record, { status: 200, type: 'application/json; charset=utf-8', limits: deps.limits }, request, reply);
    if (await deps.files.serve(path, request, reply)) return reply;
    const address = request.raw.url ?? '/';
    const meant = meantPage(address, deps.pages);
    if (meant !== null) return redirectForGood(reply, meant);
    if (FILE_PATH.test(path) && !isNavigation(request.raw))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    const moved = movedAddress(path, address);
    if (moved !== null) return redirectForGood(reply, moved);
    const now = deps.clock();
    const preload = searchPreload(address, deps.config.mainApiBase, now);
    if (preload !== null) reply.header('link', preload);
    const origin = deps.originOf(request);
    const code = codeOf(request, deps.config.numbers);
    const flights = flightsOf(deps, address, request.ip, now);
    const pageRequest = { address, origin, code };
    const live =
      (await deps.resultsPages?.render(pageRequest, now, flights)) ?? (await deps.farePages.render(pageRequest, request.ip, now));
    const page = live ? ({ status: 200, html: live } as const) : deps.pages.render(path, origin, code);
    return sendBody(page.html, { status: page.status, type: 'text/html; charset=utf-8', limits: deps.limits }, request, reply);
  });
}

/** Answers a request whose path is no text, where it asks for a page; false where it does not. */
export function answerUnreadable(pages: PageRenderer, { raw }: FastifyRequest, reply: FastifyReply): boolean {
  const address = raw.url ?? '/';
  if (!isNavigation(raw)) return false;
  const meant = meantPage(address, pages);
  if (meant !== null) {
    redirectForGood(reply, meant);
    return true;
  }
  const { html } = pages.render(inLocale('/404', splitLocale(pathOf(address)).locale));
  allowCarried(reply, html.carried);
  reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html.raw);
  return true;
}

/** The address of the page that was meant; null where it was asked for as it is, or there is none. */
function meantPage(address: string, pages: PageRenderer): string | null {
  const meant = meantAddress(address);
  if (meant === null) return null;
  const path = pathOf(meant);
  return pages.render(path).status === 200 || movedAddress(path, meant) !== null ? meant : null;
}

/** What follows `#` may open a booking: nobody on the way keeps it. */
const redirectForGood = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', to.includes('#') ? 'no-store' : 'public, max-age=3600').redirect(to, 301);

/** Where an address leads that has no page of its own, with the query it was requested with; null for every other. */
function movedAddress(path: string, address: string): string | null {
  const match = matchRoute(path);
  const to = match ? (movedTo(match) ?? leadsFromGone(match)) : leadsFromShort(path);
  if (to === null) return null;
  const query = address.slice(path.length);
  return to + (to.includes('?') ? query.replace('?', '&') : query);
}

/** What a results page is rendered with: the first flights of its list where the address asks for all of them in their usual order. */
function flightsOf({ firstFlights, isStrained, limits }: PageDeps, address: string, ip: string, now: Date): PageFlights {
  const usualSearch = () => (asksForUsualList(address) ? searchAt(address, now) : null);
  return {
    async look() {
      const query = usualSearch();
      if (query !== null) await firstFlights.look(query, now);
    },
    async known(): Promise<KnownFlights | null> {
      if (isStrained() || !(await limits.take('resultsPages', clientKey(ip))).allowed) return null;
      const query = usualSearch();
      if (query === null) return { first: null, isFinal: true };
      const first = await firstFlights.find(query, ip, now);
      return { first, isFinal: first !== null };
    },
  };
}

/** Not so with filters, another order, chosen slices, or flights of its own above the list. */
function asksForUsualList(address: string): boolean {
  const params = new URLSearchParams(address.replace(/^[^?]*/, ''));
  if (params.has(CHOSEN_PARAM)) return false;
  return sameCriteria(parseCriteria(params), NO_CRITERIA) && parseShared(params) === null && parseCompared(params).length === 0;
}

/** The tracking code in the address that was requested. */
const codeOf = ({ raw: { url = '' } }: FastifyRequest, numbers: NumberTable): string | null =>
  codeInQuery(url.replace(/^[^?]*/, ''), numbers);

function isPagePath(path: string, pages: PageRenderer): boolean {
  return !/^\/(?:api|data)(?:\/|$)/.test(path) && pages.render(path).status === 200;
}

function refuseCall(reply: FastifyReply, method: string, allowed: readonly string[]): FastifyReply {
  if (allowed.length === 0 || allowed.includes(method)) return sendProblem(reply, 'not_found', 'There is no such call.');
  return sendProblem(reply.header('allow', allowed.join(', ')), 'method_not_allowed', `This address takes ${allowed.join(', ')}.`);
}

interface Sending {
  readonly status: Page['status'];
  readonly type: string;
  readonly limits: RateLimiter;
}

/** Compressed, unless this client had so many compressed for the first time that somebody else would wait: then as it is. */
async function sendBody(
  body: PageBody,
  { status, type, limits }: Sending,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  allowCarried(reply, body.carried);
  reply.header('etag', body.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (status === 200 && isFresh(request, body.etag)) return reply.code(304).send();
  reply.code(status).type(type);
  const encoding = encodingFor(request);
  const mayPack = encoding !== null && (body.isPacked(encoding) || (await limits.take('pages', clientKey(request.ip))).allowed);
  if (!mayPack) return reply.send(body.raw);
  return reply.header('content-encoding', encoding).send(await body.packed(encoding));
}
