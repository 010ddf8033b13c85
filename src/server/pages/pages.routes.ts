/** Everything that is not a call: records of pages, files of the web build, then pages; and the words for addresses nobody answers. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { movedTo } from '#core/content/pages/movedPairs';
import { pageOfRecord } from '#core/content/pages/pageRecord';
import { parseCompared } from '#core/domain/compare';
import { NO_CRITERIA, parseCriteria, sameCriteria } from '#core/domain/filters';
import { parseShared } from '#core/domain/sharedFlight';
import { matchRoute } from '#core/domain/routes';
import { codeInQuery } from '#core/domain/trackingCode';
import type { NumberTable } from '#core/domain/trackingCode';
import type { Config } from '../config';
import type { FirstFlightsOf } from '../flights/firstFlights';
import { allowCarried } from '../http/headers';
import { encodingFor, isFresh } from '../http/negotiation';
import { sendProblem } from '../http/problems';
import { isCallPath, pathOf } from '../http/requestGuards';
import type { SiteOrigin } from '../http/siteOrigin';
import type { StaticFiles } from '../http/staticFiles';
import type { Page, PageBody, PageRenderer } from './pageRenderer';
import type { AskedPage, ResultsPages } from './resultsPages';
import { searchAt, searchPreload } from './searchPreload';

interface PageDeps {
  readonly files: StaticFiles;
  readonly pages: PageRenderer;
  readonly resultsPages?: ResultsPages | null;
  readonly firstFlights: FirstFlightsOf;
  /** True while the server has too much to do: pages are sent as they are kept. */
  readonly isStrained: () => boolean;
  readonly originOf: SiteOrigin;
  readonly clock: () => Date;
  readonly config: Pick<Config, 'mainApiBase' | 'numbers'>;
}

/** Extensions and folders that only a file can have; a miss is 404 in plain words, never a page with 200. */
const FILE_PATH = /(?:^\/assets(?:\/|$)|\/\.|\.[A-Za-z0-9]{1,12}$|%|\\|\/\/)/;

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
    if (record) return sendBody(record, { status: 200, type: 'application/json; charset=utf-8' }, request, reply);
    const file = await deps.files.serve(path, request, reply);
    if (file !== null) return file;
    if (FILE_PATH.test(path))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    const address = request.raw.url ?? '/';
    const moved = movedAddress(path, address);
    if (moved !== null) return reply.header('cache-control', 'public, max-age=3600').redirect(moved, 301);
    const now = deps.clock();
    const preload = searchPreload(address, deps.config.mainApiBase, now);
    if (preload !== null) reply.header('link', preload);
    const origin = deps.originOf(request);
    const code = codeOf(request, deps.config.numbers);
    const results = deps.isStrained() ? null : await renderResults(deps, { address, origin, code }, request.ip, now);
    const page = results ? ({ status: 200, html: results } as const) : deps.pages.render(path, origin, code);
    return sendBody(page.html, { status: page.status, type: 'text/html; charset=utf-8' }, request, reply);
  });
}

/** Where an address leads that has no page of its own, with the query it was asked with; null for every other. */
function movedAddress(path: string, address: string): string | null {
  const match = matchRoute(path);
  const to = match && movedTo(match);
  return to === null ? null : to + address.slice(path.length).replace('?', '&');
}

/** A results page, with the first flights of its list where the address asks for all of them in their usual order; null for other pages. */
async function renderResults({ resultsPages, firstFlights }: PageDeps, asked: AskedPage, ip: string, now: Date): Promise<PageBody | null> {
  if (!resultsPages) return null;
  const query = asksForUsualList(asked.address) ? searchAt(asked.address, now) : null;
  return resultsPages.render(asked, now, query === null ? null : await firstFlights(query, ip, now));
}

/** Not so with filters, another order, or flights of its own above the list. */
function asksForUsualList(address: string): boolean {
  const params = new URLSearchParams(address.replace(/^[^?]*/, ''));
  return sameCriteria(parseCriteria(params), NO_CRITERIA) && parseShared(params) === null && parseCompared(params).length === 0;
}

/** The tracking code in the address that was asked for. */
const codeOf = ({ raw: { url = '' } }: FastifyRequest, numbers: NumberTable): string | null =>
  codeInQuery(url.replace(/^[^?]*/, ''), numbers);

function isPagePath(path: string, pages: PageRenderer): boolean {
  return !/^\/(?:api|data)(?:\/|$)/.test(path) && pages.render(path).status === 200;
}

function refuseCall(reply: FastifyReply, method: string, allowed: readonly string[]): FastifyReply {
  if (allowed.length === 0 || allowed.includes(method)) return sendProblem(reply, 'not_found', 'There is no such call.');
  return sendProblem(reply.header('allow', allowed.join(', ')), 'method_not_allowed', `This address takes ${allowed.join(', ')}.`);
}

async function sendBody(
  body: PageBody,
  { status, type }: { readonly status: Page['status']; readonly type: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  allowCarried(reply, body.carried);
  reply.header('etag', body.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (status === 200 && isFresh(request, body.etag)) return reply.code(304).send();
  reply.code(status).type(type);
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(body.raw);
  return reply.header('content-encoding', encoding).send(body[encoding] ?? (await compressed(body, encoding)));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Measured on a results page of 46 KB: 4 makes 12.2 KB in 4.5 ms where 5 makes 11.2 KB in 6.5 ms and 3 makes 12.8 KB in 3 ms. */
const QUALITY = 4;
const GZIP_LEVEL = 5;

function compressed({ raw }: PageBody, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(raw, { level: GZIP_LEVEL });
  return brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } });
}
