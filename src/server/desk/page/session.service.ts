/**
 * Who may see the desk: the token opens it once, a cookie with a secret of its own keeps it open for a working day. The database knows
 * which secrets are open, so that signing out ends a copied cookie as well, in every process; another token ends all (tracking.16).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deskSessions } from '../desk.tables';

export const SESSION_MS = 12 * 3_600_000;

const SECRET = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In the same time whatever differs, length included. */
export const isToken = (typed: string, token: string): boolean => timingSafeEqual(hashOf(typed), hashOf(token));

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly token: string;
}

export function createDeskSessions({ db, clock, token }: Deps) {
  const keyOf = (secret: string): string => createHmac('sha256', token).update(`desk session ${secret}`).digest('hex');

  return {
    /** Begins a session of an agent, as they call themselves; answers what the cookie holds. */
    async open(agent: string): Promise<string> {
      const secret = randomBytes(32).toString('base64url');
      await db.insert(deskSessions).values({ hash: keyOf(secret), agent, expiresAt: new Date(clock().getTime() + SESSION_MS) });
      return secret;
    },
    /** Whose session of this token it is; null for one that ended, ran out or never was. */
    async agentOf(secret: string | undefined): Promise<string | null> {
      if (secret === undefined || !SECRET.test(secret)) return null;
      const its = and(eq(deskSessions.hash, keyOf(secret)), gt(deskSessions.expiresAt, clock()));
      const [session] = await db.select({ agent: deskSessions.agent }).from(deskSessions).where(its);
      return session?.agent ?? null;
    },
    /** Nobody who holds the cookie is let in from here on; one that is unknown is no fault. */
    async end(secret: string | undefined): Promise<void> {
      if (secret !== undefined && SECRET.test(secret)) await db.delete(deskSessions).where(eq(deskSessions.hash, keyOf(secret)));
    },
  };
}
