/**
 * What Mozilla's HTTP Observatory would say of an answer: its ten tests and what each adds or takes, as its scanner publishes them. An
 * answer begins with 100; bonuses count once nothing took more than 10.
 */
import { parse } from 'node-html-parser';

export interface ScannedAnswer {
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  readonly body: string;
  /** `Set-Cookie` lines of this visit, this answer's and earlier ones'. */
  readonly cookies: readonly string[];
  /** Whether the host is in the browsers' list: only then is HSTS worth points. */
  readonly isPreloaded: boolean;
}

const SIX_MONTHS_S = 15_552_000;
const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
const PASSIVE = ['img-src', 'media-src'];

type Directives = ReadonlyMap<string, readonly string[]>;

/** Points by test, for a site that is reached by https and redirects to it. */
export function pointsOf(answer: ScannedAnswer): Readonly<Record<string, number>> {
  const header = (name: string): string | null => {
    const value = answer.headers[name];
    return value === undefined ? null : String(value).trim();
  };
  const policy = directivesOf(header('content-security-policy') ?? '');
  return {
    'content-security-policy': ofPolicy(policy),
    cookies: ofCookies(answer.cookies, header('strict-transport-security') !== null),
    'cross-origin-resource-sharing': ofSharing(header('access-control-allow-origin'), header('access-control-allow-credentials')),
    'referrer-policy': ofReferrer(header('referrer-policy')),
    'strict-transport-security': ofTransport(header('strict-transport-security'), answer.isPreloaded),
    'subresource-integrity': /^text\/html/.test(header('content-type') ?? 'text/html') ? ofScripts(answer.body) : 0,
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': ofFraming(policy, header('x-frame-options')),
    'cross-origin-resource-policy': ofResourcePolicy(header('cross-origin-resource-policy')),
  };
}

/** The whole score; 100 and more is an A+. */
export function scoreOf(answer: ScannedAnswer): number {
  const points = Object.values(pointsOf(answer));
  const taken = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 0);
  return taken >= -10 ? points.reduce((sum, each) => sum + each, 100) : Math.max(0, 100 + taken);
}

function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources] as const])));
}

function ofPolicy(policy: Directives): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map((name) => withoutOverruled(sourcesOf(name)));
  const isUnsafe = (source: string): boolean => source === "'unsafe-inline'" || source === 'data:';
  if (scripts?.some((source) => isUnsafe(source) || BROAD.has(source)) || objects?.some((source) => BROAD.has(source))) return -20;
  const isPlain = (source: string): boolean => /^(?:http|ftp):/.test(source);
  if ([...policy].some(([name, sources]) => !PASSIVE.includes(name) && sources.some(isPlain))) return -20;
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) return -10;
  if (PASSIVE.some((name) => sourcesOf(name).some(isPlain))) return -10;
  if (styles?.some((source) => isUnsafe(source) || BROAD.has(source))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** A hash or nonce makes browsers ignore `'unsafe-inline'`. */
function withoutOverruled(sources: readonly string[]): readonly string[] {
  const isNamed = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function ofCookies(cookies: readonly string[], hasTransport: boolean): number {
  if (cookies.length === 0) return 0;
  return Math.min(...cookies.map((cookie) => ofCookie(cookie, hasTransport)));
}

function ofCookie(cookie: string, hasTransport: boolean): number {
  const [pair = '', ...rest] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const name = pair.split('=')[0] ?? '';
  const isSession = /login|sess/.test(name);
  const site = rest.find((part) => part.startsWith('samesite'))?.split('=')[1];
  const isSecure = rest.includes('secure');
  if (isSession && !isSecure && !hasTransport) return -40;
  if (isSession && !rest.includes('httponly')) return -30;
  if (name.includes('csrf') && site === undefined) return -20;
  if (site !== undefined && !['lax', 'strict', 'none'].includes(site)) return -20;
  if (!isSecure) return hasTransport && site !== 'none' ? (isSession ? -10 : -5) : -20;
  return site === undefined ? 0 : 5;
}

const ofSharing = (origin: string | null, credentials: string | null): number =>
  origin !== null && origin !== '*' && credentials === 'true' ? -50 : 0;

function ofReferrer(value: string | null): number {
  if (value === null) return 0;
  const known = value
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(each));
  return PRIVATE_REFERRERS.includes(known.at(-1) ?? '') ? 5 : -5;
}

function ofTransport(value: string | null, isPreloaded: boolean): number {
  if (isPreloaded) return 5;
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1];
  if (age === undefined || value?.includes(',') === true) return -20;
  return Number(age) >= SIX_MONTHS_S ? 0 : -10;
}

/** Scripts of other hosts without integrity take points; one of our own with it adds them. */
function ofScripts(html: string): number {
  const scripts = parse(html).querySelectorAll('script[src]');
  const isForeign = (src: string): boolean => /^(?:https?:)?\/\//.test(src);
  const points = scripts.map((script) => {
    const src = script.getAttribute('src') ?? '';
    const hasIntegrity = Boolean(script.getAttribute('integrity'));
    if (!isForeign(src)) return hasIntegrity ? 5 : 0;
    if (src.startsWith('https:')) return hasIntegrity ? 5 : -5;
    return hasIntegrity ? -20 : -50;
  });
  const worst = Math.min(0, ...points);
  return worst < 0 ? worst : Math.max(0, ...points);
}

function ofFraming(policy: Directives, header: string | null): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin|allow-from\b.*)$/i.test(header ?? '') ? 0 : -20;
}

function ofResourcePolicy(value: string | null): number {
  if (value === null || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}
