/**
 * The trip cookie: a secret of 256 bits that makes drafts and bookings belong to one browser (money.16). The database
 * knows its SHA-256 only. Browsers take `__Host-` cookies over https; on plain http the name without prefix is used, since otherwise nothing
 * could be booked there: Safari drops `Secure` cookies of this machine too.
 */
import { createHash, randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#core/domain/booking/failures';
import { KEPT_DAYS } from '#core/domain/values/keptFor';
import { sendRefusal } from '../limits/refusals';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose trip it is: the hash of the browser's secret. For routes with `requireTrip` before them. */
    readonly trip: string;
  }
}

const SECURE_NAME = '__Host-wf_trip';
const PLAIN_NAME = 'wf_trip';
const MAX_AGE_S = KEPT_DAYS.tripCookie * 86_400;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Reads and sets cookies; one that no route asks for is not read. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCookie, { hook: false });
  app.decorateRequest('trip', {
    getter() {
      const trip = tripSecretHash(this);
      if (trip === null) throw new Error('a route that reads the trip needs requireTrip before it');
      return trip;
    },
  });
}

/** A hook before a handler: a browser without a trip is answered as one that asks for what belongs to another. */
export function requireTrip(code: Extract<ProblemCode, 'draft_unknown' | 'booking_unknown' | 'exchange_unknown'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    tripSecretHash(request) === null ? sendRefusal(reply, { code }) : undefined;
}

/** The hash of the browser's secret, or null when it has none. */
export function tripSecretHash(request: FastifyRequest): string | null {
  const secret = readSecret(request);
  return secret === null ? null : hashOf(secret);
}

/** The hash of the browser's secret; a browser without one is given one with this answer. */
export function grantTripSecret(request: FastifyRequest, reply: FastifyReply): string {
  const known = readSecret(request);
  if (known !== null) return hashOf(known);
  const secret = randomBytes(32).toString('base64url');
  const secure = isSecureContext(request);
  void reply.setCookie(secure ? SECURE_NAME : PLAIN_NAME, secret, {
    maxAge: MAX_AGE_S,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  return hashOf(secret);
}

function readSecret(request: FastifyRequest): string | null {
  const secret = request.server.parseCookie(request.headers.cookie ?? '')[isSecureContext(request) ? SECURE_NAME : PLAIN_NAME];
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

/** Https, by the configuration or by what a trusted proxy says. */
export const isSecureContext = (request: FastifyRequest): boolean =>
  request.server.publicOrigin?.startsWith('https:') === true || request.protocol === 'https';

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
