/** The server's entry: reads the environment, starts, and stops in order on a signal. */
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { describeFaults, readConfig } from './platform/config/config';
import { loggedError } from './http/replies/loggedError';
import { startServer } from './start';
import type { RunningServer } from './start';
import { StartRefused } from './platform/db/startRefused';

// V8 lets the old heap grow to several times what lives in it before it collects: with a fifth more, a server after a thousand searches
// holds 60 MB less.
setFlagsFromString('--heap-growing-percent=20');

/** Time for a load balancer to see `/readyz` turn and for clients to move to new connections. */
const DRAIN_MS = 2_000;
/** Someone at a terminal waits for the prompt. */
const INTERRUPT_DRAIN_MS = 100;
const LAST_RESORT_MS = 14_000;

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function onSignals(starting: Promise<RunningServer>): void {
  let isStopping = false;
  const stop = (drainMs: number): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    starting
      .then((server) => server.stop(drainMs))
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', () => stop(DRAIN_MS));
  process.on('SIGINT', () => stop(INTERRUPT_DRAIN_MS));
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.ok) refuse(describeFaults(config.error));
  const starting = startServer(config.value, path.resolve(__dirname, '..'), () => new Date());
  onSignals(starting);
  await starting;
}

/** Node would print the whole error, with what a statement was given. */
process.on('uncaughtException', (error) => {
  refuse(JSON.stringify({ level: 60, time: Date.now(), err: loggedError(error), msg: 'ended by an unexpected error' }));
});

/** Fulfilled when the server answers (scripts/start.mjs). */
export const started = main();
started.catch((error: unknown) => {
  if (error instanceof StartRefused) refuse(error.message);
  refuse(`Cannot start: ${error instanceof Error ? error.message : String(error)}`);
});
