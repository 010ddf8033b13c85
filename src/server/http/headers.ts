/** The fixed security headers of every answer (a header library costs half the throughput; the set is constant). */
import type { FastifyReply } from 'fastify';
import { matchRoute, ROUTES } from '#core/domain/routes';
import type { Config } from '../config';

/**
 * `page`: everything. `payment`: may frame the hosted card fields of the same origin.
 * `framed`: the hosted-fields and challenge documents, which only our own pages may frame.
 */
export type DocumentPolicy = 'page' | 'payment' | 'framed';

export type HeaderSet = Readonly<Record<string, string>>;

/** Policies that scripts may create: webpack's loader (`output.trustedTypes`). */
export const TRUSTED_TYPES_POLICY = 'wingfare';

const FOREIGN_ORIGIN = /^https?:\/\/[^/]+/;

function contentSecurityPolicy(policy: DocumentPolicy, foreignOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...foreignOrigins].join(' ')}`,
    `frame-src ${policy === 'page' ? "'none'" : "'self'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${policy === 'framed' ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    'report-uri /api/csp-report',
  ].join('; ');
}

/** The header sets of one installation, computed once. */
export function buildHeaderSets(
  config: Pick<Config, 'mainApiBase' | 'dataApiBase' | 'publicOrigin'>,
): Readonly<Record<DocumentPolicy, HeaderSet>> {
  const foreign = [config.mainApiBase, config.dataApiBase].flatMap((base) => FOREIGN_ORIGIN.exec(base) ?? []);
  const origins = [...new Set(foreign)];
  const secure = config.publicOrigin?.startsWith('https:') === true;
  const setFor = (policy: DocumentPolicy): HeaderSet => ({
    'content-security-policy': contentSecurityPolicy(policy, origins),
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    'x-content-type-options': 'nosniff',
    ...(policy === 'framed' ? {} : { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  });
  return { page: setFor('page'), payment: setFor('payment'), framed: setFor('framed') };
}

/** Which set a path gets before its route says otherwise. */
export function policyOfPath(path: string): DocumentPolicy {
  const match = matchRoute(path);
  return match !== null && ROUTES[match.route].frames ? 'payment' : 'page';
}

/** Lets only our own pages frame this document: hosted card fields and bank challenges. */
export function allowFramingByOurselves(reply: FastifyReply, sets: Readonly<Record<DocumentPolicy, HeaderSet>>): void {
  reply.removeHeader('x-frame-options');
  reply.headers(sets.framed);
}
