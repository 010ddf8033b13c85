/** JSON lines without personal data: method, route pattern, status and duration; never a query, body, cookie or address. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config';

export interface LogStream {
  write(line: string): void;
}

/** Keys that must never be printed, should anybody log an object that has them. */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'email',
  'phone',
  'passport',
  'number',
  'cvc',
  'pan',
  'token',
  'paymentToken',
  'secret',
  'firstName',
  'middleName',
  'lastName',
  'dateOfBirth',
  'contact',
  'billing',
  'travelers',
  'knownTravelerNumber',
  'parameters',
  'detail',
  'params',
] as const;

export function loggerOptions(level: LogLevel, stream: LogStream | undefined): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    base: null,
    redact: { paths: SECRET_KEYS.flatMap((k) => [k, `*.${k}`, `*.*.${k}`]), censor: '[redacted]' },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'fallback' }),
      res: (reply) => ({ status: reply.statusCode }),
      // a database error carries values in its detail and query; its kind and place are enough to find it
      err: (error) => ({
        type: error.name,
        message: messageOf(error),
        stack: (error.stack ?? '').split('\n').slice(1).join('\n'),
        code: codeOf(error),
      }),
    },
  };
}

function messageOf(error: Error): string {
  return isDatabaseError(error) ? 'database error' : error.message.slice(0, 300);
}

function codeOf(error: Error): string {
  const at: unknown = isDatabaseError(error) && error.cause instanceof Error ? error.cause : error;
  return at instanceof Error && 'code' in at && typeof at.code === 'string' ? at.code : '';
}

function isDatabaseError(error: Error): boolean {
  return 'query' in error || 'severity' in error || error.message.startsWith('Failed query');
}

/** One line per answered request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'silent') return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
