/** Every package that serving or building needs, on any platform, is under a license that we may use it under. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALLOWED_LICENSES, isAllowed } from './allowedLicenses';

interface Locked {
  readonly license?: string;
  readonly dev?: true;
}
const { packages } = JSON.parse(readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

const needed = Object.entries(packages).flatMap(([place, { license = 'none', dev }]) =>
  place === '' || dev === true ? [] : [{ name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), license }],
);

it('every license of a needed package is allowed', () => {
  expect(needed.filter(({ name, license }) => !isAllowed(name, license))).toEqual([]);
  expect(needed.length).toBeGreaterThan(300);
});

it('allows no license that no package has', () => {
  const used = new Set(needed.flatMap(({ license }) => license.split(/[\s()]+/)));
  expect(Object.keys(ALLOWED_LICENSES).filter((id) => !used.has(id))).toEqual([]);
});

it.each<[string, string, boolean]>([
  ['fastify', 'MIT', true],
  ['fastify', 'GPL-3.0-only', false],
  ['fastify', 'none', false],
  ['fastify', '', false],
  ['fastify', 'constructor', false],
  ['fastify', 'SEE LICENSE IN LICENSE.md', false],
  ['fastify', 'MIT AND GPL-3.0-only', false],
  ['fastify', '(MIT OR GPL-3.0-only)', true],
  ['fastify', 'GPL-3.0-only OR (MIT AND ISC)', true],
  ['fastify', 'MIT AND (GPL-3.0-only OR AGPL-3.0-only)', false],
  ['fastify', 'MIT WITH something', false],
  ['fastify', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['lightningcss-linux-x64-gnu', 'MPL-2.0', true],
  ['lightningcssx', 'MPL-2.0', false],
])('%s under "%s": %s', (name, license, expected) => {
  expect(isAllowed(name, license)).toBe(expected);
});
