/** Bot check by an outside provider with a `siteverify` call: reCAPTCHA, hCaptcha, Turnstile and what is like them (tracking.14). */
import type { BotAction } from '#core/contract/tracking.schema';
import type { OutsideBotCheck } from '../../platform/config/botCheckConfig';
import type { BotVerdict, TokenJudge } from './botGuard';

/** A visitor waits for it. */
const ANSWER_MS = 4_000;
/** Answers of these calls are a few hundred bytes. */
const MAX_ANSWER = 16_384;

interface Deps {
  readonly provider: OutsideBotCheck;
  /** Origin of the site; a token that was given on another host is not valid here. Null: not compared. */
  readonly publicOrigin: string | null;
  /** Called with why no verdict could be had; never the token. */
  readonly onTrouble: (why: string) => void;
}

export function createOutsideJudge({ provider, publicOrigin, onTrouble }: Deps): TokenJudge {
  const hostname = publicOrigin === null ? null : new URL(publicOrigin).hostname;
  return async (token, action) => {
    const answer = await ask(provider, token).catch((error: unknown) => {
      onTrouble(error instanceof Error ? error.name : 'unknown');
      return null;
    });
    return answer === null ? 'unavailable' : judge(answer, action, hostname, provider.minScore);
  };
}

async function ask({ verifyUrl, secret }: OutsideBotCheck, token: string): Promise<object> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    // The visitor's address is nobody else's business: it is not sent.
    body: new URLSearchParams({ secret, response: token }),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const text = await response.text();
  if (!response.ok || text.length > MAX_ANSWER) throw new RangeError(`status ${String(response.status)}`);
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null) throw new SyntaxError('not an object');
  return answer;
}

/** `success` must be true; action, host and score count where the provider tells them. */
function judge(answer: object, wanted: BotAction, ourHost: string | null, minScore: number): BotVerdict {
  const field = (name: string): unknown => Reflect.get(answer, name);
  const { success, action, hostname, score } = {
    success: field('success'),
    action: field('action'),
    hostname: field('hostname'),
    score: field('score'),
  };
  if (success !== true) return isOurFault(field('error-codes')) ? 'unavailable' : 'failed';
  if (action !== undefined && action !== wanted) return 'failed';
  if (hostname !== undefined && ourHost !== null && hostname !== ourHost) return 'failed';
  if (score !== undefined && !(typeof score === 'number' && score >= minScore)) return 'failed';
  return 'passed';
}

/** A wrong secret or a fault of the provider is not the visitor's doing. */
const OURS: readonly unknown[] = [
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
  'sitekey-secret-mismatch',
];
const isOurFault = (codes: unknown): boolean => Array.isArray(codes) && codes.some((code) => OURS.includes(code));
