/** Whatever goes wrong on the way, as problem+json. */
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemField } from '#core/contract/problem';
import type { ProblemCode } from '#core/domain/booking/failures';
import { codesOf, isTransientFault } from '../../platform/db/faults';
import { looksLikeNavigation } from '../requests/navigation';
import type { HeaderSet } from './headers';
import { problemOf, sendProblem } from './problems';
import type { RefusedPage } from './refusedPage';

/** Most field faults one answer lists. */
const MAX_FIELDS = 20;

/** Fastify's own refusals that are not simply a bad request. */
const KNOWN: Readonly<Record<string, { readonly code: ProblemCode; readonly detail: string; readonly status?: number }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'payload_too_large', detail: 'The body is larger than this call accepts.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', detail: 'The body must be application/json.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_request', detail: 'The body is empty.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_request', detail: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'invalid_request', detail: 'The body does not have the length it announces.' },
  FST_ERR_BAD_URL: { code: 'invalid_request', detail: 'The address is not a valid URL.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'invalid_request', detail: 'A part of the address is too long.', status: 414 },
};

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

/** Refuses or apologises; only unexpected errors are logged with their stack. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation !== undefined) {
    return sendProblem(reply, 'invalid_request', 'Some parameters are missing or not valid.', { errors: fieldsOf(error) });
  }
  const known = KNOWN[error.code];
  if (known !== undefined) return sendProblem(reply, known.code, known.detail, known.status === undefined ? {} : { status: known.status });
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return sendProblem(reply, 'invalid_request', 'The request is not valid.', { status });
  const isPassing = isTransientFault(error);
  request.log.error({ err: isPassing ? undefined : error, codes: codesOf(error) }, isPassing ? 'storage unavailable' : 'unexpected error');
  return isPassing
    ? sendProblem(reply, 'overloaded', 'The site cannot do this just now. Try again in a moment.')
    : sendProblem(reply, 'internal', 'Something went wrong on our side. Please try again or call us.');
}

/** `/travelers/0/lastName` of a body, `ori` of a query. */
function fieldsOf(error: FastifyError): readonly ProblemField[] {
  const isBody = error.validationContext === 'body';
  return (error.validation ?? []).slice(0, MAX_FIELDS).map(({ instancePath, params, keyword, message }) => {
    const named =
      keyword === 'required' ? params['missingProperty'] : keyword === 'additionalProperties' ? params['additionalProperty'] : undefined;
    const pointer = typeof named === 'string' ? `${instancePath}/${named}` : instancePath;
    const name = (isBody ? pointer : pointer.slice(1)).slice(0, 120);
    return {
      name: name === '' ? 'body' : name,
      detail: keyword === 'additionalProperties' ? 'is not a known parameter' : (message ?? 'is not valid'),
    };
  });
}

/** Bytes that are not HTTP never reach a route: answer on the socket, with the same headers, and hang up. */
export function socketErrorAnswer(headers: HeaderSet, refusedPage: RefusedPage) {
  return (error: Error & { readonly code?: string; readonly rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const asked = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    const isPage = looksLikeNavigation(asked, status === 431);
    const type = isPage ? 'text/html' : 'application/problem+json';
    const body = isPage
      ? refusedPage({ url: asked.split(' ')[1] })
      : JSON.stringify(problemOf('invalid_request', 'The request is not valid HTTP.', { status }));
    const fixed = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}\r\n${fixed.join('')}content-type: ${type}; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  };
}
