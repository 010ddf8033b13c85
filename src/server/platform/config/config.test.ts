import { Secret } from 'otpauth';
import path from 'node:path';
import { DEFAULT_BRAND } from '#core/content/brand';
import { TRACKING_NUMBERS } from '#core/content/phoneNumbers';
import { describeFaults, readConfig } from './config';
import { RATE_LIMITS } from '../../http/limits/rateLimits';
import type { Config } from './config';

const read = (env: Record<string, string>): Config => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(describeFaults(result.error));
  return result.value;
};

it('has a default for everything', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: path.resolve('var'),
    databaseUrl: null,
    rateLimits: true,
    inspect: false,
    redisUrl: null,
    limits: RATE_LIMITS,
    trustProxy: [],
    publicOrigin: null,
    mainApiBase: '',
    dataApiBase: '/data',
    logLevel: 'info',
    mailFrom: 'info@wingfare.example',
    smtpUrl: null,
    botCheck: null,
    stripe: null,
    wallets: { apple: null, google: null },
    duffel: null,
    desk: { token: null, totpSecret: null, refundLimit: 100_000, timeZone: 'America/New_York' },
    metrics: null,
    traces: null,
    declinesBeforeCheck: 3,
    brand: DEFAULT_BRAND,
    numbers: TRACKING_NUMBERS,
  });
});

it('takes an empty variable for an unset one', () => {
  expect(read({ PORT: ' ', PHONE_MAIN: '' })).toEqual(read({}));
});

it.each([
  ['PORT', '0', { port: 0 }],
  ['RATE_LIMITS', 'off', { rateLimits: false }],
  ['INSPECT', '1', { inspect: true }],
  [
    'LIMITS',
    'cachedAnswers=1200/60, booking=1/5',
    { limits: { ...RATE_LIMITS, cachedAnswers: { calls: 1200, seconds: 60 }, booking: { calls: 1, seconds: 5 } } },
  ],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
  ['PUBLIC_ORIGIN', 'https://www.example.com/', { publicOrigin: 'https://www.example.com' }],
  ['MAIN_API_BASE', 'https://api.example.com/', { mainApiBase: 'https://api.example.com' }],
  ['DATABASE_URL', 'postgresql://u:p@h/d', { databaseUrl: 'postgresql://u:p@h/d' }],
  ['REDIS_URL', 'rediss://:p@h:6380/2', { redisUrl: 'rediss://:p@h:6380/2' }],
  [
    'TRACKING_NUMBERS',
    '{"TV1":"+1 (800) 555-0190","TV2":"1-800-555-0191"}',
    { numbers: { TV1: '+1 (800) 555-0190', TV2: '1-800-555-0191' } },
  ],
  ['TRACKING_NUMBERS', '{}', { numbers: {} }],
  ['DESK_TOKEN', 'x'.repeat(24), { desk: { token: 'x'.repeat(24) } }],
  ['DESK_TOTP_SECRET', 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq', { desk: { totpSecret: Secret.fromLatin1('12345678901234567890') } }],
  ['DESK_REFUND_LIMIT', '250', { desk: { refundLimit: 25_000 } }],
  ['DESK_TIME_ZONE', 'America/Chicago', { desk: { timeZone: 'America/Chicago' } }],
  ['METRICS_PORT', '9464', { metrics: { port: 9464, host: '127.0.0.1' } }],
  ['METRICS_PORT', '0', { metrics: { port: 0 } }],
  ['METRICS_HOST', '0.0.0.0', { metrics: null }],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'http://collector:4318/',
    { traces: { endpoint: 'http://collector:4318', service: 'wingfare', share: 1 } },
  ],
  ['OTEL_SERVICE_NAME', 'fares', { traces: null }],
  ['OTEL_TRACES_SAMPLER_ARG', '0.25', { traces: null }],
  ['ADDRESS_LINES', 'One| Two', { brand: { ...DEFAULT_BRAND, addressLines: ['One', 'Two'] } }],
])('reads %s=%s', (name, value, expected) => {
  expect(read({ [name]: value })).toMatchObject(expected);
});

