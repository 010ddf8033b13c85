/**
 * Access to the desk: an agent's key and code open it (agents.service.ts), and a cookie with a secret of its own keeps it open for a working
 * day, or until unused for half an hour. The database knows which secrets are open, so that ending one ends a copied cookie as well, in
 * every process; another key, factor or `DESK_TOKEN` ends all that were opened before (tracking.16, decision 181).
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Secret } from 'otpauth';
import { foldName } from '#core/domain/values/foldText';
import { required } from '#core/domain/values/checkedReads';
import { isSame } from '../../agents/agents.service';
import type { AgentService, DeskAgent } from '../../agents/agents.service';
import { STEP_MS, stepAt, stepOfCode } from '../../agents/totp';
import { deskAgents, deskCodes, deskSessions } from '../../desk.tables';
import { UUID } from '../forms';

export const SESSION_MS = 12 * 3_600_000;
export const UNUSED_MS = 30 * 60_000;
/** Calls at once of one session would wait for each other's row, each with a connection of the visitors'. */
const NOTED_EVERY_MS = 10_000;
/** Far longer than a code is good for, whatever the clocks of the processes say. */
const CODES_KEPT_STEPS = 3_600_000 / STEP_MS;

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** An open session, as the desk lists it. */
export type OpenSession = Pick<typeof deskSessions.$inferSelect, 'id' | 'agent' | 'openedAt' | 'usedAt' | 'browser' | 'network'>;

/** Who is signed in. */
export interface SignedIn extends Pick<DeskAgent, 'role'> {
  /** Of the session. */
  readonly id: string;
  readonly agent: string;
}

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly agents: Pick<AgentService, 'addFirst' | 'byKey'>;
  /** `DESK_TOKEN`: the key of the first supervisor, who is made by it. */
  readonly token: string;
  /** The first supervisor's second factor; null where none is set. */
  readonly totpSecret: Secret | null;
}

