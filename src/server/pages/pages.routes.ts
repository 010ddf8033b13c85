/** Everything that is not a call: files of the web build, then pages; and the words for addresses nobody answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles } from '../http/headers';
import { sendProblem } from '../http/problems';
import { isCallPath, pathOf } from '../http/requestGuards';
import type { SiteOrigin } from '../http/siteOrigin';
import { chooseEncoding, hasEtag } from '../http/staticFiles';
import type { StaticFiles } from '../http/staticFiles';
import type { Page, PageRenderer } from './pageRenderer';

interface PageDeps {
  readonly files: StaticFiles;
  readonly pages: PageRenderer;
  readonly originOf: SiteOrigin;
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
    const file = await deps.files.serve(path, request, reply);
    if (file !== null) return file;
    if (FILE_PATH.test(path))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    return sendPage(deps.pages.render(path, deps.originOf(request)), request, reply);
  });
}

function isPagePath(path: string, pages: PageRenderer): boolean {
  return !/^\/(?:api|data)(?:\/|$)/.test(path) && pages.render(path).status === 200;
}

function refuseCall(reply: FastifyReply, method: string, allowed: readonly string[]): FastifyReply {
  if (allowed.length === 0 || allowed.includes(method)) return sendProblem(reply, 'not_found', 'There is no such call.');
  return sendProblem(reply.header('allow', allowed.join(', ')), 'method_not_allowed', `This address takes ${allowed.join(', ')}.`);
}

async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { html, status } = page;
  allowStyles(reply, html.styleSources);
  reply.header('etag', html.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (status === 200 && hasEtag(request.headers['if-none-match'], html.etag.slice(2))) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding === null) return reply.send(html.raw);
  return reply.header('content-encoding', encoding).send(html[encoding]);
}
