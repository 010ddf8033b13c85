/** A token that a form was sent by a browser somebody waits in front of (tracking.14): requested when it is needed, loaded then too. */
import type { BotAction } from '#core/contract/tracking.schema';
import { settings } from '../sent/settings';
import { apiBases } from '../sent/sentSettings';

/** What a failed token request rejects with (tracking.14). */
export const BOT_CHECK_FAILED = 'error';

/** Longer than the slowest phone needs. */
const SOLVE_MS = 30_000;

/** A token for one sending of one form; rejects with 'error' when none can be had. */
export async function botToken(action: BotAction): Promise<string> {
  try {
    const { botCheck } = settings();
    if (botCheck === null) return await solve(action);
    const { outsideToken } = await import(/* webpackChunkName: "bot-check" */ './outsideBotCheck');
    return await outsideToken(botCheck, action);
  } catch {
    return Promise.reject(BOT_CHECK_FAILED);
  }
}

async function solve(action: BotAction): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, answer] = await Promise.all([
    import(/* webpackChunkName: "bot-check" */ 'altcha-lib'),
    import(/* webpackChunkName: "bot-check" */ 'altcha-lib/algorithms/web/pbkdf2'),
    fetch(`${apiBases().main}/api/bot-challenge?action=${action}`, { credentials: 'same-origin', headers: { Accept: 'application/json' } }),
  ]);
  if (!answer.ok) throw new Error(`challenge refused: ${String(answer.status)}`);
  // Our own server wrote it; the library throws at anything else.
  const challenge = (await answer.json()) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_MS });
  if (solution === null) throw new Error('not solved in time');
  return btoa(JSON.stringify({ challenge, solution }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
}
