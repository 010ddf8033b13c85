/** `npm run desk -- doctor`: asks everybody that this environment names whether it would work. Books and charges nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Duffel } from '@duffel/api';
import type { Config } from '../platform/config/config';
import { note, ok, wrong } from '../platform/config/finding';
import type { Finding } from '../platform/config/finding';
import { isLoopback } from '../platform/config/metricsConfig';

const PATIENCE_MS = 10_000;
const PING_LOOKS = 10;
const PING_PAUSE_MS = 1_000;
/** What the site acts on. */
const DUFFEL_EVENTS = [
  'order.created',
  'order.creation_failed',
  'order.updated',
  'order.airline_initiated_change_detected',
  'order_cancellation.created',
  'order_cancellation.confirmed',
];

/** What is checked besides the settings. */
export interface Examined {
  /** Throws where the programs of the embedded database are not those that were published. */
  readonly checkPrograms: () => void;
  /** Rejects where the database does not answer. */
  readonly checkDatabase: () => Promise<void>;
  readonly examineGateway: (config: Config) => Promise<readonly Finding[]>;
}

/** What one would want to know before opening. */
export async function examine(config: Config, { checkPrograms, checkDatabase, examineGateway }: Examined): Promise<readonly Finding[]> {
  const parts = await Promise.all([ofDatabase(checkDatabase), examineGateway(config), ofDuffel(config)]);
  return [...ofSite(config), ofPrograms(config, checkPrograms), ...parts.flat()];
}

function ofSite({ publicOrigin, trustProxy, stripe, duffel, brand, desk, metrics }: Config): readonly Finding[] {
  const isLive = stripe?.isTestMode === false || duffel?.isTestMode === false;
  const findings: Finding[] = [];
  if (publicOrigin === null)
    findings.push((isLive ? wrong : note)('PUBLIC_ORIGIN', 'is not set: addresses name the host that was asked for'));
  else if (!publicOrigin.startsWith('https:'))
    findings.push((isLive ? wrong : note)('PUBLIC_ORIGIN', 'is not https: cards must not be typed there'));
  else findings.push(ok('PUBLIC_ORIGIN', publicOrigin));
  if (publicOrigin !== null && trustProxy.length === 0)
    findings.push(note('TRUST_PROXY', 'is not set: behind a proxy all visitors would share its limits'));
  if (/\.example$/.test(brand.email)) findings.push((isLive ? wrong : note)('CONTACT_EMAIL', `is still ${brand.email}`));
  findings.push(ofMetrics(metrics));
  findings.push(ofDeskPage(desk, publicOrigin, isLive), note('DESK_TIME_ZONE', `days of reports end at midnight of ${desk.timeZone}`));
  if (stripe !== null && duffel !== null && stripe.isTestMode !== duffel.isTestMode)
    findings.push(wrong('modes', `Stripe is in ${modeOf(stripe)} and Duffel in ${modeOf(duffel)} mode`));
  else if (isLive && (stripe === null || duffel === null))
    findings.push(
      wrong('modes', stripe === null ? 'real flights would be paid with test cards' : 'real money would be taken for pretended flights'),
    );
  return findings;
}

function ofDeskPage({ token }: Config['desk'], publicOrigin: string | null, isLive: boolean): Finding {
  if (token === null) return note('DESK_TOKEN', 'is not set: there is no page for the agency at /desk');
  if (publicOrigin?.startsWith('https:') !== true)
    return (isLive ? wrong : note)(
      'DESK_TOKEN',
      'makes the first supervisor at /desk, over a line that is not https as far as PUBLIC_ORIGIN tells',
    );
  return ok('DESK_TOKEN', `makes the first supervisor at ${publicOrigin}/desk`);
}

function ofMetrics(metrics: Config['metrics']): Finding {
  if (metrics === null) return note('METRICS_PORT', 'is not set: nothing is counted, and no alert can tell that the site is ill');
  const address = `http://${metrics.host.includes(':') ? `[${metrics.host}]` : metrics.host}:${String(metrics.port)}/metrics`;
  return isLoopback(metrics.host)
    ? ok('METRICS_PORT', address)
    : note('METRICS_PORT', `${address} is open to whoever reaches it: let your monitoring alone through`);
}

const modeOf = ({ isTestMode }: { readonly isTestMode: boolean }): string => (isTestMode ? 'test' : 'live');

