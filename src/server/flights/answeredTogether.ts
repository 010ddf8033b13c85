/** Equal questions to several processes of a site are worked out by one of them; the others wait for its answer (reliability.24). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { Claim, SharedStore } from '../platform/shared/sharedStore';
import type { SearchFault } from './supplier';

/** A process that died is waited for no longer. */
const HOLD_MS = 2_000;
const RENEW_MS = 700;
/** Half of what an answer may take: the other half is left to find it oneself. */
const WAIT_MS = 4_000;
const FIRST_LOOK_MS = 15;
const LONGEST_LOOK_MS = 120;

interface Together<T> {
  readonly store: SharedStore | null;
  readonly name: string;
  readonly signal: AbortSignal;
  /** Looks for the answer of another process. */
  readonly find: (store: SharedStore) => Promise<T | undefined>;
  /** Finds the answer and puts it into the store. */
  readonly make: () => Promise<Result<T, SearchFault>>;
  /** Given the answer and the claim; true says that the claim is held on. */
  readonly holdsOn?: (made: T, claim: HeldClaim) => boolean;
}

export interface HeldClaim {
  release(): void;
}

/** The answer that another process has or is working out, or the own one. A store that is away is not waited for. */
export async function answeredTogether<T>({ store, name, signal, find, make, holdsOn }: Together<T>): Promise<Result<T, SearchFault>> {
  if (store === null) return make();
  const since = performance.now();
  for (let look = FIRST_LOOK_MS; performance.now() - since < WAIT_MS; look = Math.min(look * 2, LONGEST_LOOK_MS)) {
    const claim = await store.claim(name, HOLD_MS);
    if (claim.state === 'away') return make();
    const found = await find(store);
    if (found !== undefined) {
      if (claim.state === 'acquired') claim.release();
      return ok(found);
    }
    if (claim.state === 'acquired') return heldWhile(hold(claim), make, holdsOn);
    try {
      await sleep(look, undefined, { signal });
    } catch {
      return err({ code: 'supplier_unavailable' }); // everybody who waited has left
    }
  }
  return make();
}

function hold(claim: Extract<Claim, { state: 'acquired' }>): HeldClaim {
  const timer = setInterval(() => claim.renew(), RENEW_MS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      claim.release();
    },
  };
}

async function heldWhile<T>(
  held: HeldClaim,
  make: () => Promise<Result<T, SearchFault>>,
  holdsOn: Together<T>['holdsOn'],
): Promise<Result<T, SearchFault>> {
  let isHeldOn = false;
  try {
    const made = await make();
    isHeldOn = made.ok && holdsOn?.(made.value, held) === true;
    return made;
  } finally {
    if (!isHeldOn) held.release();
  }
}
