/** Calls of Duffel's SDK, within a budget and behind circuit breakers, with their failures as values (reliability.5). */
import { DuffelError } from '@duffel/api';
import CircuitBreaker from 'opossum';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SharedStore } from '../../../../platform/shared/sharedStore';
import type { CircuitState } from '../../adapter';
import { createCallCount, readLimit } from './duffelLimit';
import { known } from '#core/domain/values/checkedReads';

/**
 * Longest wait for an answer, milliseconds, by the kind of call. Each has a breaker of its own: searches that fail close no way to an order.
 * An airline may take two minutes to confirm an order, and Duffel waits for it.
 */
export const BUDGET_MS = { search: 8_000, batch: 25_000, read: 8_000, list: 8_000, order: 130_000 } as const;
export type CallKind = keyof typeof BUDGET_MS;

/** Of the calls of a minute so many are left to others: looking for lost orders waits for searches, and nothing keeps a paid booking waiting. */
const KEPT = { search: 10, batch: 10, read: 10, list: 36, order: 0 } as const satisfies Record<CallKind, number>;

const OPENS_AT_PERCENT = 50;
const OF_CALLS = 20;
const COUNTED_MS = 60_000;
const CLOSED_AGAIN_MS = 15_000;

/**
 * `refused`: Duffel read the call and did nothing; `places` are JSON pointers to what it did not take. `closed`: it sells nothing to this
 * account. `unsent`: nothing was done, because Duffel's limit is reached or its breaker is open. `pending`: taken, and the outcome is
 * reported later. `unavailable`: nobody knows.
 */
export type DuffelFault =
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly places: readonly string[] }
  | { readonly kind: 'closed' | 'unsent' | 'pending' | 'unavailable' };

export interface DuffelCalls {
  ask<T>(kind: CallKind, call: () => Promise<Answer<T>>): Promise<Result<T, DuffelFault>>;
  circuits(): Readonly<Record<CallKind, CircuitState>>;
  close(): void;
}

interface Answer<T> {
  readonly data: T;
  readonly status: number;
  /** Left out of the SDK's types. */
  readonly headers?: { get(name: string): string | null };
}

interface DuffelCallsDeps {
  readonly clock: () => Date;
  /** Where processes of this site tell each other that Duffel takes no calls: its limit counts them all. */
  readonly shared?: SharedStore | null;
  readonly onError: (message: string, error: unknown) => void;
  /** Duffel sells nothing to this account: the code says why. Called once until a call of the kind succeeds. */
  readonly onClosed: (code: string) => Promise<void>;
}

/** In the store: until when no process calls Duffel, as epoch milliseconds. */
const LIMITED = 'duffel limited until';

type Refusal = InstanceType<typeof DuffelError> & { readonly status: number };

/** The one failure of an airline after which Duffel warrants that nothing was booked. */
const NOT_CREATED = 'order_not_created';
const ACCEPTED = 202;
const TOO_MANY = 429;

/** A call that was refused is an answer: the way to Duffel is open. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof DuffelError &&
  error.status !== undefined &&
  ((error.status >= 400 && error.status < 500 && error.status !== TOO_MANY) || codeOf(error) === NOT_CREATED);

/** Empty where a proxy refused the call: its answer has no errors of Duffel's. */
const codeOf = ({ errors }: Partial<InstanceType<typeof DuffelError>>): string => errors?.[0]?.code ?? '';

/** Refusals of the account and not of the call. */
const isClosed = ({ status, ...error }: Refusal): boolean =>
  status === 401 || status === 403 || /^insufficient_(?:balance|permissions)$/.test(codeOf(error));

type ApiError = Refusal['errors'][number];

/** The SDK's type leaves out `source`, which validation errors have. */
const placesOf = ({ errors }: Partial<Pick<Refusal, 'errors'>>): readonly string[] =>
  (errors ?? []).flatMap((error: ApiError & { readonly source?: { readonly pointer?: unknown } }) =>
    typeof error.source?.pointer === 'string' ? [error.source.pointer] : [],
  );

