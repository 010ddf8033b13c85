/** A server for page tests: answers by method and path, remembers the requests. Only the network is replaced, never our own modules. */
import { DEFAULT_BRAND } from '#core/content/brand';
import { bannerOf, contentAnswers } from '#core/content/pages/contentAnswers';
import { pageOfRecord } from '#core/content/pages/pageRecord';
import { recordOf } from '#core/content/pages/pageRecords';
import { matchRoute } from '#core/domain/site/routes';
import type { RouteId } from '#core/domain/site/routes';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Problem } from '#core/contract/problem';
import type { ProblemCode } from '#core/domain/booking/failures';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly headers: Headers;
}

export type Answer = { readonly status?: number; readonly body?: unknown; readonly afterMs?: number } | 'networkError';
type Respond = (request: ReceivedRequest) => Answer | Promise<Answer>;

/** `fakeServer({'GET /data/airports': () => ({body: []})})`; call `start` in beforeAll, `stop` in afterAll, `reset` after each. */
export function fakeServer(routes: Readonly<Record<string, Respond>>) {
  let overrides: Record<string, Respond> = {};
  const received: ReceivedRequest[] = [];
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const url = new URL(request.url);
      const text = await request.clone().text();
      const entry: ReceivedRequest = {
        method: request.method,
        url,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        headers: request.headers,
      };
      received.push(entry);
      const key = `${request.method} ${url.pathname}`;
      const respond = overrides[key] ?? routes[key] ?? usualAnswer(url);
      if (!respond) return HttpResponse.json(problem('not_found', 404), { status: 404 });
      const answer = await respond(entry);
      if (answer === 'networkError') return HttpResponse.error();
      if (answer.afterMs) await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
      if (answer.status === 204) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(answer.body as Record<string, unknown>, { status: answer.status ?? 200 });
    }),
  );
  const start = (): void => {
    server.listen({ onUnhandledRequest: 'error' });
  };
  const stop = (): void => {
    server.close();
  };
  const reset = (): void => {
    overrides = {};
    received.length = 0;
  };
  return {
    received,
    start,
    stop,
    reset,
    /** Serves all tests of a file; after each it answers as it was made to, and the browser has forgotten what it stored. */
    serveFile: (): void => {
      beforeAll(start);
      afterAll(stop);
      afterEach(() => {
        reset();
        localStorage.clear();
        sessionStorage.clear();
      });
    },
    /** Another answer for one path until the next reset. */
    answer: (key: string, respond: Respond): void => {
      overrides = { ...overrides, [key]: respond };
    },
  };
}

/** Records of content pages come from the server like flights, and are what they are; nobody has seen a fare; a browser keeps its trip cookie. */
function usualAnswer({ pathname, searchParams }: URL): Respond | undefined {
  if (pathname === '/api/trip-cookie') return () => ({ body: { isNew: false } });
  if (/^\/api\/(?:bestdeals|dealsforcity\/[a-z-]+|flight-under-\d+)$/.test(pathname))
    return () => ({ body: { found: 0, gathering: false, deals: [], routes: {}, months: [] } });
  const content = answerOfContent(pathname, searchParams);
  if (content !== undefined) return () => ({ body: content });
  const match = matchRoute(pageOfRecord(pathname) ?? '');
  const record = match && recordOf(match, DEFAULT_BRAND);
  return record ? () => ({ body: record }) : undefined;
}

function answerOfContent(pathname: string, params: URLSearchParams): unknown {
  const locale = params.get('lang') === 'es' ? 'es' : 'en';
  const of = (route: RouteId, slug = '') => contentAnswers({ route, locale, params: { slug } }, DEFAULT_BRAND);
  switch (pathname) {
    case '/api/banner': {
      const match = matchRoute(params.get('pageurl') ?? '');
      return match ? [bannerOf(match, DEFAULT_BRAND)] : undefined;
    }
    case '/api/blogs':
      return of('blog').blogs;
    case '/api/author':
      return of('blogAuthor', params.get('authorurl') ?? '').author;
    case '/api/links':
      return of('sitemap').links;
    case '/api/airlines':
      return of('airlines').airlines;
    case '/api/airlineclasses':
      return of('airlines').airlineClasses;
    default:
      return undefined;
  }
}

export function problem(code: ProblemCode, status: number, more: Partial<Problem> = {}): Problem {
  return { type: `/problems/${code}`, title: code, status, detail: code, code, ...more };
}
