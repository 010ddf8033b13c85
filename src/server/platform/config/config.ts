/** The environment, read and checked once. Every bad variable is named in one message. */
import { isIP } from 'node:net';
import path from 'node:path';
import { DEFAULT_BRAND, nameSizeOf } from '#core/content/brand';
import type { Brand } from '#core/content/brand';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { LOG_LEVELS } from '../../http/replies/logging';
import type { LogLevel } from '../../http/replies/logging';
import { LIMIT_NAMES, RATE_LIMITS } from '../../http/limits/rateLimits';
import type { LimitName, RateLimit } from '../../http/limits/rateLimits';
import type { NumberTable } from '#core/domain/site/trackingCode';
import { readOutsideBotCheck } from './botCheckConfig';
import type { OutsideBotCheck } from './botCheckConfig';
import { readDesk } from './deskConfig';
import type { DeskSettings } from './deskConfig';
import { readDuffel } from './duffelConfig';
import type { DuffelSettings } from './duffelConfig';
import { readMetrics } from './metricsConfig';
import type { MetricsSettings } from './metricsConfig';
import { readTraces } from './tracesConfig';
import type { TracesSettings } from './tracesConfig';
import { HOST, parsePort } from './readVariable';
import type { ConfigFault, ReadVariable } from './readVariable';
import { readStripe } from './stripeConfig';
import type { StripeSettings } from './stripeConfig';
import { readWallets } from './walletsConfig';
import type { WalletSettings } from './walletsConfig';
import { readTrackingNumbers } from './trackingNumbersConfig';

/** Where the site is reached; empty where requests alone say so. */
export const knownOrigin = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): string => publicOrigin ?? '';

export interface Config {
  /** TCP port; 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Absolute folder of everything the server keeps. */
  readonly dataDir: string;
  /** Outside PostgreSQL, or null for the embedded one. */
  readonly databaseUrl: string | null;
  readonly rateLimits: boolean;
  /** Pages may keep hold of a window of another origin: Stately's inspector (docs/inspecting.md). */
  readonly inspect: boolean;
  /** Where several processes share their rate limits, or null for one process that counts by itself. */
  readonly redisUrl: string | null;
  /** What a client address may do, with the changes of this installation. */
  readonly limits: Readonly<Record<LimitName, RateLimit>>;
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For counts; empty for none. */
  readonly trustProxy: readonly string[];
  /** `https://www.example.com`, or null while the site is only known by the Host header. */
  readonly publicOrigin: string | null;
  /** Mail server, or null where letters become files. */
  readonly smtpUrl: string | null;
  /** Whom letters come from. */
  readonly mailFrom: string;
  /** Empty for the same origin. */
  readonly mainApiBase: string;
  readonly dataApiBase: string;
  readonly logLevel: LogLevel;
  /** An outside bot check, or null for our own proof of work. */
  readonly botCheck: OutsideBotCheck | null;
  /** Declined cards within an hour after which a payment asks the bot check. */
  readonly declinesBeforeCheck: number;
  /** Keys of Stripe, or null where the sandbox takes the payments. */
  readonly stripe: StripeSettings | null;
  /** Certificates and keys of Apple and Google, each null where its passes are not offered. */
  readonly wallets: WalletSettings;
  /** Token of Duffel, or null where the sandbox sells the flights. */
  readonly duffel: DuffelSettings | null;
  readonly desk: DeskSettings;
  /** Where the metrics are served, or null where nothing is counted. */
  readonly metrics: MetricsSettings | null;
  /** Where traces are sent, or null where nothing is traced. */
  readonly traces: TracesSettings | null;
  readonly brand: Brand;
  /** Tracking code → number. */
  readonly numbers: NumberTable;
}

type Env = Readonly<Record<string, string | undefined>>;

const PHONE = /^[0-9+() .-]{7,20}$/;
const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
const LINE = /^[^\p{Cc}<>]{1,120}$/u;

