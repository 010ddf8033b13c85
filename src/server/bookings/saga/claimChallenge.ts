/** A challenge is claimed for whoever answered it: the reconciler may hold it for a moment. */
import { setTimeout as sleep } from 'node:timers/promises';

/** So often, and after so long, the traveler's return tries again. */
const TRIES = 10;
const PAUSE_MS = 100;

interface Claiming<Claimed> {
  readonly claim: () => Promise<Claimed | null>;
  readonly isOpen: () => Promise<boolean>;
  /** Lets a moment pass, in milliseconds; real time unless given. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Null where the challenge is over, or is not let go in time. */
export async function claimChallenge<Claimed>({ claim, isOpen, pause = sleep }: Claiming<Claimed>): Promise<Claimed | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const claimed = await claim();
    if (claimed !== null || !(await isOpen())) return claimed;
    await pause(PAUSE_MS);
  }
  return null;
}
