/**
 * Accounts of the desk's agents: each signs in by a key and a second factor of its own (decision 181). Keys are 192 random bits, so a plain
 * hash of one tells nothing. `DESK_TOKEN` makes the first supervisor, whose key it stays until the account is reset.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { foldName } from '#core/domain/values/foldText';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { deskAgents, deskSessions } from '../desk.tables';
import type { AgentRole } from '../desk.tables';
import { newTotpSecret, otpauthAddress } from './totp';

export type DeskAgent = typeof deskAgents.$inferSelect;

/** What a new account signs in with, shown once. */
export interface Credentials {
  readonly name: string;
  readonly role: AgentRole;
  readonly key: string;
  /** For an authenticator app: base32, and as an otpauth address. */
  readonly totpSecret: string;
  readonly totpAddress: string;
}

/** `name_taken`: also by one that differs in case, accents or spaces alone. */
export type AgentFault = 'name_unusable' | 'name_taken';

const KEY_BYTES = 24;
export const MOST_NAME = 60;
const NAME = /^\p{L}[\p{L}\p{M}\p{N} .'’-]*$/u;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In the same time whatever differs, length included. */
export const isSame = (typed: string, secret: string): boolean => timingSafeEqual(hashOf(typed), hashOf(secret));

/** A name as people type it: one blank between its words. */
export const writtenName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MOST_NAME);

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  /** The agency, as authenticator apps list it. */
  readonly issuer: string;
}

export type AgentService = ReturnType<typeof createAgentService>;

export function createAgentService({ db, clock, issuer }: Deps) {
  const find = async (name: string): Promise<DeskAgent | null> => {
    const [agent] = await db
      .select()
      .from(deskAgents)
      .where(eq(deskAgents.foldedName, foldName(name)));
    return agent ?? null;
  };

  function newCredentials({ name, role }: Pick<Credentials, 'name' | 'role'>) {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const secret = newTotpSecret();
    const shown: Credentials = { name, role, key, totpSecret: secret.base32, totpAddress: otpauthAddress(secret, issuer, name) };
    return { shown, kept: { keyHash: hashOf(key).toString('hex'), totpSecret: secret.base32 } };
  }

  async function insert(agent: Omit<DeskAgent, 'addedAt' | 'foldedName'>): Promise<boolean> {
    const { rowCount } = await db
      .insert(deskAgents)
      .values({ ...agent, foldedName: foldName(agent.name), addedAt: clock() })
      .onConflictDoNothing();
    return rowCount === 1;
  }

  return {
    async add(typed: string, role: AgentRole): Promise<Result<Credentials, AgentFault>> {
      const name = writtenName(typed);
      if (!NAME.test(name) || foldName(name) === '') return err('name_unusable');
      const { shown, kept } = newCredentials({ name, role });
      return (await insert({ name, role, ...kept })) ? ok(shown) : err('name_taken');
    },

    /** The account that `DESK_TOKEN` opens, made at its first sign-in; null where there is a supervisor, or the name cannot be had. */
    async addFirst(typed: string): Promise<DeskAgent | null> {
      const name = writtenName(typed);
      const hasSupervisor = (await db.$count(deskAgents, eq(deskAgents.role, 'supervisor'))) > 0;
      if (hasSupervisor || !NAME.test(name) || foldName(name) === '') return null;
      return (await insert({ name, role: 'supervisor', keyHash: null, totpSecret: null })) ? find(name) : null;
    },

    /** A new key and second factor; those before open nothing, nor do sessions opened with them. Null for an unknown name. */
    async reset(typed: string): Promise<Credentials | null> {
      const agent = await find(typed);
      if (agent === null) return null;
      const { shown, kept } = newCredentials(agent);
      const isReset = await db.transaction(async (tx) => {
        await tx.delete(deskSessions).where(eq(deskSessions.agent, agent.name));
        const { rowCount } = await tx.update(deskAgents).set(kept).where(eq(deskAgents.name, agent.name));
        return rowCount === 1;
      });
      return isReset ? shown : null;
    },

    /** The account and its sessions; what it did stays in the log. */
    remove: (typed: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(deskAgents)
          .where(eq(deskAgents.foldedName, foldName(typed)))
          .returning({ name: deskAgents.name });
        if (gone) await tx.delete(deskSessions).where(eq(deskSessions.agent, gone.name));
        return gone !== undefined;
      }),

    list: (): Promise<readonly DeskAgent[]> => db.select().from(deskAgents).orderBy(asc(deskAgents.foldedName)),

    /** Whose key was typed with this name. The same is done where the name is unknown. `token` is the first supervisor's key. */
    async byKey(name: string, key: string, token: string): Promise<DeskAgent | null> {
      const agent = await find(name);
      const expected = agent?.keyHash ?? hashOf(token).toString('hex');
      const isIt = timingSafeEqual(hashOf(key), Buffer.from(expected, 'hex'));
      return isIt ? agent : null;
    },
  };
}