function ofPrograms({ databaseUrl }: Config, check: () => void): Finding {
  const about = 'PostgreSQL programs';
  if (databaseUrl !== null) return note(about, 'are not ours: DATABASE_URL names a server of your own');
  try {
    check();
    return ok(about, 'are those that were published');
  } catch (error) {
    return wrong(about, error instanceof Error ? error.message : String(error));
  }
}

async function ofDatabase(check: () => Promise<void>): Promise<readonly Finding[]> {
  try {
    await check();
    return [ok('database', 'answers')];
  } catch {
    return [wrong('database', 'does not answer: is the site running, or DATABASE_URL right?')];
  }
}

async function ofDuffel({ duffel: settings, publicOrigin }: Config): Promise<readonly Finding[]> {
  if (settings === null) return [note('Duffel', 'no token: the sandbox sells pretended flights')];
  const duffel = new Duffel({ token: settings.accessToken, ...(settings.apiBase === null ? {} : { basePath: settings.apiBase }) });
  try {
    await inTime(duffel.orders.list({ limit: 1 }));
  } catch (error) {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    const isRefused = status === 401 || status === 403;
    return [
      wrong('DUFFEL_ACCESS_TOKEN', isRefused ? 'is refused: it was deleted, or may not read orders' : 'Duffel does not answer from here'),
    ];
  }
  return [
    ok('DUFFEL_ACCESS_TOKEN', `is taken, ${modeOf(settings)} mode`),
    note('Duffel balance', 'cannot be read by the API: it must be in US dollars and cover your orders'),
    await ofDuffelWebhook(duffel, publicOrigin),
  ];
}

const WEBHOOK = 'Duffel webhook';

/** Asks Duffel to ping the running site: that it answers 200 says that the address leads there and that the secret is this one. */
async function ofDuffelWebhook(duffel: Duffel, publicOrigin: string | null): Promise<Finding> {
  const address = `${publicOrigin ?? 'PUBLIC_ORIGIN'}/supplier/webhook`;
  try {
    const { data } = await inTime(duffel.webhooks.list({}));
    const ours = data.find(({ url, active }) => url === address && active);
    if (ours === undefined) return wrong(WEBHOOK, `no active one at ${address}: changes by airlines would go unseen`);
    const missing = DUFFEL_EVENTS.filter((name) => !ours.events.includes(name));
    if (missing.length > 0) return wrong(WEBHOOK, `lacks the events ${missing.join(', ')}`);
    const status = await statusOfPing(duffel, ours.id);
    if (status === null) return note(WEBHOOK, 'was asked for a ping that Duffel has not sent yet: look at its deliveries in the dashboard');
    if (status === 200) return ok(WEBHOOK, 'a ping reached the running site, and its signature fits');
    return wrong(
      WEBHOOK,
      status === 400
        ? 'the running site refused a ping: DUFFEL_WEBHOOK_SECRET is not the secret of this webhook'
        : `a ping was answered with ${String(status)}: does ${address} lead to the running site?`,
    );
  } catch {
    return note(WEBHOOK, 'this token may not read webhooks: look in the dashboard');
  }
}

/** How the site answered a ping of now; null where Duffel reports none within a while. */
async function statusOfPing(duffel: Duffel, endpoint: string): Promise<number | null> {
  const known = new Set((await pingsOf(duffel, endpoint)).map(({ event_id }) => event_id));
  // its answer is empty, which the SDK cannot read
  await inTime(duffel.webhooks.ping(endpoint)).catch(() => undefined);
  for (let tries = 0; tries < PING_LOOKS; tries += 1) {
    const ping = (await pingsOf(duffel, endpoint)).find(({ event_id }) => !known.has(event_id));
    if (ping) return ping.response_status_code;
    await sleep(PING_PAUSE_MS);
  }
  return null;
}

/** Those that were taken, and those that were not. */
async function pingsOf(duffel: Duffel, endpoint: string) {
  const ofEndpoint = { type: 'ping.triggered', endpoint_id: endpoint };
  const lists = await Promise.all(
    [true, false].map((delivery_success) => inTime(duffel.webhooks.listDeliveries({ ...ofEndpoint, delivery_success }))),
  );
  return lists.flatMap(({ data }) => data);
}

async function inTime<T>(call: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('late')), PATIENCE_MS).unref();
  });
  return Promise.race([call, timeout]);
}