/** Reads the environment. An unset or empty variable means its default. */
export function readConfig(env: Env): Result<Config, readonly ConfigFault[]> {
  const faults: ConfigFault[] = [];
  const read: ReadVariable = (variable, fallback, mustBe, parse) => {
    const text = env[variable]?.trim();
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value !== null) return value;
    faults.push({ variable, mustBe });
    return fallback;
  };
  const text = (variable: string, fallback: string, pattern: RegExp, mustBe: string): string =>
    read(variable, fallback, mustBe, (t) => (pattern.test(t) ? t : null));
  const phone = (variable: string, fallback: string): string =>
    text(variable, fallback, PHONE, 'a telephone number such as (800) 555-0142');
  const line = (variable: string, fallback: string): string =>
    text(variable, fallback, LINE, 'one line of up to 120 characters without < or >');

  const esPhone = phone('PHONE_ES', DEFAULT_BRAND.esPhone);
  const phones = {
    PHONE_MAIN: phone('PHONE_MAIN', DEFAULT_BRAND.mainPhone),
    PHONE_SECOND: phone('PHONE_SECOND', DEFAULT_BRAND.secondPhone),
    PHONE_PAYMENT: phone('PHONE_PAYMENT', DEFAULT_BRAND.paymentPhone),
    PHONE_AIRLINES: phone('PHONE_AIRLINES', DEFAULT_BRAND.airlinesPhone),
    PHONE_BLOG: phone('PHONE_BLOG', DEFAULT_BRAND.blogPhone),
    PHONE_ES: esPhone,
    PHONE_PAYMENT_ES: phone('PHONE_PAYMENT_ES', esPhone),
  };
  const channel = (variable: string): string | null =>
    read<string | null>(variable, null, 'a telephone number such as (800) 555-0142', (t) => (PHONE.test(t) ? t : null));
  const brandName = line('BRAND_NAME', DEFAULT_BRAND.brandName);
  const email = text('CONTACT_EMAIL', DEFAULT_BRAND.email, EMAIL, 'an email address');
  const port = read('PORT', 3000, 'a port number from 0 to 65535', parsePort);
  const config: Config = {
    port,
    host: text('HOST', 'localhost', HOST, 'a host name or address to listen on'),
    dataDir: path.resolve(read('DATA_DIR', 'var', 'a folder path', (t) => (t.includes('\0') ? null : t))),
    databaseUrl: read<string | null>('DATABASE_URL', null, 'a postgres:// or postgresql:// URL', parseDatabaseUrl),
    inspect: read('INSPECT', false, '"1" or "0"', (t) => (t === '1' ? true : t === '0' ? false : null)),
    rateLimits: read('RATE_LIMITS', true, '"on" or "off"', (t) => (t === 'on' ? true : t === 'off' ? false : null)),
    redisUrl: read<string | null>('REDIS_URL', null, 'a redis:// or rediss:// URL, such as redis://:password@host:6379/0', parseRedisUrl),
    limits: read<Config['limits']>('LIMITS', RATE_LIMITS, LIMITS_MUST_BE, parseLimits),
    trustProxy: read<readonly string[]>('TRUST_PROXY', [], 'addresses or CIDR ranges separated by commas', parseProxies),
    publicOrigin: read<string | null>('PUBLIC_ORIGIN', null, 'an origin such as https://www.example.com', parseOrigin),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      'an smtp:// or smtps:// URL, such as smtps://user:password@mail.example.com',
      parseSmtpUrl,
    ),
    mailFrom: text('MAIL_FROM', email, EMAIL, 'an email address'),
    mainApiBase: read('MAIN_API_BASE', '', 'an http(s) URL without query, such as https://api.example.com', parseBase),
    dataApiBase: read('DATA_API_BASE', '/data', 'an http(s) URL without query, such as https://data.example.com/v1', parseBase),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, (t) => LOG_LEVELS.find((l) => l === t) ?? null),
    botCheck: readOutsideBotCheck(read, faults),
    declinesBeforeCheck: read('PAYMENT_DECLINES_BEFORE_CHECK', 3, 'a whole number from 1 to 100', parseDeclines),
    stripe: readStripe(read, faults),
    wallets: readWallets(read, faults),
    duffel: readDuffel(read, faults),
    desk: readDesk(read),
    metrics: readMetrics(read, port, faults),
    traces: readTraces(read),
    brand: {
      brandName,
      nameSize: nameSizeOf(brandName),
      legalName: line('LEGAL_NAME', DEFAULT_BRAND.legalName),
      mainPhone: phones.PHONE_MAIN,
      secondPhone: phones.PHONE_SECOND,
      paymentPhone: phones.PHONE_PAYMENT,
      airlinesPhone: phones.PHONE_AIRLINES,
      blogPhone: phones.PHONE_BLOG,
      esPhone: phones.PHONE_ES,
      esPaymentPhone: phones.PHONE_PAYMENT_ES,
      smsNumber: channel('SMS_NUMBER'),
      whatsappNumber: channel('WHATSAPP_NUMBER'),
      email,
      addressLines: read('ADDRESS_LINES', DEFAULT_BRAND.addressLines, 'lines separated by |, each up to 120 characters', parseLines),
      promo: line('PROMO', DEFAULT_BRAND.promo),
      promoBanner: line('PROMO_BANNER', DEFAULT_BRAND.promoBanner),
      promoEs: line('PROMO_ES', DEFAULT_BRAND.promoEs),
      promoBannerEs: line('PROMO_BANNER_ES', DEFAULT_BRAND.promoBannerEs),
    },
    numbers: readTrackingNumbers(env['TRACKING_NUMBERS'], (t) => PHONE.test(t), phones, faults),
  };
  refuseMixedModes(config, faults);
  return faults.length === 0 ? ok(config) : err(faults);
}

