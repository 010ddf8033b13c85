/** What the database refuses by itself (money.6, money.10), and that its table of moves is the code's. */
import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { BOOKING_STATES } from '#core/domain/booking/booking';
import {
  ATTEMPT_MOVES,
  ATTEMPT_STATES,
  BOOKING_MOVES,
  CANCELLATION_MOVES,
  CANCELLATION_STATES,
  EXCHANGE_MOVES,
  EXCHANGE_STATES,
} from '../../bookings/states';
import { MAIL_MOVES } from '../../mail/mailStates';
import { PAYMENT_MOVES, PAYMENT_STATES } from '../../payments/gateway';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HASH = 'a'.repeat(64);
const run = (sql: string, values: readonly unknown[] = []) => database.pool.query(sql, [...values]);

/** The constraint or index a statement runs into, or null when it passes; nothing is kept of it. */
async function refusal(sql: string, values: readonly unknown[]): Promise<string | null> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(sql, [...values]);
    return null;
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function addDraft(): Promise<string> {
  const id = randomUUID();
  await run(`insert into drafts values ($1, $2, '{}', 'f', '{}', $1, now(), now(), now())`, [id, HASH]);
  return id;
}

const ATTEMPT = `insert into attempts (id, draft_id, idempotency_key, body_hash, state, failure, amount, currency, captured_amount, payment_id, state_since, created_at)
  values ($1, $2, $3, '${HASH}', $4, case when $4 in ('undoing', 'failed') then 'card_declined' end, 100, 'USD', case when $4 = 'done' then 100 end, $5, now(), now())`;

async function addAttempt(draftId: string, state: string, payment: string | null = null): Promise<string> {
  const id = randomUUID();
  await run(ATTEMPT, [id, draftId, id, state, payment]);
  return id;
}

const BOOKING = `insert into bookings (id, reference, draft_id, attempt_id, state, offer, travelers, contact, billing, locale, accepted_total, supplier_reference, booked_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, '{}', '[]', '{}', '{}', 'en', 100, 'PNR', now(), now(), now())`;

describe('unique', () => {
  it('one live or done attempt a draft, any number of lost ones', async () => {
    const draft = await addDraft();
    await addAttempt(draft, 'failed');
    await addAttempt(draft, 'undoing');
    await addAttempt(draft, 'started');
    for (const state of ATTEMPT_STATES) {
      const isLost = state === 'failed' || state === 'undoing';
      expect([state, await refusal(ATTEMPT, [randomUUID(), draft, randomUUID(), state, null])]).toEqual([
        state,
        isLost ? null : 'attempts_one_live_per_draft',
      ]);
    }
  });

  it('one attempt a key, one a payment', async () => {
    const draft = await addDraft();
    const id = await addAttempt(draft, 'failed', 'pay_1');
    expect(await refusal(ATTEMPT, [randomUUID(), draft, id, 'failed', null])).toBe('attempts_one_per_key');
    expect(await refusal(ATTEMPT, [randomUUID(), draft, randomUUID(), 'failed', 'pay_1'])).toBe('attempts_one_per_payment');
  });

  it('one standing booking a draft, one an attempt, one a reference', async () => {
    const draft = await addDraft();
    const [lost, live] = [await addAttempt(draft, 'failed'), await addAttempt(draft, 'started')];
    await run(BOOKING, [randomUUID(), 'AAAAAA', draft, lost, 'failed']);
    await run(BOOKING, [randomUUID(), 'BBBBBB', draft, live, 'received']);
    const third = await addAttempt(draft, 'failed');
    expect(await refusal(BOOKING, [randomUUID(), 'CCCCCC', draft, third, 'ticketed'])).toBe('bookings_one_per_draft');
    expect(await refusal(BOOKING, [randomUUID(), 'CCCCCC', draft, lost, 'failed'])).toBe('bookings_one_per_attempt');
    expect(await refusal(BOOKING, [randomUUID(), 'AAAAAA', draft, third, 'failed'])).toBe('bookings_reference');
  });
});

describe('checks', () => {
  it.each([
    ['attempts_never_captures_more', `update attempts set captured_amount = 101 where id = $1`],
    ['attempts_never_captures_more', `update attempts set captured_amount = 0 where id = $1`],
    ['attempts_state_known', `update attempts set state = 'won' where id = $1`],
    ['attempts_lost_has_reason', `update attempts set state = 'undoing' where id = $1`],
    ['attempts_amount_positive', `update attempts set amount = 0 where id = $1`],
  ])('%s refuses %s', async (constraint, sql) => {
    const id = await addAttempt(await addDraft(), 'booked');
    // the trigger speaks before the check where the state is unknown to both
    expect([constraint, 'attempts_forward_only', 'attempts_amounts_stay']).toContain(await refusal(sql, [id]));
    expect(await refusal(`update attempts set captured_amount = 100, state = 'done' where id = $1`, [id])).toBeNull();
    expect(await refusal(`update attempts set state = 'done' where id = $1`, [id])).toBe('attempts_done_is_captured');
  });

  it('a booking is not confirmed before the supplier has booked', async () => {
    const draft = await addDraft();
    const id = randomUUID();
    await run(BOOKING, [id, 'DDDDDD', draft, await addAttempt(draft, 'booked'), 'received']);
    expect(await refusal(`update bookings set state = 'ticketed', supplier_reference = null where id = $1`, [id])).toBe(
      'bookings_confirmed_is_booked',
    );
    expect(await refusal(`update bookings set state = 'ticketed' where id = $1`, [id])).toBeNull();
  });
});

