/** After several declined cards the next payment must come from somebody: the bot check, silently, in front of the bank. */
import { LRUCache } from 'lru-cache';
import type { ProblemCode } from '#core/domain/booking/failures';
import { clientKey } from '../../http/limits/rateLimits';

/** Declines older than this no longer count. */
export const DECLINES_COUNT_MS = 3_600_000;

const MAX_CLIENTS = 20_000;

/** Who pays: the address a request came from, and the token it carries. */
export interface Payer {
  readonly address: string;
  readonly token: string | undefined;
}

export interface PaymentGuard {
  /** The code of the refusal, or null where the payment may be tried. `declines`: of this draft within the hour. */
  refusal(payer: Payer, declines: number): Promise<ProblemCode | null>;
  /** The bank said no to a card from this address. */
  cardDeclined(payer: Payer): void;
}

interface Deps {
  readonly clock: () => Date;
  /** Declines from which on a token is required. */
  readonly threshold: number;
  /** False where rate limits are off: every test comes from one address. */
  readonly countsAddresses: boolean;
  readonly check: (token: string | undefined) => Promise<ProblemCode | null>;
}

/** Addresses are counted in memory, for an hour, and never written down. */
export function createPaymentGuard({ clock, threshold, countsAddresses, check }: Deps): PaymentGuard {
  const seen = new LRUCache<string, readonly number[]>({ max: MAX_CLIENTS });
  const recent = (address: string): readonly number[] => {
    const oldest = clock().getTime() - DECLINES_COUNT_MS;
    return (seen.get(clientKey(address)) ?? []).filter((at) => at > oldest);
  };
  return {
    async refusal({ address, token }, declines) {
      const known = Math.max(declines, countsAddresses ? recent(address).length : 0);
      return known < threshold ? null : check(token);
    },
    cardDeclined({ address }) {
      if (countsAddresses) seen.set(clientKey(address), [...recent(address), clock().getTime()].slice(-threshold));
    },
  };
}