export function createDuffelCalls({ clock, shared = null, onError, onClosed }: DuffelCallsDeps): DuffelCalls {
  const breakers = {
    search: breakerOf('search', onError),
    batch: breakerOf('batch', onError),
    read: breakerOf('read', onError),
    list: breakerOf('list', onError),
    order: breakerOf('order', onError),
  } satisfies Record<CallKind, unknown>;
  const count = createCallCount();
  /** Until when Duffel takes no calls. */
  let limitedUntil = 0;
  const closedBy = new Map<CallKind, string>();

  async function faultOf(kind: CallKind, error: unknown): Promise<DuffelFault> {
    if (error instanceof DuffelError && error.status === TOO_MANY) {
      limitedUntil = readLimit(error.headers.get('ratelimit-reset'), clock()).getTime();
      shared?.put(LIMITED, Buffer.from(String(limitedUntil)), Math.max(1, limitedUntil - clock().getTime()));
      onError('Duffel takes no calls for a while: too many were made', new Error(new Date(limitedUntil).toISOString()));
      return { kind: 'unsent' };
    }
    if (isRefusal(error)) {
      const code = codeOf(error);
      if (!isClosed(error)) return { kind: 'refused', status: error.status, code, places: placesOf(error) };
      const reason = code === '' ? String(error.status) : code;
      const isNews = closedBy.get(kind) !== reason;
      closedBy.set(kind, reason);
      if (isNews) await onClosed(reason);
      return { kind: 'closed' };
    }
    if (nameOf(error) === OPEN) return { kind: 'unsent' };
    if (!breakers[kind].opened) onError('Duffel did not answer', new Error(nameOf(error)));
    return { kind: 'unavailable' };
  }

  /** Never later than Duffel's window, whatever is in the store. */
  async function hearLimit(now: Date): Promise<void> {
    const until = Number(await shared?.get(LIMITED));
    if (until > 0) limitedUntil = Math.max(limitedUntil, Math.min(until, readLimit(null, now).getTime()));
  }

  return {
    async ask<T>(kind: CallKind, call: () => Promise<Answer<T>>) {
      if (clock().getTime() >= limitedUntil) await hearLimit(clock());
      if (clock().getTime() < limitedUntil) return err({ kind: 'unsent' });
      // an open breaker lets no call out that would have to be counted
      if (!breakers[kind].opened && !count.mayCall(KEPT[kind], clock())) return err({ kind: 'unsent' });
      try {
        const { data, status, headers } = await breakers[kind].fire(call);
        count.hear(headers?.get('ratelimit-limit') ?? null);
        closedBy.delete(kind);
        return status === ACCEPTED ? err({ kind: 'pending' }) : ok(data as T); // what this call answers
      } catch (error) {
        return err(await faultOf(kind, error));
      }
    },
    circuits: () => ({
      search: stateOf(breakers.search),
      batch: stateOf(breakers.batch),
      read: stateOf(breakers.read),
      list: stateOf(breakers.list),
      order: stateOf(breakers.order),
    }),
    close: () => Object.values(breakers).forEach((breaker) => breaker.shutdown()),
  };
}

function breakerOf(kind: CallKind, onError: DuffelCallsDeps['onError']) {
  const breaker = new CircuitBreaker(async (call: () => Promise<Answer<unknown>>) => call(), {
    timeout: BUDGET_MS[kind],
    errorThresholdPercentage: OPENS_AT_PERCENT,
    volumeThreshold: OF_CALLS,
    rollingCountTimeout: COUNTED_MS,
    resetTimeout: CLOSED_AGAIN_MS,
    errorFilter: isRefusal,
  });
  breaker.on('open', () => onError(`Duffel is not called for a while (${kind}): half of the last calls failed`, null));
  return breaker;
}

const stateOf = ({ opened, halfOpen }: { readonly opened: boolean; readonly halfOpen: boolean }): CircuitState =>
  halfOpen ? 'half_open' : opened ? 'open' : 'closed';

/** As opossum names a call that it did not let through. */
const OPEN = 'EOPENBREAKER';

/** Without its text, which may carry what a person typed. */
const nameOf = (error: unknown): string => {
  if (error instanceof DuffelError) return known(['DuffelError', error.status]).join(' ');
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
