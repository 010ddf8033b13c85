/** A running server loads no package that docs/packages.md does not name. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IN_PROCESS, listedUnder } from '../scripts/packages/listedPackages';
import { startSite } from './fixtures/site';
import { expect, test } from './fixtures/test';

/** Run before everything in the process and in each of its threads: writes at their end what they loaded. */
const TELL = `
process.on('exit', () => {
  require('node:fs').appendFileSync(process.env.LOADED_FILES, Object.keys(require.cache).join('\\n') + '\\n');
});`;
/** Binaries of a platform, which sharp loads. */
const OF_PLATFORM = /^@img\/sharp-/;

test('a server that answered pages and calls loaded listed packages alone', { tag: '@release' }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-packages-'));
  const [hook, loaded] = [path.join(folder, 'tell.cjs'), path.join(folder, 'loaded.txt')];
  writeFileSync(hook, TELL);
  const site = await startSite({ hasTemplate: true, env: { NODE_OPTIONS: `--require ${hook}`, LOADED_FILES: loaded } });
  try {
    for (const address of ['/', '/api/airports?q=lon', '/og/home.jpg', '/nowhere']) {
      const { status } = await fetch(`${site.origin}${address}`);
      expect(status, address).toBeLessThan(500);
    }
    expect((await site.stop()).code).toBe(0);
    const files = readFileSync(loaded, 'utf8').split('\n');
    const names = new Set(
      files.flatMap((file) => /^.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace('\\', '/') ?? []),
    );
    const { direct, brought } = listedUnder(IN_PROCESS);
    const listed = new Set([...direct.keys(), ...brought]);
    expect([...names].filter((name) => !listed.has(name) && !OF_PLATFORM.test(name))).toEqual([]);
    expect([...names]).toEqual(expect.arrayContaining(['fastify', 'pg', 'piscina']));
  } finally {
    await site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
