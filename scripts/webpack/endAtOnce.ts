import { constants } from 'node:os';

/**
 * A build that is ended early keeps nothing and fails. webpack-cli would store what is compiled so far and end with 0; but webpack (5.113)
 * looks for what a module can do without once all are compiled, and not again for stored ones: the next build would be larger.
 */
export function endAtOnce(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependListener(signal, () => process.exit(128 + constants.signals[signal]));
}
