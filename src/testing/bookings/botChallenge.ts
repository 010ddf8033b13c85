/** The bot check as page tests meet it: a challenge that is really made and really solved, at next to no cost. */
import { createChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ReceivedRequest } from '../site/fakeServer';

export const CHALLENGE_SECRETS = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };

export const challengeOf = (action: string | null): Promise<Challenge> =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 5, data: { action }, deriveKey, ...CHALLENGE_SECRETS });

/** Answers `GET /api/bot-challenge` of a fake server. */
export const answerChallenge = async ({ url }: Pick<ReceivedRequest, 'url'>): Promise<{ readonly body: Challenge }> => ({
  body: await challengeOf(url.searchParams.get('action')),
});
