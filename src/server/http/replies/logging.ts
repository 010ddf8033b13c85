/** JSON lines without personal data: method, route pattern, status and duration; never a query, body, cookie or address. */
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { loggedError } from './loggedError';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
  'redressNumber',
  'frequentFlyer',
  'nameCorrection',
  'assistance',
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
      req: ({ method, routeOptions }: Partial<FastifyRequest>) => ({ method, route: routeOptions?.url ?? 'fallback' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: loggedError,
    },
  };
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
