/** The fixed security headers of every answer (a header library costs half the throughput; the set is constant). */
import type { FastifyReply } from 'fastify';
import { matchRoute, ROUTES } from '#core/domain/site/routes';
import type { DocumentKind } from '#core/domain/site/routes';
import { required } from '#core/domain/values/checkedReads';
import { before } from '#core/domain/values/texts';

/** The kinds of our own pages, and `framed`: the hosted-fields and challenge documents, which only those may frame. */
export type DocumentPolicy = DocumentKind | 'framed';

export type HeaderSet = Readonly<Record<string, string>>;

/** Policies that scripts may create: webpack's loader (`output.trustedTypes`), and what registers the service worker (platform/offline). */
export const TRUSTED_TYPES_POLICY = 'wingfare wingfare-offline';

const FOREIGN_ORIGIN = /^https?:\/\/[^/]+/;

/** What of an installation decides its headers. */
interface HeaderSettings {
  readonly mainApiBase: string;
  readonly dataApiBase: string;
  readonly publicOrigin: string | null;
  /** Where an outside bot check loads from; null without one. */
  readonly botCheck: { readonly scriptUrl: string; readonly hosts: readonly string[] } | null;
  /** Stately's inspector may open a window of its own. */
  readonly inspect: boolean;
  /** Wallets of the browser may pay: it provides them, and they may open windows of their own. */
  readonly hasBrowserWallets: boolean;
}

/** Origins that a document may load from, by directive. */
interface Sources {
  readonly apis: readonly string[];
  /** Of the outside bot check; empty without one and on documents that never ask it. */
  readonly botCheck: readonly string[];
}

function contentSecurityPolicy(policy: DocumentPolicy, { apis, botCheck }: Sources): string {
  const own = (...more: readonly string[]): string => ["'self'", ...more].join(' ');
  const frames = [...(policy === 'page' || policy === 'form' ? [] : ["'self'"]), ...botCheck];
  // An outside script brings code that knows nothing of our policies; where none is loaded they hold.
  const trusted = botCheck.length > 0 ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICY}`];
  return [
    "default-src 'none'",
    `script-src ${own(...botCheck)}`,
    `style-src ${own(...botCheck)}`,
    `img-src ${own('data:', ...botCheck)}`,
    "font-src 'self'",
    `connect-src ${own(...apis, ...botCheck)}`,
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${policy === 'framed' ? "'self'" : "'none'"}`,
    ...trusted,
    'report-uri /api/csp-report',
  ].join('; ');
}

/** `payments`: who may ask the browser for a payment. */
const permissions = (payments: readonly string[]): string =>
  `camera=(), geolocation=(), microphone=(), payment=(${payments.join(' ')}), usb=()`;

/** The header sets of one installation, computed once. */
export function buildHeaderSets(settings: HeaderSettings): Readonly<Record<DocumentPolicy, HeaderSet>> {
  const apis = [...new Set([settings.mainApiBase, settings.dataApiBase].flatMap((base) => FOREIGN_ORIGIN.exec(base) ?? []))];
  const outside = settings.botCheck === null ? [] : [...new Set([new URL(settings.botCheck.scriptUrl).origin, ...settings.botCheck.hosts])];
  const secure = settings.publicOrigin?.startsWith('https:') === true;
  const hasWallets = (policy: DocumentPolicy): boolean => settings.hasBrowserWallets && policy === 'payment';
  const setFor = (policy: DocumentPolicy): HeaderSet => ({
    'content-security-policy': contentSecurityPolicy(policy, {
      apis,
      botCheck: policy === 'form' || policy === 'payment' ? outside : [],
    }),
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    'x-content-type-options': 'nosniff',
    ...(policy === 'framed' ? {} : { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Stately's inspector receives events in a window of its own, and so are wallets
    'cross-origin-opener-policy': settings.inspect || hasWallets(policy) ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions(hasWallets(policy) ? ['self'] : []),
  });
  return { page: setFor('page'), form: setFor('form'), payment: setFor('payment'), framed: setFor('framed') };
}

/** Which set a path gets before its route says otherwise. */
export function policyOfPath(path: string): DocumentPolicy {
  const match = matchRoute(path);
  return match === null ? 'page' : ROUTES[match.route].document;
}

/** Hashes of the scripts and styles that are in a document itself, as its content security policy names them. */
export interface Carried {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Lets a document use what it carries, and nothing else that is inline (decision 063). */
export function allowCarried(reply: FastifyReply, { scripts, styles }: Carried): void {
  const named = (directive: string, hashes: readonly string[]) => [`${directive} `, [directive, ...hashes, ''].join(' ')] as const;
  const policy = String(reply.getHeader('content-security-policy'));
  const allowed = policy.replace(...named('script-src', scripts)).replace(...named('style-src', styles));
  reply.header('content-security-policy', allowed);
}

/** What a framed document loads from elsewhere, by origin. */
export interface OutsideSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  /** Frames among them that may ask the browser for a payment. */
  readonly payments: readonly string[];
}

/** Lets only our own pages frame this document: hosted card fields and bank challenges. `outside` is what a gateway's script needs. */
export function allowFramingByOurselves(
  reply: FastifyReply,
  sets: Readonly<Record<DocumentPolicy, HeaderSet>>,
  outside: OutsideSources | null = null,
): void {
  reply.removeHeader('x-frame-options');
  reply.headers(sets.framed);
  if (outside === null) return;
  reply.header(
    'content-security-policy',
    withOutside(required(sets.framed['content-security-policy'], 'content-security-policy'), outside),
  );
  if (outside.payments.length > 0)
    reply.header('permissions-policy', permissions(['self', ...outside.payments.map((host) => `"${host}"`)]));
}

/** An outside script knows nothing of our trusted types. */
function withOutside(policy: string, { scripts, frames, connections }: OutsideSources): string {
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    'frame-src': frames,
    'connect-src': connections,
  };
  return policy
    .split('; ')
    .filter((directive) => !/^(?:require-)?trusted-types/.test(directive))
    .map((directive) => [directive, ...(more[before(directive, ' ')] ?? [])].join(' '))
    .join('; ');
}
