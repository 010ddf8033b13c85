/** Whether the database answers: asked once for all who want to know at about the same time, on a connection that no visitor waits for. */
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';

/** So long an answer is everybody's. */
const SHARED_MS = 250;
const ANSWER_MS = 2_000;
const UNUSED_MS = 10_000;

export interface SharedCheck {
  /** True when the database answers within two seconds. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** Connects when first needed. `clock` gives milliseconds. */
export function createSharedCheck(target: PoolConfig, clock: () => number): SharedCheck {
  const pool = new Pool({
    ...target,
    max: 1,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    idleTimeoutMillis: UNUSED_MS,
    application_name: 'wingfare check',
  });
  pool.on('error', () => undefined); // the next check connects anew
  pool.on('connect', (client) => client.on('error', () => undefined));
  let answer: Promise<boolean> | null = null;
  let answeredAt: number | null = null;

  async function ask(): Promise<boolean> {
    const isThere = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    answeredAt = clock();
    return isThere;
  }

  return {
    check() {
      if (answer === null || (answeredAt !== null && clock() - answeredAt >= SHARED_MS)) {
        answeredAt = null;
        answer = ask();
      }
      return answer;
    },
    close: () => pool.end(),
  };
}
