/** Which attempts are looked at first when more is left open than one look can end. */
import { eq, inArray, sql } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { cases } from '#testing/testSize';
import { itInCi } from '#testing/jest/smallerRuns';
import { attempts } from '../bookings.tables';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

/** More than two batches of the reconciler. */
const CHALLENGES = cases(60, 1000);
const HELD = 12;

/** Challenges that nobody will answer, all of the same age: copies of one that a traveler really left. */
async function abandonChallenges(count: number): Promise<void> {
  const server = world.start();
  const draftId = await world.draft(server);
  const left = await server.checkout.book(await world.body(server, draftId, '4000002500003155'), `left-${draftId}`, SECRET);
  if (left.kind !== 'attempt') throw new Error(left.code);
  // One statement a table: a thousand bookings through the service would take longer than the test.
  await world.database.db.execute(sql`
    with model as (select a.*, p.token_hash, p.amount as held from attempts a join sandbox_payments p on p.reference = a.id where a.id = ${left.attempt.attemptId}),
    ids as (select n, gen_random_uuid() draft, gen_random_uuid() attempt, md5(random()::text) key from generate_series(2, ${count}::int) n),
    d as (insert into drafts select ids.draft, secret_hash, query, flight_id, offer, quote_id, quote_expires_at, created_at, updated_at from drafts, ids where id = ${draftId}),
    a as (insert into attempts (id, draft_id, idempotency_key, body_hash, state, amount, currency, payment_id, challenge_url, state_since, created_at)
      select ids.attempt, ids.draft, ids.key, body_hash, state, amount, currency, 'pay_' || ids.key, challenge_url, state_since, created_at from model, ids),
    b as (insert into bookings (id, reference, draft_id, attempt_id, state, offer, travelers, contact, billing, locale, accepted_total, created_at, updated_at)
      select gen_random_uuid(), upper(lpad(to_hex(n + (select count(*)::int from bookings)), 6, '0')), ids.draft, ids.attempt, b.state, b.offer, b.travelers, b.contact, b.billing, b.locale, b.accepted_total, b.created_at, b.updated_at
      from bookings b, ids where b.attempt_id = ${left.attempt.attemptId}),
    t as (insert into sandbox_tokens select ids.key || ids.key, brand, last4, exp_month, exp_year, behaviour, expires_at from sandbox_tokens, model, ids where hash = model.token_hash)
    insert into sandbox_payments (id, reference, token_hash, state, amount, currency, challenge_id, created_at)
      select 'pay_' || ids.key, ids.attempt, ids.key || ids.key, 'challenge', model.held, 'USD', ids.key, model.created_at from model, ids`);
}

/** Attempts whose supplier booked and did not answer: money held, seats taken, outcome unknown. */
async function leaveHeld(count: number): Promise<readonly string[]> {
  const server = world.start();
  Object.assign(world.supplier, { isAnswerLost: true, isSilent: true });
  const drafts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const draftId = await world.draft(server);
    await server.checkout.book(await world.body(server, draftId), `held-key-${draftId}`, SECRET);
    drafts.push(draftId);
  }
  Object.assign(world.supplier, { isAnswerLost: false, isSilent: false });
  return drafts;
}

const statesOf = async (draftIds: readonly string[]): Promise<readonly string[]> =>
  (
    await world.database.db
      .select({ state: attempts.state })
      .from(attempts)
      .where(inArray(attempts.draftId, [...draftIds]))
  ).map((a) => a.state);

const countOf = (state: 'challenge' | 'failed'): Promise<number> => world.database.db.$count(attempts, eq(attempts.state, state));

itInCi('abandoned challenges, however many, delay none of the attempts that hold money', async () => {
  await abandonChallenges(CHALLENGES);
  world.minutes(12);
  const held = await leaveHeld(HELD);
  const server = world.start();
  const lookup = jest.spyOn(server.gateway, 'lookup');

  // Challenges that may still be answered are nobody's business yet.
  world.minutes(0.5);
  expect(await server.reconciler.runOnce()).toBe(0);
  expect(await statesOf(held)).toEqual(Array(HELD).fill('done'));
  expect(await countOf('challenge')).toBe(CHALLENGES);
  expect(lookup).toHaveBeenCalledTimes(HELD);

  // Too old: all of them end in one round, after whatever holds money.
  const more = await leaveHeld(HELD);
  world.minutes(1);
  lookup.mockClear();
  expect(await server.reconciler.runOnce()).toBe(0);
  const lookedUp = lookup.mock.calls.map(([attemptId]) => attemptId);
  const first = await world.database.db
    .select({ draftId: attempts.draftId })
    .from(attempts)
    .where(inArray(attempts.id, lookedUp.slice(0, HELD)));
  expect(new Set(first.map((a) => a.draftId))).toEqual(new Set(more));
  expect(await statesOf(more)).toEqual(Array(HELD).fill('done'));
  expect([await countOf('challenge'), await countOf('failed')]).toEqual([0, CHALLENGES]);
  expect(world.errors).toEqual([]);
});
