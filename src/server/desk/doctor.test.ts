import { startDuffelServer } from '#testing/duffel/duffelServer';
import { startStripeServer } from '#testing/stripe/stripeServer';
import { readConfig } from '../platform/config/config';
import { examineGateway } from '../payments';
import { examine } from './doctor';

const answers = async (): Promise<void> => undefined;
async function findings(env: Readonly<Record<string, string>>, database = answers, checkPrograms = (): void => undefined) {
  const config = readConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const found = await examine(config.value, { checkPrograms, checkDatabase: database, examineGateway });
  return Object.fromEntries(found.map(({ about, verdict }) => [about, verdict]));
}

it('finds nothing wrong with an installation that has nothing set', async () => {
  const found = await findings({});
  expect(Object.values(found)).not.toContain('wrong');
  expect(found).toMatchObject({ Stripe: 'note', Duffel: 'note', database: 'ok' });
});

it('tells programs of the database that are not the published ones, where it is embedded', async () => {
  const refuse = (): void => {
    throw new Error('lib is not the PostgreSQL that was published');
  };
  expect(await findings({})).toMatchObject({ 'PostgreSQL programs': 'ok' });
  expect(await findings({}, answers, refuse)).toMatchObject({ 'PostgreSQL programs': 'wrong' });
  const outside = { DATABASE_URL: 'postgres://db.example.com/wingfare' };
  expect(await findings(outside, answers, refuse)).toMatchObject({ 'PostgreSQL programs': 'note' });
});

it('tells whether the metrics are served, and to whom', async () => {
  expect(await findings({})).toMatchObject({ METRICS_PORT: 'note' });
  expect(await findings({ METRICS_PORT: '9464' })).toMatchObject({ METRICS_PORT: 'ok' });
  expect(await findings({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toMatchObject({ METRICS_PORT: 'note' });
});

it('asks both providers, and tells a key that is taken from one that is refused', async () => {
  const [stripe, duffel] = await Promise.all([startStripeServer(), startDuffelServer(() => new Date())]);
  try {
    const env = { ...stripe.env, ...duffel.env, PUBLIC_ORIGIN: 'https://www.example.com', CONTACT_EMAIL: 'info@agency.com' };
    expect(await findings(env)).toMatchObject({
      STRIPE_SECRET_KEY: 'ok',
      'Stripe webhook': 'wrong',
      DUFFEL_ACCESS_TOKEN: 'ok',
      'Duffel webhook': 'wrong',
      PUBLIC_ORIGIN: 'ok',
    });
    duffel.listenAt(env.PUBLIC_ORIGIN);
    for (const [status, verdict] of [
      [200, 'ok'],
      [400, 'wrong'],
      [404, 'wrong'],
    ] as const) {
      duffel.deliverTo(async () => status);
      expect(await findings(env)).toMatchObject({ 'Duffel webhook': verdict });
    }
    const others = { ...env, STRIPE_SECRET_KEY: 'sk_test_other', DUFFEL_ACCESS_TOKEN: 'duffel_test_other' };
    expect(await findings(others)).toMatchObject({ STRIPE_SECRET_KEY: 'wrong', DUFFEL_ACCESS_TOKEN: 'wrong' });
  } finally {
    await Promise.all([stripe.close(), duffel.close()]);
  }
});

it('says what a live installation must not be', async () => {
  const base = 'http://127.0.0.1:9';
  const live = { DUFFEL_ACCESS_TOKEN: 'duffel_live_a1', DUFFEL_WEBHOOK_SECRET: 'c2VjcmV0MTI=', DUFFEL_API_BASE: base };
  const lost = async (): Promise<void> => Promise.reject(new Error('lost'));
  expect(await findings(live, lost)).toMatchObject({
    modes: 'wrong',
    PUBLIC_ORIGIN: 'wrong',
    CONTACT_EMAIL: 'wrong',
    DUFFEL_ACCESS_TOKEN: 'wrong',
    database: 'wrong',
  });
});
