/** Who may pass: what forms and payments ask before they believe a post. Every doubt is a refusal. */
import type { ProblemCode } from '#core/domain/booking/failures';
import type { BotAction } from '#core/contract/tracking.schema';

export type BotVerdict = 'passed' | 'failed' | 'unavailable';

/** Judges a token for one action; never throws for anything a client can send. */
export type TokenJudge = (token: string, action: BotAction) => Promise<BotVerdict>;

/** The code of the refusal, or null where the post may pass. */
export type BotGuard = (token: string | undefined, action: BotAction) => Promise<ProblemCode | null>;

export function createBotGuard(judge: TokenJudge): BotGuard {
  return async (token, action) => {
    if (token === undefined) return 'bot_check_needed';
    switch (await judge(token, action)) {
      case 'passed':
        return null;
      case 'failed':
        return 'bot_check_failed';
      case 'unavailable':
        return 'bot_check_unavailable';
    }
  };
}