export function createDeskSessions({ db, clock, agents, token, totpSecret }: Deps) {
  const key = createHmac('sha256', token)
    .update(totpSecret?.bytes ?? '')
    .digest();
  const keyed = (text: string): string => createHmac('sha256', key).update(text).digest('hex');
  const hashOfSecret = (secret: string): string => keyed(`desk session ${secret}`);
  const factorsOf = ({ name, keyHash, totpSecret: its }: DeskAgent): string => keyed(`desk factors ${name} ${keyHash} ${its}`);
  const browserMac = (id: string, name: string): string => keyed(`desk browser ${id} ${foldName(name)}`);

  const isOpen = (): SQL | undefined => {
    const now = clock();
    return and(gt(deskSessions.expiresAt, now), gt(deskSessions.usedAt, new Date(now.getTime() - UNUSED_MS)));
  };

  /** Whether it is a code of now that was not used before, in any process; from here on it is used. True where no factor is set. */
  async function takeCode(agent: string, secret: Secret | null, typed: string): Promise<boolean> {
    if (secret === null) return true;
    const step = stepOfCode(secret, typed, clock());
    if (step === null) return false;
    await db.delete(deskCodes).where(lt(deskCodes.step, stepAt(clock()) - CODES_KEPT_STEPS));
    const { rowCount } = await db.insert(deskCodes).values({ agent, step }).onConflictDoNothing();
    return rowCount === 1;
  }

  return {
    /** Names the tries of a name, from a browser in which its agent signed in apart from all others; tells neither name. */
    triesOf: (name: string, browser: string | null): string => keyed(`desk tries ${foldName(name)} ${browser}`),
    /** What a browser keeps in which an agent signed in: tells it from strangers' by `id`, for as long as the settings stand. */
    knownBrowser: (id: string, name: string): string => `${id}.${browserMac(id, name)}`,
    /** The id of a browser that keeps one of this agent's; null for one that was made up. */
    readBrowser(kept: string | undefined, name: string): string | null {
      const [id = '', mac = ''] = (kept ?? '').split('.');
      return UUID.test(id) && isSame(mac, browserMac(id, name)) ? id : null;
    },
    /**
     * The agent whose key and code these are; null where one of them is wrong. Codes are looked at after a right key only: a stranger uses
     * none up. `DESK_TOKEN` makes the first supervisor.
     */
    async prove(typed: { readonly name: string; readonly key: string; readonly code: string }): Promise<DeskAgent | null> {
      const agent = await agents.byKey(typed.name, typed.key, token);
      const isFirst = agent === null && isSame(typed.key, token);
      if (agent === null && !isFirst) return null;
      const factor = agent === null || agent.keyHash === null ? totpSecret : secretOf(agent);
      if (!(await takeCode(foldName(typed.name), factor, typed.code))) return null;
      return agent ?? agents.addFirst(typed.name);
    },
    /** The key alone, typed again by who is signed in. */
    isKeyOf: async (name: string, typed: string): Promise<boolean> => (await agents.byKey(name, typed, token)) !== null,
    /** Begins a session of an agent; answers what the cookie holds. */
    async open(agent: DeskAgent, from: Pick<OpenSession, 'browser' | 'network'>): Promise<string> {
      const secret = randomBytes(32).toString('base64url');
      const now = clock();
      await db.insert(deskSessions).values({
        id: randomUUID(),
        hash: hashOfSecret(secret),
        factors: factorsOf(agent),
        agent: agent.name,
        ...from,
        openedAt: now,
        usedAt: now,
        expiresAt: new Date(now.getTime() + SESSION_MS),
      });
      return secret;
    },
    /** Whose session it is, which counts as used; null for one that ended, ran out or never was, and where the account changed or went. */
    async use(secret: string | undefined): Promise<SignedIn | null> {
      if (secret === undefined || !SECRET.test(secret)) return null;
      const [found] = await db
        .select({ session: deskSessions, account: deskAgents })
        .from(deskSessions)
        .innerJoin(deskAgents, eq(deskAgents.name, deskSessions.agent))
        .where(and(eq(deskSessions.hash, hashOfSecret(secret)), isOpen()));
      if (!found || found.session.factors !== factorsOf(found.account)) return null;
      const { id, usedAt } = found.session;
      const now = clock();
      if (Math.abs(now.getTime() - usedAt.getTime()) >= NOTED_EVERY_MS)
        await db
          .update(deskSessions)
          .set({ usedAt: now })
          .where(and(eq(deskSessions.id, id), eq(deskSessions.usedAt, usedAt)));
      return { id, agent: found.account.name, role: found.account.role };
    },
    /** A copied cookie opens nothing from here on; an unknown one is no fault. */
    async end(secret: string | undefined): Promise<void> {
      if (secret !== undefined && SECRET.test(secret)) await db.delete(deskSessions).where(eq(deskSessions.hash, hashOfSecret(secret)));
    },
    /** Those that this agent may end, the latest used first: a supervisor all, others their own. */
    async list(by: Pick<SignedIn, 'agent' | 'role'>): Promise<readonly OpenSession[]> {
      const found = await db
        .select({ session: deskSessions, account: deskAgents })
        .from(deskSessions)
        .innerJoin(deskAgents, eq(deskAgents.name, deskSessions.agent))
        .where(and(isOpen(), ownAlone(by)))
        .orderBy(desc(deskSessions.usedAt), deskSessions.id);
      return found.flatMap(({ session, account }) => (session.factors === factorsOf(account) ? [session] : []));
    },
    /** Ends one by the id it is listed with. */
    async endListed(id: string, by: SignedIn): Promise<boolean> {
      if (!UUID.test(id)) return false;
      const { rowCount } = await db.delete(deskSessions).where(and(eq(deskSessions.id, id), ownAlone(by)));
      return rowCount === 1;
    },
    /** Ends all but the own one; answers how many. */
    async endOthers(by: SignedIn): Promise<number> {
      const { rowCount } = await db.delete(deskSessions).where(and(ne(deskSessions.id, by.id), ownAlone(by)));
      return required(rowCount, 'rowCount');
    },
  };
}

export type DeskSessions = ReturnType<typeof createDeskSessions>;

const secretOf = ({ totpSecret }: DeskAgent): Secret | null => (totpSecret === null ? null : Secret.fromBase32(totpSecret));

const ownAlone = ({ agent, role }: Pick<SignedIn, 'agent' | 'role'>): SQL | undefined =>
  role === 'supervisor' ? undefined : eq(deskSessions.agent, agent);
