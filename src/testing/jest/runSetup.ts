/** Before the first test of a run: the tables that the code compiles in, and a database server for whoever asks. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { keepTestServer } from '../database/testServer';

let release: (() => Promise<void>) | null = null;

async function setUp(): Promise<void> {
  execFileSync(process.execPath, [path.join(__dirname, '../../../scripts/build-airports.mjs')]);
  release = await keepTestServer();
}

/** After the last one. */
export const tearDown = async (): Promise<void> => release?.();

// the name that jest asks for
export { setUp as default };
