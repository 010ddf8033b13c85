/**
 * `npm run sbom`: the bill of materials of everything that serving and building need, on every platform, as CycloneDX JSON. Goes to
 * `.cache/sbom.cdx.json` or the file that is named. It is read from the lockfile, so that it is the same on every machine apart from its
 * serial number, its time and the version of npm.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireNode, root } from '../prepare.mjs';

const [file = path.join(root, '.cache', 'sbom.cdx.json')] = process.argv.slice(2);
const target = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

requireNode();
// with `--omit=dev` npm leaves out what the tests need as well, such as React: we leave out what they need alone
const { status, stdout, stderr, error } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) {
  console.error(`sbom: npm could not write it\n${error?.message ?? stderr}`);
  process.exit(1);
}

const bom = JSON.parse(stdout);
const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
// npm names a private package after its folder
bom.metadata.component.name = name;
const own = bom.metadata.component['bom-ref'];
const needed = neededRefs();
bom.components = bom.components.filter((component) => needed.has(component['bom-ref'])).sort(by('bom-ref'));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => ref === own || needed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((need) => needed.has(need)).sort() }))
  .sort(by('ref'));

mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`sbom: ${bom.components.length} packages in ${path.relative(process.cwd(), target)}`);

/** What the lockfile has besides the needs of tests alone, as npm refers to it. */
function neededRefs() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const places = Object.entries(packages).filter(([place, { dev }]) => place !== '' && dev !== true);
  return new Set(places.map(([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`));
}

/** In the same order for every locale. */
function by(key) {
  return (a, b) => (a[key] < b[key] ? -1 : 1);
}