it.each([
  ['PORT', '65536'],
  ['PORT', '30 00'],
  ['PORT', '1e3'],
  ['HOST', 'a b'],
  ['METRICS_PORT', '3000'],
  ['METRICS_PORT', 'on'],
  ['METRICS_HOST', 'a host'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/?key=1'],
  ['OTEL_SERVICE_NAME', 'two words'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['RATE_LIMITS', 'true'],
  ['INSPECT', 'yes'],
  ['LIMITS', 'everything=1/1'],
  ['LIMITS', 'booking=0/60'],
  ['LIMITS', 'booking'],
  ['TRUST_PROXY', 'all'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['PUBLIC_ORIGIN', 'https://example.com/path'],
  ['PUBLIC_ORIGIN', 'example.com'],
  ['MAIN_API_BASE', 'javascript:alert(1)'],
  ['DATA_API_BASE', 'https://u:p@example.com'],
  ['DATABASE_URL', 'mysql://h/d'],
  ['REDIS_URL', 'h:6379'],
  ['REDIS_URL', 'http://h:6379'],
  ['REDIS_URL', 'redis://h/limits'],
  ['LOG_LEVEL', 'verbose'],
  ['PAYMENT_DECLINES_BEFORE_CHECK', '0'],
  ['BOT_CHECK_MIN_SCORE', '1.5'],
  ['BOT_CHECK_SCRIPT_URL', 'http://www.example.net/api.js'],
  ['BOT_CHECK_HOSTS', "https://a.example 'unsafe-inline'"],
  ['PHONE_MAIN', 'call us'],
  ['CONTACT_EMAIL', 'a@b@c'],
  ['DESK_TOKEN', 'x'.repeat(23)],
  ['DESK_TOKEN', 'correct horse battery staple'],
  ['DESK_TOTP_SECRET', 'GEZDGNBVGY3TQOJQGEZDGNBV1'],
  ['DESK_TOTP_SECRET', 'GEZDGNBVGY3TQOJQ'],
  ['DESK_REFUND_LIMIT', '1000001'],
  ['DESK_REFUND_LIMIT', '10.50'],
  ['DESK_TIME_ZONE', 'Eastern'],
  ['PROMO', '<b>sale</b>'],
  ['ADDRESS_LINES', 'One||Two'],
])('refuses %s=%s naming it alone', (name, value) => {
  const result = readConfig({ [name]: value });
  expect(result.ok ? [] : result.error.map((f) => f.variable)).toEqual([name]);
});

it('names every bad variable in one message', () => {
  const result = readConfig({ PORT: 'x', LOG_LEVEL: 'y', HOST: 'fine.example' });
  expect(result.ok ? '' : describeFaults(result.error)).toMatch(/^Cannot start.*\n {2}PORT must be .*\n {2}LOG_LEVEL must be [^\n]*$/);
});

it.each([
  ['GOOGLE1=(800) 555-0111', 'this is not one'],
  ['["(800) 555-0111"]', 'this is not one'],
  ['{"GOOGLE 1":"(800) 555-0111"}', 'the code "GOOGLE 1" is not 1 to 16 letters and digits'],
  ['{"":"(800) 555-0111"}', 'the code "" is not 1 to 16 letters and digits'],
  ['{"TV1":"call us"}', 'TV1 has no telephone number'],
  ['{"TV1":8005550111}', 'TV1 has no telephone number'],
  ['{"TV1":"(800) 555-0190","TV2":"+18005550190"}', 'TV2 has the number of TV1'],
  ['{"TV1":"1-800-555-0142","TV2":"(855) 555-0168"}', 'TV1 has the number of PHONE_MAIN; TV2 has the number of PHONE_BLOG'],
])('refuses TRACKING_NUMBERS=%s and says that %s', (value, what) => {
  const result = readConfig({ TRACKING_NUMBERS: value });
  const shape = 'a JSON object of codes and numbers such as {"GOOGLE1":"(800) 555-0111"}';
  expect(result.ok ? [] : result.error).toEqual([{ variable: 'TRACKING_NUMBERS', mustBe: `${shape}; ${what}` }]);
});

describe('an outside bot check', () => {
  const ALL = {
    BOT_CHECK_SITE_KEY: '6Lc_site-key',
    BOT_CHECK_SECRET: '6Lc_secret',
    BOT_CHECK_SCRIPT_URL: 'https://www.example.net/api.js?render=6Lc_site-key',
    BOT_CHECK_VERIFY_URL: 'https://www.example.net/siteverify',
  };

  it('is read with its hosts and score', () => {
    expect(
      read({ ...ALL, BOT_CHECK_HOSTS: 'https://*.example.net, https://static.example.net', BOT_CHECK_MIN_SCORE: '0.7' }).botCheck,
    ).toEqual({
      siteKey: '6Lc_site-key',
      secret: '6Lc_secret',
      scriptUrl: 'https://www.example.net/api.js?render=6Lc_site-key',
      verifyUrl: 'https://www.example.net/siteverify',
      hosts: ['https://*.example.net', 'https://static.example.net'],
      minScore: 0.7,
    });
  });

  it.each(Object.keys(ALL))('without %s names it', (missing) => {
    const result = readConfig({ ...ALL, [missing]: '' });
    expect(result.ok ? [] : result.error).toEqual([
      { variable: missing, mustBe: 'set too: the outside bot check needs its site key, secret, script URL and verify URL' },
    ]);
  });
});

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_PUBLISHABLE_KEY: 'pk_test_b2', STRIPE_WEBHOOK_SECRET: 'whsec_c3' };

  it('is configured by its three keys', () => {
    expect(read(keys).stripe).toEqual({
      secretKey: 'sk_test_a1',
      publishableKey: 'pk_test_b2',
      webhookSecret: 'whsec_c3',
      isTestMode: true,
      apiBase: null,
      scriptUrl: null,
    });
  });

  it.each(Object.keys(keys))('does not start with %s alone, and names the others', (name) => {
    const result = readConfig({ [name]: keys[name as keyof typeof keys] });
    const named = result.ok ? [] : result.error.map((fault) => fault.variable);
    expect(named.sort()).toEqual(
      Object.keys(keys)
        .filter((other) => other !== name)
        .sort(),
    );
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_b2'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_b2'],
    ['STRIPE_WEBHOOK_SECRET', 'c3'],
    ['STRIPE_API_BASE', 'http://elsewhere.example'],
    ['STRIPE_JS_URL', 'http://elsewhere.example/stripe.js'],
  ])('refuses %s=%s', (name, value) => {
    const result = readConfig({ ...keys, [name]: value });
    expect(result.ok ? [] : result.error.map((fault) => fault.variable)).toEqual([name]);
  });
});

