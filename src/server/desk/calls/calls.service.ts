/** Calls that agents take, a row each, and the clicks on telephone links that a new one may have come by (decision 233). */
import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CallsAnswer, DeskCall, SaveCall } from '#core/contract/desk.schema';
import { codeOfNumber, isSameNumber } from '#core/domain/site/trackingCode';
import type { NumberTable } from '#core/domain/site/trackingCode';
import { findCode, isReference } from '#core/domain/typed/typedCode';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { HandoverService } from '../../visitors/tracking/handover.service';
import type { TrackingService } from '../../visitors/tracking/tracking.service';
import { deskCalls } from '../desk.tables';

/** As long as somebody who pressed a number waits to be connected. */
const CLICKS_OFFERED_MS = 600_000;
const MOST_CLICKS = 20;
const MOST_ENDED = 20;

export type StoredCall = typeof deskCalls.$inferSelect;

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly tracking: Pick<TrackingService, 'calls'>;
  readonly handover: Pick<HandoverService, 'draftOf'>;
  readonly numbers: NumberTable;
  /** The agency's own lines. */
  readonly lines: readonly string[];
}

export type DeskCalls = ReturnType<typeof createDeskCalls>;

export function createDeskCalls({ db, clock, tracking, handover, numbers, lines }: Deps) {
  const known = [...new Set([...lines, ...Object.values(numbers)])];
  /** As the agency writes its number: links have it without blanks. */
  const written = (tfn: string): string => known.find((number) => isSameNumber(number, tfn)) ?? tfn;
  const openOf = (agent: string) => and(eq(deskCalls.agent, agent), isNull(deskCalls.endedAt));

  /** The newest first. */
  async function clicksNow() {
    const since = new Date(clock().getTime() - CLICKS_OFFERED_MS);
    return tracking.calls({ since, until: null, limit: MOST_CLICKS });
  }

  return {
    /** Begins a call; where one of this agent lasts, or the same beginning came before, nothing. */
    async begin(agent: string, id: string): Promise<void> {
      await db.insert(deskCalls).values({ id, agent, startedAt: clock() }).onConflictDoNothing();
    },

    /** Writes down what is known of an agent's open call; false where it is not open. */
    async save(agent: string, { id, isOver, clickId, callCode, reference, dialed, ...said }: SaveCall): Promise<boolean> {
      const click = clickId === null ? undefined : (await clicksNow()).find((one) => one.id === clickId);
      const draftId = callCode === '' ? null : await handover.draftOf(callCode);
      const number = click === undefined ? dialed : written(click.tfn);
      const { rowCount } = await db
        .update(deskCalls)
        .set({
          ...said,
          dialed: number,
          ...(clickId === null && { clickId: null, code: codeOfNumber(number, numbers), page: null }),
          ...(click && { clickId: click.id, code: click.code, page: click.pageUrl }),
          ...(draftId !== null && { draftId }),
          reference: findCode(reference, isReference),
          ...(isOver && { endedAt: clock() }),
        })
        .where(and(eq(deskCalls.id, id), openOf(agent)));
      return rowCount === 1;
    },

    /** What an agent's page shows. */
    async of(agent: string): Promise<CallsAnswer> {
      const today = new Date(clock().getTime() - DAY_MS / 2);
      const [[open], ended, clicks] = await Promise.all([
        db.select().from(deskCalls).where(openOf(agent)),
        db
          .select()
          .from(deskCalls)
          .where(and(eq(deskCalls.agent, agent), isNotNull(deskCalls.endedAt), gte(deskCalls.startedAt, today)))
          .orderBy(desc(deskCalls.startedAt))
          .limit(MOST_ENDED),
        clicksNow(),
      ]);
      return {
        open: open ? callWire(open) : null,
        clicks: clicks.map(({ id, receivedAt, pageUrl, device, tfn, code }) => ({
          id,
          at: receivedAt.toISOString(),
          page: pageUrl,
          device,
          dialed: written(tfn),
          code,
        })),
        ended: ended.map(callWire),
        numbers: known,
      };
    },

    ofBooking: (reference: string): Promise<readonly StoredCall[]> =>
      db.select().from(deskCalls).where(eq(deskCalls.reference, reference)).orderBy(desc(deskCalls.startedAt)),
  };
}

const callWire = ({
  id,
  dialed,
  clickId,
  reason,
  outcome,
  callerNumber,
  note,
  startedAt,
  endedAt,
  code,
  page,
  reference,
}: StoredCall): DeskCall => ({
  id,
  dialed,
  clickId,
  reason,
  outcome,
  callerNumber,
  note,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  code,
  page,
  reference,
});
