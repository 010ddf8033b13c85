/** Handover codes (tracking.11, complaints.20): a caller reads out six letters, the agent sees search, flight and price; nobody retypes. */
import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { HandoverWire } from '#core/contract/tracking.schema';
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { readableCode } from '#core/domain/typed/typedCode';
import { attempts, drafts, stageUpdates } from '../../bookings/bookings.tables';
import { handovers } from './tracking.tables';
import { violatedIndex } from '../../platform/db/faults';
import type { PricedOffer } from '../../flights/supplier';

/** A call lasts minutes; past this the code is void. */
export const HANDOVER_MINUTES = 60;
const LENGTH = 6;

export interface HandedOver {
  readonly offer: PricedOffer;
  /** Until then the server stands by `offer.price`. */
  readonly quoteExpiresAt: Date;
  /** What the traveler last agreed to pay, in cents; null while a changed price waits for consent. */
  readonly acceptedTotal: Cents | null;
  readonly expiresAt: Date;
}

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
}

export type HandoverService = ReturnType<typeof createHandoverService>;

export function createHandoverService({ db, clock }: Deps) {
  const isValid = (typed: string) =>
    and(eq(handovers.code, typed.toUpperCase().replace(/[^0-9A-Z]/g, '')), gt(handovers.expiresAt, clock()));

  return {
    /** A fresh code for a draft of this browser; the draft's code before it is void. */
    async create(draftId: string, secretHash: string): Promise<Result<HandoverWire, { readonly code: 'draft_unknown' }>> {
      const [draft] = await db
        .select({ id: drafts.id })
        .from(drafts)
        .where(and(eq(drafts.id, draftId), eq(drafts.secretHash, secretHash)));
      if (!draft) return err({ code: 'draft_unknown' });
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + HANDOVER_MINUTES * 60_000);
      for (;;) {
        const code = readableCode(randomBytes(LENGTH));
        const taken = await db
          .insert(handovers)
          .values({ code, draftId, createdAt, expiresAt })
          .onConflictDoUpdate({ target: handovers.draftId, set: { code, createdAt, expiresAt } })
          .then(
            () => false,
            (error: unknown) => {
              // another draft has this very code
              if (violatedIndex(error) === 'handovers_pkey') return true;
              throw error;
            },
          );
        if (!taken) return ok({ code: spoken(code), expiresAt: expiresAt.toISOString() });
      }
    },

    /** The draft behind a code that is valid; null for any other. */
    async draftOf(typed: string): Promise<string | null> {
      const [found] = await db.select({ draftId: handovers.draftId }).from(handovers).where(isValid(typed));
      return found?.draftId ?? null;
    },

    /** What the caller looks at, null for a code that is not there or no longer valid. Written in any way: `k7m 4px`. */
    async read(code: string): Promise<HandedOver | null> {
      const [found] = await db
        .select({ draft: drafts, expiresAt: handovers.expiresAt })
        .from(handovers)
        .innerJoin(drafts, eq(drafts.id, handovers.draftId))
        .where(isValid(code));
      if (!found) return null;
      const { offer, quoteExpiresAt, id } = found.draft;
      return { offer, quoteExpiresAt, acceptedTotal: await acceptedTotal(id, offer.price.total), expiresAt: found.expiresAt };
    },
  };

  /** The newest attempt's amount; before any attempt the quoted price, unless its change was shown and not yet accepted. */
  async function acceptedTotal(draftId: string, quoted: Cents): Promise<Cents | null> {
    const [change] = await db
      .select({ stage: stageUpdates.stage, receivedAt: stageUpdates.receivedAt })
      .from(stageUpdates)
      .where(and(eq(stageUpdates.draftId, draftId), inArray(stageUpdates.stage, ['price_change_shown', 'price_change_accepted'])))
      .orderBy(desc(stageUpdates.id))
      .limit(1);
    if (change?.stage === 'price_change_shown') return null;
    const [attempt] = await db
      .select({ amount: attempts.amount, createdAt: attempts.createdAt })
      .from(attempts)
      .where(eq(attempts.draftId, draftId))
      .orderBy(desc(attempts.createdAt))
      .limit(1);
    if (!attempt || (change && change.receivedAt > attempt.createdAt)) return quoted;
    return attempt.amount;
  }
}

const spoken = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
