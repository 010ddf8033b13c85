/** Calls of Duffel's SDK, within a budget and behind a circuit breaker, with their failures as values (reliability.5). */
import { DuffelError } from '@duffel/api';
import CircuitBreaker from 'opossum';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';

/** Longest wait for an answer. */
export const BUDGET_MS = 8_000;
const OPENS_AT_PERCENT = 50;
const OF_CALLS = 20;
const COUNTED_MS = 60_000;
const CLOSED_AGAIN_MS = 15_000;

/** `refused`: Duffel read the call and did nothing. `unavailable`: nobody knows. */
export type DuffelFault = { readonly kind: 'refused'; readonly status: number; readonly code: string } | { readonly kind: 'unavailable' };

export interface DuffelCalls {
  ask<T>(call: () => Promise<{ readonly data: T }>): Promise<Result<T, DuffelFault>>;
  close(): void;
}

/** A call that was refused is an answer: the way to Duffel is open. */
const isRefusal = (error: unknown): error is InstanceType<typeof DuffelError> & { readonly status: number } =>
  error instanceof DuffelError && error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Empty where a proxy refused the call: its answer has no errors of Duffel's. */
const codeOf = ({ errors }: Partial<InstanceType<typeof DuffelError>>): string => errors?.[0]?.code ?? '';

export function createDuffelCalls(onError: (message: string, error: unknown) => void): DuffelCalls {
  const breaker = new CircuitBreaker(async (call: () => Promise<{ readonly data: unknown }>) => call(), {
    timeout: BUDGET_MS,
    errorThresholdPercentage: OPENS_AT_PERCENT,
    volumeThreshold: OF_CALLS,
    rollingCountTimeout: COUNTED_MS,
    resetTimeout: CLOSED_AGAIN_MS,
    errorFilter: isRefusal,
  });
  breaker.on('open', () => onError('Duffel is not asked for a while: half of the last calls failed', null));
  return {
    async ask<T>(call: () => Promise<{ readonly data: T }>) {
      try {
        const { data } = await breaker.fire(call);
        return ok(data as T); // what this call answers
      } catch (error) {
        if (isRefusal(error)) return err({ kind: 'refused', status: error.status, code: codeOf(error) });
        if (!breaker.opened) onError('Duffel did not answer', nameOf(error));
        return err({ kind: 'unavailable' });
      }
    },
    close: () => breaker.shutdown(),
  };
}

/** Without its text, which may carry what a person typed. */
const nameOf = (error: unknown): Error => {
  const status = error instanceof DuffelError ? ` ${error.status ?? ''}` : '';
  return new Error(`${error instanceof Error ? error.name : 'error'}${status}`);
};
