/** Before the first test of a run: the tables that the code compiles in, and a database server for whoever asks. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { keepTestServer } from '../testServer';

let release: (() => Promise<void>) | null = null;

// jest asks for a default export
// eslint-disable-next-line no-restricted-syntax
export default async function setUp(): Promise<void> {
  execFileSync(process.execPath, [path.join(__dirname, '../../../scripts/build-airports.mjs')]);
  release ??= await keepTestServer();
}

/** After the last one. */
export async function tearDown(): Promise<void> {
  await release?.();
  release = null;
}