describe('modes of payments and flights', () => {
  const stripe = (mode: string) => ({
    STRIPE_SECRET_KEY: `sk_${mode}_a1`,
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_b2`,
    STRIPE_WEBHOOK_SECRET: 'whsec_c3',
  });
  const duffel = (mode: string) => ({ DUFFEL_ACCESS_TOKEN: `duffel_${mode}_a1`, DUFFEL_WEBHOOK_SECRET: 'QKfUULLQh+8SegYmIsF6kA==' });

  it.each([
    ['test keys of both', { ...stripe('test'), ...duffel('test') }, []],
    ['live keys of both', { ...stripe('live'), ...duffel('live') }, []],
    ['test keys beside a sandbox', duffel('test'), []],
    ['live keys beside a sandbox, of which the doctor tells', duffel('live'), []],
    ['real tickets for test payments', { ...stripe('test'), ...duffel('live') }, ['STRIPE_SECRET_KEY']],
    ['real payments for test tickets', { ...stripe('live'), ...duffel('test') }, ['DUFFEL_ACCESS_TOKEN']],
  ])('%s', (name, env, faults) => {
    const result = readConfig(env);
    expect(result.ok ? [] : result.error.map((fault) => fault.variable)).toEqual(faults);
    expect(result.ok && [result.value.stripe, result.value.duffel].some((one) => one?.isTestMode === false)).toBe(name.startsWith('live'));
  });
});

describe('Duffel', () => {
  const SECRET = 'QKfUULLQh+8SegYmIsF6kA==';
  it('is configured by its token, which tells the mode, and the secret of its webhook', () => {
    expect(read({ DUFFEL_ACCESS_TOKEN: 'duffel_test_a1', DUFFEL_WEBHOOK_SECRET: SECRET }).duffel).toEqual({
      accessToken: 'duffel_test_a1',
      webhookSecret: SECRET,
      isTestMode: true,
      apiBase: null,
      organization: null,
    });
  });

  it.each([
    ['DUFFEL_WEBHOOK_SECRET', { DUFFEL_ACCESS_TOKEN: 'duffel_test_a1' }],
    ['DUFFEL_ACCESS_TOKEN', { DUFFEL_WEBHOOK_SECRET: SECRET }],
  ])('names %s where the other one is set alone', (missing, env) => {
    const result = readConfig(env);
    expect(result.ok ? [] : result.error.map((fault) => fault.variable)).toEqual([missing]);
  });

  it.each([
    ['DUFFEL_ACCESS_TOKEN', 'test_a1'],
    ['DUFFEL_WEBHOOK_SECRET', 'short'],
    ['DUFFEL_API_BASE', 'http://elsewhere.example'],
    ['DUFFEL_ORGANIZATION', 'example travel/../x'],
  ])('refuses %s=%s', (name, value) => {
    const result = readConfig({ [name]: value });
    expect(result.ok ? [] : result.error.map((fault) => fault.variable)).toEqual([name]);
  });
});
