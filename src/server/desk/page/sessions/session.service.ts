/**
 * Access to the desk: the token opens it, with a code where a second factor is set, and a cookie with a secret of its own keeps it open
 * for a working day, or until nobody used it for half an hour. The database knows which secrets are open, so that ending one ends a copied
 * cookie as well, in every process; another token or factor ends all (tracking.16, decision 181).
 */
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Secret } from 'otpauth';
import { deskCodes, deskSessions } from '../../desk.tables';
import { STEP_MS, stepAt, stepOfCode } from '../../agents/totp';
import { UUID } from '../forms';
import { required } from '#core/domain/values/checkedReads';

export const SESSION_MS = 12 * 3_600_000;
export const UNUSED_MS = 30 * 60_000;
/** Calls at once of one session would wait for each other's row, each with a connection of the visitors'. */
const NOTED_EVERY_MS = 10_000;
/** Far longer than a code is good for, whatever the clocks of the processes say. */
const CODES_KEPT_STEPS = 3_600_000 / STEP_MS;

const SECRET = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In the same time whatever differs, length included. */
export const isToken = (typed: string, token: string): boolean => timingSafeEqual(hashOf(typed), hashOf(token));

/** An open session, as the desk lists it. */
export type OpenSession = Pick<typeof deskSessions.$inferSelect, 'id' | 'agent' | 'openedAt' | 'usedAt' | 'browser' | 'network'>;

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly token: string;
  /** The second factor; null where none is set. */
  readonly totpSecret: Secret | null;
}

export function createDeskSessions({ db, clock, token, totpSecret }: Deps) {
  const key = createHmac('sha256', token)
    .update(totpSecret?.bytes ?? '')
    .digest();
  const keyed = (text: string): string => createHmac('sha256', key).update(text).digest('hex');
  const hashOfSecret = (secret: string): string => keyed(`desk session ${secret}`);
  const factors = keyed('desk factors');

  const isOpen = (): SQL | undefined => {
    const now = clock();
    return and(
      eq(deskSessions.factors, factors),
      gt(deskSessions.expiresAt, now),
      gt(deskSessions.usedAt, new Date(now.getTime() - UNUSED_MS)),
    );
  };

  return {
    /** What a browser keeps in which somebody signed in: tells it from strangers' by `id`, for as long as token and factor stand. */
    knownBrowser: (id: string): string => `${id}.${keyed(`desk browser ${id}`)}`,
    /** The id of a browser that keeps one; null for one that was made up. */
    readBrowser(kept: string | undefined): string | null {
      const [id = '', mac = ''] = (kept ?? '').split('.');
      return UUID.test(id) && isToken(mac, keyed(`desk browser ${id}`)) ? id : null;
    },
    /** Begins a session of an agent, as they call themselves; answers what the cookie holds. */
    async open(from: Pick<OpenSession, 'agent' | 'browser' | 'network'>): Promise<string> {
      const secret = randomBytes(32).toString('base64url');
      const now = clock();
      await db.insert(deskSessions).values({
        id: randomUUID(),
        hash: hashOfSecret(secret),
        factors,
        ...from,
        openedAt: now,
        usedAt: now,
        expiresAt: new Date(now.getTime() + SESSION_MS),
      });
      return secret;
    },
    /** Whose session of this token it is, which counts as used; null for one that ended, ran out or never was. */
    async use(secret: string | undefined): Promise<Pick<OpenSession, 'id' | 'agent'> | null> {
      if (secret === undefined || !SECRET.test(secret)) return null;
      const [session] = await db
        .select({ id: deskSessions.id, agent: deskSessions.agent, usedAt: deskSessions.usedAt })
        .from(deskSessions)
        .where(and(eq(deskSessions.hash, hashOfSecret(secret)), isOpen()));
      if (!session) return null;
      const { id, agent, usedAt } = session;
      const now = clock();
      if (Math.abs(now.getTime() - usedAt.getTime()) >= NOTED_EVERY_MS)
        await db
          .update(deskSessions)
          .set({ usedAt: now })
          .where(and(eq(deskSessions.id, id), eq(deskSessions.usedAt, usedAt)));
      return { id, agent };
    },
    /** Nobody who holds the cookie is let in from here on; one that is unknown is no fault. */
    async end(secret: string | undefined): Promise<void> {
      if (secret !== undefined && SECRET.test(secret)) await db.delete(deskSessions).where(eq(deskSessions.hash, hashOfSecret(secret)));
    },
    /** The latest used first. */
    list: (): Promise<readonly OpenSession[]> => {
      const { id, agent, openedAt, usedAt, browser, network } = deskSessions;
      return db.select({ id, agent, openedAt, usedAt, browser, network }).from(deskSessions).where(isOpen()).orderBy(desc(usedAt), id);
    },
    /** Ends one by the id it is listed with. */
    async endListed(id: string): Promise<boolean> {
      if (!UUID.test(id)) return false;
      const { rowCount } = await db.delete(deskSessions).where(eq(deskSessions.id, id));
      return rowCount === 1;
    },
    /** Ends all but one; answers how many. */
    async endOthers(id: string): Promise<number> {
      const { rowCount } = await db.delete(deskSessions).where(ne(deskSessions.id, id));
      return required(rowCount, 'rowCount');
    },
    needsCode: totpSecret !== null,
    /** Whether it is a code of now that nobody used before, in any process; from here on it is used. True where no factor is set. */
    async takeCode(typed: string): Promise<boolean> {
      if (totpSecret === null) return true;
      const step = stepOfCode(totpSecret, typed, clock());
      if (step === null) return false;
      await db.delete(deskCodes).where(lt(deskCodes.step, stepAt(clock()) - CODES_KEPT_STEPS));
      const { rowCount } = await db.insert(deskCodes).values({ step }).onConflictDoNothing();
      return rowCount === 1;
    },
  };
}

export type DeskSessions = ReturnType<typeof createDeskSessions>;
