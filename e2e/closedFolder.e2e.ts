/** The whole start by root in a folder that only root may enter, as below root's own home. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databasePid } from './fixtures/site';
import { expect, test } from './fixtures/test';

const root = path.resolve(__dirname, '..');
/** Not part of a clone, or of no use to a start. */
const LEFT_OUT = new Set(['.git', '.cache', 'var', 'node_modules']);
/** Bit of CAP_DAC_READ_SEARCH: pass folders and read files. */
const READ_SEARCH = 1n << 2n;

test.skip(process.getuid?.() !== 0 || !existsSync('/usr/bin/setpriv'), 'only root has such a folder, and setpriv opens it');

let closed: string;
test.beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  closed = mkdtempSync(path.join(root, '.cache', 'closed-'));
  expect(statSync(closed).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(root).filter((n) => !LEFT_OUT.has(n))) execFileSync('cp', ['-a', path.join(root, name), closed]);
  // many files, which nobody writes to
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), closed]);
});
test.afterAll(() => rmSync(closed, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

test('serves, with a database that may read there and nothing more', { tag: '@release' }, async () => {
  const written: string[] = [];
  const site = spawn(process.execPath, [path.join(closed, 'scripts', 'start.mjs')], {
    cwd: closed,
    env: { PATH: process.env['PATH'], HOME: closed, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => site.once('close', resolve));
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  const origin = (): string | undefined => /serving at (http:[^"]+)/.exec(written.join(''))?.[1];
  while (origin() === undefined && site.exitCode === null) await sleep(50);
  expect(written.join('')).toContain('serving at');
  // a busy machine answers 503 for a moment
  await expect.poll(async () => (await fetch(`${origin() ?? ''}/readyz`)).status).toBe(200);

  const status = readFileSync(`/proc/${databasePid(path.join(closed, 'var')) ?? 0}/status`, 'utf8');
  expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
  for (const set of ['CapPrm', 'CapEff', 'CapAmb']) {
    const held = BigInt(`0x${new RegExp(`^${set}:\\s+([0-9a-f]+)`, 'm').exec(status)?.[1] ?? 'f'}`);
    expect(held & ~READ_SEARCH).toBe(0n);
  }
  site.kill('SIGINT');
  expect(await ended).toBe(0);
});

for (const word of ['--help', '-h'])
  test(`the desk helps there with ${word}`, { tag: '@release' }, () => {
    const help = execFileSync(process.execPath, [path.join(closed, 'scripts', 'desk.mjs'), word], { cwd: closed, encoding: 'utf8' });
    expect(help).toMatch(/^npm run desk -- COMMAND[^]*\n {2}erase /);
  });
