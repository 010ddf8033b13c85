/** What is deleted by itself, when, and what is not. */
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { searchFromBody } from '#core/contract/flights/searchBody';
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { openTestApp } from '#testing/site/testApp';
import { attempts, bookingEvents, bookings, drafts, stageUpdates } from '../../bookings/bookings.tables';
import { handovers } from '../tracking/tracking.tables';
import { createHandoverService } from '../tracking/handover.service';
import { createRetentionService } from './retention.service';
import { itInRelease } from '#testing/jest/smallerRuns';

const DAY = 24 * 60;
const DECLINED = '4000000000000002';
const PERSONAL = /maria|quiñones|quinones|1985-04-18|x1234567|12125550118|12 main|10001/i;

let world: World;
let keys = 0;
beforeEach(async () => {
  world = await World.open();
});
afterEach(() => world.database.close());

const forgetOld = () => createRetentionService({ db: world.database.db, clock: () => world.now }).forgetOld();

async function pay(card?: string): Promise<string> {
  const server = world.start();
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId, card), `retention-key-${(keys += 1)}`, SECRET);
  return draftId;
}

it('drafts that nobody paid for go after 30 days, with stages and codes; those with an attempt or a booking stay', async () => {
  const { db } = world.database;
  const server = world.start();
  const left = await world.draft(server);
  await server.checkout.recordStage({ draftId: left, stage: 'selected', at: world.now.toISOString() }, SECRET);
  await createHandoverService({ db, clock: () => world.now }).create(left, SECRET);
  const [declined, booked] = [await pay(DECLINED), await pay()];
  world.minutes(30 * DAY);
  expect(await forgetOld()).toMatchObject({ drafts: 0 });
  const fresh = await world.draft(server);
  world.minutes(1);
  expect(await forgetOld()).toMatchObject({ drafts: 1 });
  const kept = (await db.select({ id: drafts.id }).from(drafts)).map((draft) => draft.id);
  expect(new Set(kept)).toEqual(new Set([declined, booked, fresh]));
  expect([await db.$count(stageUpdates), await db.$count(handovers)]).toEqual([0, 0]);
  expect(await db.$count(drafts, eq(drafts.isTried, true))).toBe(2);
  // as a program from before the column leaves them
  await db.update(drafts).set({ isTried: false });
  world.minutes(31 * DAY);
  expect(await forgetOld()).toMatchObject({ drafts: 1 });
  expect(new Set((await db.select({ id: drafts.id }).from(drafts)).map((draft) => draft.id))).toEqual(new Set([declined, booked]));
});

it('a draft whose price was requested again counts from then', async () => {
  const server = world.start();
  const draftId = await world.draft(server);
  world.minutes(29 * DAY);
  await server.checkout.reprice({ draftId, seenTotal: 50_000 }, SECRET);
  world.minutes(2 * DAY);
  expect(await forgetOld()).toMatchObject({ drafts: 0 });
});

it('a failed booking loses its people after 7 days and keeps what was tried; one that stands keeps everything', async () => {
  const { db } = world.database;
  const declined = await pay(DECLINED);
  const booked = await pay();
  const tried = async () => [await db.select().from(attempts), await db.select().from(bookingEvents)];
  const bookingOf = async (draftId: string) => (await db.select().from(bookings).where(eq(bookings.draftId, draftId)))[0];
  const [before, standing, failed] = [await tried(), await bookingOf(booked), await bookingOf(declined)];
  world.minutes(7 * DAY);
  expect(await forgetOld()).toMatchObject({ drafts: 0, failedBookings: 0 });
  expect(JSON.stringify(await bookingOf(declined))).toMatch(PERSONAL);
  world.minutes(1);
  expect(await forgetOld()).toMatchObject({ drafts: 0, failedBookings: 1 });
  expect(await forgetOld()).toMatchObject({ drafts: 0, failedBookings: 0 });
  const after = await bookingOf(declined);
  expect(JSON.stringify(after)).not.toMatch(PERSONAL);
  expect([after?.reference, after?.state, after?.offer, after?.billing.country]).toEqual([
    failed?.reference,
    'failed',
    failed?.offer,
    'US',
  ]);
  expect(await bookingOf(booked)).toEqual(standing);
  expect(await tried()).toEqual(before);
});

it('more than a batch goes in one round', async () => {
  const { db } = world.database;
  const server = world.start();
  const [model] = await db
    .select()
    .from(drafts)
    .where(eq(drafts.id, await world.draft(server)));
  if (!model) throw new Error('the draft was just made');
  await db.insert(drafts).values(Array.from({ length: 450 }, () => ({ ...model, id: crypto.randomUUID() })));
  world.minutes(31 * DAY);
  expect(await forgetOld()).toMatchObject({ drafts: 451 });
});

itInRelease('the server does it by itself when it listens', async () => {
  const app = await openTestApp({ now: world.now });
  const { db } = app.database;
  const query = searchFromBody(SEARCH);
  const offer = { flightId: 'x', query };
  const old = new Date(world.now.getTime() - 31 * DAY * 60_000);
  const row = { id: crypto.randomUUID(), secretHash: SECRET, query, flightId: 'x', offer, quoteId: crypto.randomUUID() };
  await db.insert(drafts).values({ ...row, quoteExpiresAt: old, createdAt: old, updatedAt: old } as typeof drafts.$inferInsert);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  for (let looks = 0; looks < 500 && (await db.$count(drafts)) > 0; looks += 1) await sleep(20);
  expect(await db.$count(drafts)).toBe(0);
  await app.close();
});
