/** What no route wants to see: oversized or ambiguous queries, text that cannot be stored, cross-site posts, foreign body types, deep bodies. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_QUERY } from '#core/domain/site/passedOn';
import { sendProblem } from '../replies/problems';
import { isCallPath, pathOf } from './navigation';
import { at } from '#core/domain/values/checkedReads';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Signed calls of other parties (webhooks): no same-origin and no JSON demand. */
    readonly fromOutside?: boolean;
    /** Body types this route takes; JSON alone by default. */
    readonly accepts?: readonly string[];
  }
}

/** Most levels of objects and arrays in a body. */
const MAX_DEPTH = 16;

const UNSAFE_METHOD = /^(?:POST|PUT|PATCH|DELETE)$/;

/** True for what nobody answers but the pages. */
const isPageRequest = ({ method, is404, raw: { url = '/' } }: FastifyRequest): boolean =>
  is404 && (method === 'GET' || method === 'HEAD') && !isCallPath(pathOf(url));

/** Hooks on everything registered after this. */
export function registerRequestGuards(app: FastifyInstance): void {
  app.addHook(
    'onRequest',
    async (request, reply) =>
      refuseHost(request, reply) ?? refuseAddress(request, reply) ?? refuseOrigin(request, reply) ?? refuseBodyType(request, reply),
  );
  app.addHook('preValidation', async (request, reply) => {
    const fault = bodyFault(request.body);
    return fault === null ? undefined : sendProblem(reply, 'invalid_request', fault);
  });
}

/** What Node would refuse by itself, without our headers, or let pass (RFC 9112 §3.2, RFC 9110 §10.1.1). */
function refuseHost({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const hosts = hostsIn(raw.rawHeaders);
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1'))
    return sendProblem(reply, 'invalid_request', 'A request names exactly one Host.').header('connection', 'close');
  const { expect } = raw.headers;
  if (expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return sendProblem(reply, 'invalid_request', 'Only 100-continue can be expected.', { status: 417 });
}

/** Names and values take turns in the list; read for every request. */
function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = at(rawHeaders, i);
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const url = request.raw.url ?? '/';
  const path = pathOf(url);
  // a page is led to whatever was appended to its address (pages.routes.ts)
  if (isPageRequest(request)) return undefined;
  const query = url.slice(path.length + 1);
  if (query.length > MAX_QUERY)
    return sendProblem(reply, 'invalid_request', `The query is longer than ${MAX_QUERY} characters.`, { status: 414 });
  if (/%00|\0/.test(url)) return sendProblem(reply, 'invalid_request', 'NUL characters are not accepted.');
  if (!isCallPath(path)) return undefined;
  if (!isDecodable(query)) return sendProblem(reply, 'invalid_request', 'The query is not percent-encoded UTF-8.');
  const twice = repeatedKey(query);
  if (twice === null) return undefined;
  return sendProblem(reply, 'invalid_request', 'A query parameter may appear once.', {
    errors: [{ name: twice, detail: 'appears more than once' }],
  });
}

function isDecodable(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

function repeatedKey(query: string): string | null {
  const seen = new Set<string>();
  for (const [key] of new URLSearchParams(query)) {
    if (seen.has(key)) return key.slice(0, 60);
    seen.add(key);
  }
  return null;
}

/** Browsers say where a call comes from; a call that changes something must come from our own pages (reliability.21). */
function refuseOrigin(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (!UNSAFE_METHOD.test(request.method) || request.routeOptions.config.fromOutside === true) return undefined;
  const site = request.headers['sec-fetch-site'];
  const isOurs = site === undefined ? isOwnOrigin(request) : site === 'same-origin' || site === 'none';
  return isOurs ? undefined : sendProblem(reply, 'cross_site', 'This call is accepted from pages of this site only.');
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

function refuseBodyType(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (!UNSAFE_METHOD.test(request.method) || request.is404 || request.routeOptions.config.fromOutside === true) return undefined;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const accepted = request.routeOptions.config.accepts ?? ['application/json'];
  return accepted.includes(type) ? undefined : sendProblem(reply, 'unsupported_media_type', `The body must be ${accepted.join(' or ')}.`);
}

/** What is wrong with a parsed body before its schema is checked: text that cannot be stored, or nesting beyond all reason. */
export function bodyFault(body: unknown): string | null {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') {
      const fault = textFault(value);
      if (fault !== null) return fault;
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      if (depth >= MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels.`;
      for (const [key, inner] of Object.entries(value)) {
        const fault = textFault(key);
        if (fault !== null) return fault;
        open.push({ value: inner, depth: depth + 1 });
      }
    }
  }
  return null;
}

/** The database stores neither NUL nor halves of a surrogate pair, which JSON can spell as `\ud800`. */
function textFault(text: string): string | null {
  if (text.includes('\0')) return 'NUL characters are not accepted.';
  return text.isWellFormed() ? null : 'Text must be well-formed Unicode.';
}
