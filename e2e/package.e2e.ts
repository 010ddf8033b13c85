/**
 * What `npm run package` writes runs by itself, as a user who may write to its data and temporary folders alone; as root of a Linux, as in
 * `deploy`: a read-only root, a `/tmp` in memory and no capabilities.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatQueryDate } from '#core/domain/values/dates';
import { freePort } from './fixtures/site';
import { expect, test } from './fixtures/test';
import { daysAhead } from './fixtures/traveler';

/** `nobody` of Debian and of most others. */
const NOBODY = 65_534;
const ROOT = path.resolve(__dirname, '..');
const AS_NOBODY = `setpriv --reuid=${String(NOBODY)} --regid=${String(NOBODY)} --clear-groups --no-new-privs --bounding-set=-all`;
/** Runs the site of folder `$0` with the program `$1`. */
const CONTAINED = [
  'mount --make-rprivate /',
  'mount --bind "$0" /mnt',
  'mount -o remount,ro,bind /',
  'mount -t tmpfs tmpfs /tmp',
  `cd /mnt/site && exec ${AS_NOBODY} "$1" dist/server/main.js`,
].join(' && ');
/** Runs program and arguments in its folder. */
const WITHIN = `cd /mnt/site && exec ${AS_NOBODY} "$0" "$@"`;

test('a packaged site serves pages, searches and its desk, with nothing of the project next to it @release', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-package-'));
  const [site, data] = [path.join(folder, 'site'), path.join(folder, 'data')];
  execFileSync(process.execPath, ['scripts/tool.mjs', 'scripts/packages/package.ts', site], { cwd: ROOT });
  mkdirSync(data);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // the build belongs to root, as in an image
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  const port = await freePort();
  const isContained = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;
  const home = isContained ? '/mnt' : folder;
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(home, 'data'),
    NODE_ENV: 'production',
  };
  const user = isRoot && !isContained ? { uid: NOBODY, gid: NOBODY } : {};
  const options = { cwd: isContained ? '/' : site, env, ...user };
  const server = isContained
    ? spawn('unshare', ['--mount', 'sh', '-c', CONTAINED, folder, process.execPath], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn(process.execPath, ['dist/server/main.js'], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const written: string[] = [];
  server.stdout.on('data', (text: Buffer) => written.push(text.toString()));
  server.stderr.on('data', (text: Buffer) => written.push(text.toString()));
  const ended = new Promise<number | null>((resolve) => void server.once('exit', resolve));
  const origin = `http://127.0.0.1:${String(port)}`;
  try {
    for (;;) {
      if (server.exitCode !== null) throw new Error(written.join(''));
      const ready = await fetch(`${origin}/readyz`).catch(() => null);
      if (ready?.ok) break;
      await sleep(100);
    }
    const page = await (await fetch(origin)).text();
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    const picture = new URL(image.replaceAll('&amp;', '&'));
    const date = formatQueryDate(daysAhead(30));
    const search = `ori=JFK&des=LAX&departdate=${date}&triptype=O&cabin=Economy&adt=1&chd=0&inf=0`;
    for (const address of ['/us-es', picture.pathname + picture.search, `/flights/search?${search}`, `/flight/getflights?${search}`])
      expect((await fetch(origin + address)).status, address).toBe(200);
    const backup = ['dist/server/desk.js', 'backup'];
    const desk = isContained
      ? execFileSync('nsenter', ['--mount', `--target=${String(server.pid)}`, 'sh', '-c', WITHIN, process.execPath, ...backup], {
          ...options,
          encoding: 'utf8',
        })
      : execFileSync(process.execPath, backup, { ...options, encoding: 'utf8' });
    if (isContained) expect(readFileSync(`/proc/${String(server.pid)}/status`, 'utf8')).toMatch(/CapEff:\s+0+\n/);
    expect(desk).toContain('written to');
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