/** Real tickets for money that does not exist, or real money for tickets that do not; of one beside a sandbox the doctor tells. */
function refuseMixedModes({ stripe, duffel }: Pick<Config, 'stripe' | 'duffel'>, faults: ConfigFault[]): void {
  if (!stripe || !duffel || stripe.isTestMode === duffel.isTestMode) return;
  faults.push(
    stripe.isTestMode
      ? { variable: 'STRIPE_SECRET_KEY', mustBe: 'a live key, as DUFFEL_ACCESS_TOKEN is a live token' }
      : { variable: 'DUFFEL_ACCESS_TOKEN', mustBe: 'a live token, as STRIPE_SECRET_KEY is a live key' },
  );
}

/** The one message of a start that is refused. */
export function describeFaults(faults: readonly ConfigFault[]): string {
  return `Cannot start, bad environment:\n${faults.map((f) => `  ${f.variable} must be ${f.mustBe}`).join('\n')}`;
}

const LIMITS_MUST_BE = `calls/seconds for some of ${Object.keys(RATE_LIMITS).join(', ')}, such as airports=240/60,booking=10/60`;

function parseLimits(text: string): Config['limits'] | null {
  const changed: Record<LimitName, RateLimit> = { ...RATE_LIMITS };
  for (const entry of text.split(',')) {
    const [, key, calls, seconds] = /^(\w+)=([1-9]\d{0,5})\/([1-9]\d{0,4})$/.exec(entry.trim()) ?? [];
    const name = LIMIT_NAMES.find((known) => known === key);
    if (name === undefined) return null;
    changed[name] = { calls: Number(calls), seconds: Number(seconds) };
  }
  return changed;
}

function parseDeclines(text: string): number | null {
  return /^[1-9]\d?$|^100$/.test(text) ? Number(text) : null;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function parseDatabaseUrl(text: string): string | null {
  const protocol = parseUrl(text)?.protocol;
  return protocol === 'postgres:' || protocol === 'postgresql:' ? text : null;
}

function parseRedisUrl(text: string): string | null {
  const url = parseUrl(text);
  return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^\/?\d{0,4}$/.test(url.pathname) ? text : null;
}

function parseSmtpUrl(text: string): string | null {
  const url = parseUrl(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? text : null;
}

function parseOrigin(text: string): string | null {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '') ? url.origin : null;
}

function parseBase(text: string): string | null {
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '') return null;
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

function parseProxies(text: string): readonly string[] | null {
  const entries = text.split(',').map((e) => e.trim());
  const isRange = (entry: string): boolean => {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIP(address);
    return (
      family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
    );
  };
  return entries.every(isRange) ? entries : null;
}

function parseLines(text: string): readonly string[] | null {
  const lines = text.split('|').map((l) => l.trim());
  return lines.every((l) => LINE.test(l)) ? lines : null;
}
