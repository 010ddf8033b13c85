import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOf, lockFolder } from './instanceLock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wingfare-lock-'));
  file = path.join(folder, 'wingfare.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is held until it is released', () => {
  const first = lockFolder(folder);
  expect(first.ok).toBe(true);
  expect(lockFolder(folder)).toEqual({ ok: false, error: { code: 'folder_in_use', pid: process.pid } });
  if (first.ok) first.value.release();
  expect(lockFolder(folder).ok).toBe(true);
});

it.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
  ['a number given to another process since', JSON.stringify({ pid: process.pid, started: 'long ago' })],
  ['half a file', '{"pid":'],
  ['another thing', '[]'],
])('is void when left by %s', (_name, text) => {
  writeFileSync(file, text);
  expect(lockFolder(folder).ok).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, started: startOf(process.pid) });
});

it('leaves the lock of a successor alone', () => {
  const first = lockFolder(folder);
  const successor = JSON.stringify({ pid: process.ppid, started: startOf(process.ppid) });
  writeFileSync(file, successor);
  if (first.ok) first.value.release();
  expect(readFileSync(file, 'utf8')).toBe(successor);
});
