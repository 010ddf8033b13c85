/** Attempts in any state as rows, for the tests of what finds and moves them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { attempts, bookings } from '#server/bookings/bookings.tables';
import type { LeaseDeps } from '#server/bookings/retrying/leases';
import { createAttemptRepository } from '#server/bookings/saga/attempts.repository';
import type { AttemptRepository } from '#server/bookings/saga/attempts.repository';
import type { Attempt, Work } from '#server/bookings/saga/work';
import type { AttemptState } from '#server/bookings/states';
import type { World } from './bookingWorld';
import { NOW, PRICE, workAt } from './sagaPorts';

export class AttemptRows {
  readonly repository: AttemptRepository;
  private keys = 0;

  constructor(private readonly world: World) {
    this.repository = this.repositoryOf();
  }

  /** The repository of process `one` at `NOW`. */
  repositoryOf(deps: Partial<LeaseDeps> = {}): AttemptRepository {
    return createAttemptRepository({ db: this.world.database.db, clock: () => NOW, instanceId: 'one', isSoleInstance: false, ...deps });
  }

  async clear(): Promise<void> {
    await this.world.database.pool.query(
      'truncate price_entries, booking_events, booking_readers, attention_entries, bookings, attempts, drafts cascade',
    );
  }

  newDraft(): Promise<string> {
    return this.world.draft(this.world.start());
  }

  /** Adds an attempt with its booking and answers its id; lost ones have a reason and done ones a captured amount, as the table demands. */
  async add(state: AttemptState, set: Partial<Attempt> = {}): Promise<string> {
    const { db } = this.world.database;
    const id = randomUUID();
    const draftId = set.draftId ?? (await this.newDraft());
    this.keys += 1;
    const key = `row-${String(this.keys)}`;
    const { attempt, booking } = workAt(state);
    const failure = state === 'undoing' || state === 'failed' ? 'booking_failed' : null;
    const unleased = { leaseOwner: null, leaseUntil: null, paymentId: `pay-${key}` };
    const capturedAmount = state === 'done' ? PRICE : null;
    await db.insert(attempts).values({ ...attempt, ...unleased, failure, capturedAmount, idempotencyKey: key, ...set, id, draftId });
    const reference = String(100_000 + this.keys);
    const bookingState = state === 'failed' ? 'failed' : 'received';
    await db.insert(bookings).values({ ...booking, state: bookingState, id: randomUUID(), reference, attemptId: id, draftId });
    return id;
  }

  async read(id: string): Promise<Attempt> {
    const [found] = await this.world.database.db.select().from(attempts).where(eq(attempts.id, id));
    if (!found) throw new Error('there is no such attempt');
    return found;
  }

  /** Takes an attempt that nobody works on. */
  async claim(id: string, state: AttemptState): Promise<Work> {
    const work = await this.repository.claim(id, [state]);
    if (!work) throw new Error('somebody works on it');
    return work;
  }
}
