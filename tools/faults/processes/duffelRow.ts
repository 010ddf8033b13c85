/**
 * Duffel's adapter against the local Duffel: orders that are taken and made later, refused or forgotten, answers that are held or lost, orders
 * without tickets, and credit instead of money, while servers die and events get lost.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '#testing/database/testDatabase';
import { startDuffelServer } from '#testing/duffel/duffelServer';
import type { DuffelServer } from '#testing/duffel/duffelServer';
import { USUAL } from '#testing/duffel/duffelShapes';
import type { DuffelRules, Order } from '#testing/duffel/duffelShapes';
import type { OrderFacts } from '../history';
import { drawTrips } from '../plan';
import { chanceOf } from '../random';
import { resultOf, urlOf } from './realRow';
import type { RealRow } from './realRow';
import { AHEAD_MS, openScene, startServer } from './scene';

/** Soon enough that our own 24 hours do not apply: what the airline gives back comes back. */
const DEPARTS_IN_DAYS = 5;
const SEND_AGAIN_MS = 250;
const SENDS = 200;
const READ_WITHIN_MS = 120_000;

const MOODS: readonly [Partial<DuffelRules>, ...Partial<DuffelRules>[]] = [
  { orders: 'accepted' },
  { orders: 'accepted' },
  { orders: 'held' },
  { orders: 'answer lost' },
  { orders: 'not_created' },
  { isTicketless: true },
  { refundTo: 'airline_credits' },
  { refundTo: 'voucher', refund: '40.00' },
  { refund: '40.00' },
];

export const duffelServer: RealRow = async (seed, much) => {
  let ahead = 0;
  const [database, duffel] = await Promise.all([openTestDatabase(), startDuffelServer(() => new Date(Date.now() + ahead))]);
  const site = await startServer({ ...duffel.env, DATABASE_URL: urlOf(database.target) });
  const faults: string[] = [];
  const chance = chanceOf(seed, 'duffel server');
  const lost = new Set<string>();
  const ticketsCame = new Map<string, number>();
  let losesEvents = true;
  duffel.listenAt(site.origin);
  duffel.deliverTo(async ({ body, signature }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { object: { id?: string } } };
    if (losesEvents && type !== 'order.updated' && chance.happens(0.25)) {
      faults.push(`${type} never came`);
      if (type === 'order.created') lost.add(data.object.id ?? '');
      return 200;
    }
    const headers = { 'content-type': 'application/json', 'x-duffel-signature': signature };
    for (let i = 0; i < SENDS; i += 1) {
      const answer = await fetch(`${site.origin}/supplier/webhook`, { method: 'POST', body, headers }).catch(() => null);
      if (answer?.status === 200) return 200;
      await sleep(SEND_AGAIN_MS);
    }
    return 500;
  });

  /** Airlines get on with what they took. */
  async function airlinesWork(): Promise<void> {
    const act = chance.pick(['make', 'fail', 'forget', 'release', 'ticket'] as const);
    if (act === 'release') duffel.releaseOrders();
    if (act === 'make' || act === 'fail') await duffel.settleOrder(act === 'make' ? 'made' : 'failed').catch(() => undefined);
    if (act !== 'ticket') return;
    const without = duffel.orders().filter((order) => !hasTicket(order));
    await duffel.issueTicket().catch(() => undefined);
    for (const { id } of without.filter(hasTicket)) ticketsCame.set(id, Date.now());
  }

  try {
    const scene = openScene({
      sites: [site],
      target: database.target,
      env: duffel.env,
      shop: { departsInDays: DEPARTS_IN_DAYS },
      orders: () => factsOf(duffel, lost, ticketsCame),
    });
    let isPlayed = false;
    const played = scene.play(drawTrips(much ? 24 : 8, 'cancel', seed, 'duffel server'), () => site).finally(() => (isPlayed = true));
    while (!isPlayed) {
      const mood = chance.pick(MOODS);
      duffel.change({ ...USUAL, ...mood });
      faults.push(Object.values(mood).join(', '));
      await sleep(chance.whole(300, 1_500));
      await airlinesWork();
      if (!isPlayed && chance.happens(much ? 0.05 : 0.1)) {
        faults.push('SIGKILL of the server');
        await site.restart({ signal: 'SIGKILL' });
      }
    }
    duffel.change(USUAL);
    duffel.releaseOrders();
    await played;
    ahead = AHEAD_MS;
    losesEvents = false;
    const afterwards = async (): Promise<void> => {
      // what was forgotten is made after all: everybody has given it up by now
      for (;;) {
        const isMade = await duffel.settleOrder('made').then(
          () => true,
          () => false,
        );
        if (!isMade) break;
        faults.push('an order made after it was given up');
      }
      await untilRead();
    };
    return resultOf(await scene.end(afterwards), faults);
  } finally {
    await site.remove();
    await Promise.all([duffel.close(), database.close()]);
  }

  /** At most for a while: what is not read then is for the checker to find. */
  async function untilRead(): Promise<void> {
    const deadline = performance.now() + READ_WITHIN_MS;
    const unread = `select count(*) as open from duffel_events e join duffel_orders o on o.order_id = e.order_id where e.read_at is null`;
    while (performance.now() < deadline) {
      const answer = await database.pool.query<{ open: string }>(unread).catch(() => null);
      if (answer?.rows[0]?.open === '0') return;
      await sleep(SEND_AGAIN_MS);
    }
  }
};

const hasTicket = ({ documents }: Order): boolean => (documents ?? []).length > 0;

/** The flight of a segment, whatever the offer calls it. */
function flightOf({ slices }: Order, segmentId: string | undefined): string {
  const segment = slices.flatMap(({ segments }) => segments).find(({ id }) => id === segmentId);
  return `${segment?.marketing_carrier.iata_code ?? ''}${segment?.marketing_carrier_flight_number ?? ''}/${segment?.departing_at ?? ''}`;
}

/** Duffel's own books. */
function factsOf(duffel: DuffelServer, lost: ReadonlySet<string>, ticketsCame: ReadonlyMap<string, number>): readonly OrderFacts[] {
  return duffel.orders().map((order: Order) => {
    const { id, metadata, booking_reference: supplierReference, cancellation } = order;
    const amount = Math.round(Number(cancellation?.refund_amount ?? 0) * 100);
    const to = cancellation?.refund_to;
    const credit = to === 'airline_credits' || to === 'voucher' ? to : null;
    return {
      attemptId: String(metadata['reference']),
      supplierReference,
      isStanding: !order.cancelled_at,
      total: Math.round(Number(order.total_amount) * 100),
      flights: null,
      exchanges: [],
      exchangesBrought: null,
      extras: null,
      seats: order.services.flatMap(({ metadata, segment_ids }) =>
        metadata && 'designator' in metadata ? [`${flightOf(order, segment_ids[0])} ${metadata.designator}`] : [],
      ),
      isReported: !lost.has(id),
      document: hasTicket(order) ? 'there' : 'missing',
      ticketCameAt: ticketsCame.get(id) ?? null,
      moneyBack: credit === null ? amount : 0,
      credit,
    };
  });
}