describe('states only move forward, as the code says', () => {
  it('attempts', async () => {
    for (const from of ATTEMPT_STATES) {
      const id = await addAttempt(await addDraft(), from);
      for (const to of ATTEMPT_STATES) {
        const set = `update attempts set state = '${to}', failure = 'card_declined', captured_amount = 100 where id = $1`;
        expect([from, to, (await refusal(set, [id])) === null]).toEqual([from, to, from === to || ATTEMPT_MOVES[from].includes(to)]);
      }
    }
  });

  it('bookings', async () => {
    for (const [i, from] of BOOKING_STATES.entries()) {
      const draft = await addDraft();
      const id = randomUUID();
      await run(BOOKING, [id, `EEEEE${i + 2}`, draft, await addAttempt(draft, 'started'), from]);
      for (const to of BOOKING_STATES) {
        const passes = (await refusal(`update bookings set state = '${to}' where id = $1`, [id])) === null;
        expect([from, to, passes]).toEqual([from, to, from === to || BOOKING_MOVES[from].includes(to)]);
      }
    }
  });

  it('cancellations and letters', async () => {
    const draft = await addDraft();
    const [attempt, booking] = [await addAttempt(draft, 'done'), randomUUID()];
    await run(BOOKING, [booking, 'FFFFF2', draft, attempt, 'ticketed']);
    for (const from of CANCELLATION_STATES) {
      const id = randomUUID();
      await run(`insert into cancellations values ($1, $2, $3, $4, 'free', 100, 0, 0, 100, 'traveler', null, null, now(), now())`, [
        id,
        booking,
        attempt,
        from,
      ]);
      for (const to of CANCELLATION_STATES) {
        const passes = (await refusal(`update cancellations set state = '${to}' where id = $1`, [id])) === null;
        expect([from, to, passes]).toEqual([from, to, from === to || CANCELLATION_MOVES[from].includes(to)]);
      }
      await run('delete from cancellations where id = $1', [id]);
    }
    const mailStates = Object.keys(MAIL_MOVES) as (keyof typeof MAIL_MOVES)[];
    for (const from of mailStates) {
      const id = randomUUID();
      await run(
        `insert into outbox (id, kind, booking_id, cause, state, due_at, created_at) values ($1::uuid, 'ticketed', $2, $1::text, $3, now(), now())`,
        [id, booking, from],
      );
      for (const to of mailStates) {
        const passes = (await refusal(`update outbox set state = '${to}' where id = $1`, [id])) === null;
        expect([from, to, passes]).toEqual([from, to, from === to || MAIL_MOVES[from].includes(to)]);
      }
    }
  });

  it('exchanges', async () => {
    const draft = await addDraft();
    const [attempt, booking] = [await addAttempt(draft, 'done'), randomUUID()];
    await run(BOOKING, [booking, 'GGGGG2', draft, attempt, 'ticketed']);
    for (const from of EXCHANGE_STATES) {
      const id = randomUUID();
      await run(
        `insert into exchanges (id, booking_id, attempt_id, idempotency_key, body_hash, state, failure, before, offer_id, trip, difference, penalty, due, refund, state_since, created_at)
         values ($1::uuid, $2, $3, $1::text, '', $4, 'offer_gone', '[]', 'offer', '{}', 0, 0, 0, 0, now(), now())`,
        [id, booking, attempt, from],
      );
      for (const to of EXCHANGE_STATES) {
        const passes = (await refusal(`update exchanges set state = '${to}' where id = $1`, [id])) === null;
        expect([from, to, passes]).toEqual([from, to, from === to || EXCHANGE_MOVES[from].includes(to)]);
      }
      await run('delete from exchanges where id = $1', [id]);
    }
  });

  it('payments of the sandbox', async () => {
    for (const from of PAYMENT_STATES) {
      const hash = randomUUID().replace(/-/g, '').repeat(2);
      await run(`insert into sandbox_tokens values ($1, 'visa', '4242', 12, 2029, 'approve', now())`, [hash]);
      const id = `pay_${from}`;
      await run(
        `insert into sandbox_payments (id, reference, token_hash, state, amount, currency, created_at) values ($1, $2, $3, $4, 100, 'USD', now())`,
        [id, randomUUID(), hash, from],
      );
      for (const to of PAYMENT_STATES) {
        const passes = (await refusal(`update sandbox_payments set state = '${to}' where id = $1`, [id])) === null;
        expect([from, to, passes]).toEqual([from, to, from === to || PAYMENT_MOVES[from].includes(to)]);
      }
    }
  });
});
