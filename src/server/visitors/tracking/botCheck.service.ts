/**
 * Bot check without a third party (tracking.14): a proof of work in ALTCHA's form. A challenge is signed, made for one
 * action, expires, and its solution counts once. What a person's browser does in a blink costs a flood of posts real time.
 */
import { randomBytes } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import type { Challenge, Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BotAction } from '#core/contract/tracking.schema';
import { sharedSecrets, spentChallenges } from './tracking.tables';

/** A form may be filled in slowly, but the token is requested when it is sent. */
export const CHALLENGE_MINUTES = 10;

/** How much work a challenge is. */
export interface Effort {
  /** PBKDF2 iterations a guess. */
  readonly cost: number;
  /** Guesses until the solution: between these. */
  readonly guesses: readonly [min: number, max: number];
}

/** About a quarter of a second on a laptop, a second on an old phone. */
export const USUAL_EFFORT: Effort = { cost: 5_000, guesses: [60, 140] };

export interface BotCheck {
  /** A fresh challenge for one action. */
  challenge(action: BotAction): Promise<Challenge>;
  /** True once for each solved challenge of this action; every other token, whatever it is, gives false. */
  verify(token: string, action: BotAction): Promise<boolean>;
}

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly effort?: Effort;
}

export function createBotCheck({ db, clock, effort = USUAL_EFFORT }: Deps): BotCheck {
  let pendingSecret: Promise<string> | null = null;
  const secret = (): Promise<string> => {
    pendingSecret ??= sharedSecret(db).catch((error: unknown) => {
      pendingSecret = null;
      throw error;
    });
    return pendingSecret;
  };

  return {
    async challenge(action) {
      const key = await secret();
      const [min, max] = effort.guesses;
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(max, min),
        // the library would compare its own expiry with the system's clock; signed data is compared with the site's
        data: { action, until: clock().getTime() + CHALLENGE_MINUTES * 60_000 },
        deriveKey,
        hmacSignatureSecret: key,
        hmacKeySignatureSecret: `${key} key`,
      });
    },

    async verify(token, action) {
      const payload = readToken(token);
      if (payload === null) return false;
      const { nonce, data } = payload.challenge.parameters;
      const until = data?.['until'];
      if (data?.['action'] !== action || typeof until !== 'number' || until <= clock().getTime()) return false;
      const key = await secret();
      const isSolved = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: key,
        hmacKeySignatureSecret: `${key} key`,
      }).then(
        (result) => result.verified,
        // what is not even a challenge makes the library throw
        () => false,
      );
      if (!isSolved) return false;
      const first = await db
        .insert(spentChallenges)
        .values({ nonce, expiresAt: new Date(until) })
        .onConflictDoNothing()
        .returning();
      return first.length === 1;
    },
  };
}

/** base64url of ALTCHA's payload as JSON; null for anything else. The signature decides whether its parts are genuine. */
function readToken(token: string): Payload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
}

function isPayload(value: unknown): value is Payload {
  const parameters = member(member(value, 'challenge'), 'parameters');
  return (
    typeof member(member(value, 'challenge'), 'signature') === 'string' &&
    typeof member(parameters, 'nonce') === 'string' &&
    typeof member(member(value, 'solution'), 'counter') === 'number' &&
    typeof member(member(value, 'solution'), 'derivedKey') === 'string'
  );
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The secret all processes sign with; the first one to ask makes it. */
async function sharedSecret(db: NodePgDatabase): Promise<string> {
  const name = 'bot-check';
  await db
    .insert(sharedSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(sharedSecrets).where(eq(sharedSecrets.name, name));
  if (!row) throw new Error('the secret was just written');
  return row.value;
}
