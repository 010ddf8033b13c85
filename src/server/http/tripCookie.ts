/**
 * The trip cookie: a secret of 256 bits that makes drafts and bookings belong to one browser (reliability B10). The database
 * knows its SHA-256 only. Browsers take `__Host-` cookies over https and from this machine; on plain http elsewhere (a test
 * phone in the same network) the name without prefix is used, since otherwise nothing could be booked there.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SECURE_NAME = '__Host-wf_trip';
const PLAIN_NAME = 'wf_trip';
/** Longer than the farthest return: 330 days ahead and the trip itself. */
const MAX_AGE_S = 400 * 86_400;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

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
  const attributes = `Max-Age=${MAX_AGE_S}; Path=/; HttpOnly; SameSite=Lax`;
  reply.header(
    'set-cookie',
    isSecureContext(request) ? `${SECURE_NAME}=${secret}; ${attributes}; Secure` : `${PLAIN_NAME}=${secret}; ${attributes}`,
  );
  return hashOf(secret);
}

function readSecret(request: FastifyRequest): string | null {
  const name = isSecureContext(request) ? SECURE_NAME : PLAIN_NAME;
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1).trim();
    if (at > 0 && pair.slice(0, at).trim() === name && SECRET.test(value)) return value;
  }
  return null;
}

/** Https, or this machine, which browsers trust as much. */
function isSecureContext(request: FastifyRequest): boolean {
  return request.protocol === 'https' || /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(request.hostname);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
