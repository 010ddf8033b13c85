/** The bill of materials as other programs read it. */
import { spawnSync } from 'node:child_process';
import { itInCi } from '#testing/jest/smallerRuns';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly ({ readonly license: { readonly id?: string } } | { readonly expression: string })[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}
interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp: string; readonly component: Component & { readonly type: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'wf-sbom-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string): Bom {
  const file = path.join(folder, name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'sbom.mjs'), file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const bom = JSON.parse(readFileSync(file, 'utf8')) as Bom;
  expect(stdout).toContain(`sbom: ${bom.components.length} packages in `);
  return bom;
}
let bom: Bom;
beforeAll(() => {
  bom = written('deep/sbom.cdx.json');
});

it('is CycloneDX of this application', () => {
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    metadata: { timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), component: { name: 'wingfare', type: 'application' } },
  });
});

it('tells name, version, address, license and hash of every package', () => {
  const isWhole = ({ name, version, purl, licenses = [], hashes = [] }: Component): boolean => {
    const [license] = licenses;
    const id = license && ('expression' in license ? license.expression : license.license.id);
    const isNamed = purl === `pkg:npm/${name.replace('@', '%40')}@${version}` && /^\d+\.\d+\.\d+/.test(version);
    return isNamed && Boolean(id) && hashes.some(({ alg, content }) => alg === 'SHA-512' && /^[\da-f]{128}$/.test(content));
  };
  expect(bom.components.filter((component) => !isWhole(component)).map(({ purl }) => purl)).toEqual([]);
});

it('has what serving and building need, and nothing of the tests', () => {
  const wanted = neededByWalking();
  const names = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  expect([...wanted].filter((name) => !names.has(name))).toEqual([]);
  expect([...names].filter((name) => !wanted.has(name))).toEqual([]);
  expect([...names].map((name) => name.replace(/@[^@]+$/, ''))).toEqual(expect.arrayContaining(['fastify', 'react', 'webpack']));
  expect([...names].join(' ')).not.toMatch(/(?:^| )(?:jest|eslint|@playwright\/test)@/);
});

/** Everything that `dependencies` lead to, found as Node finds packages: in the nearest folder. */
function neededByWalking(): ReadonlySet<string> {
  interface Locked {
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  }
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const placeOf = (name: string, from: string): string | null => {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (place in packages) return place;
    return from === '' ? null : placeOf(name, from.slice(0, Math.max(from.lastIndexOf('node_modules/') - 1, 0)));
  };
  const seen = new Set<string>();
  const queue = [''];
  for (const from of queue) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(name, from);
      if (place === null || seen.has(place)) continue;
      seen.add(place);
      queue.push(place);
    }
  }
  return new Set([...seen].map((place) => `${place.split('node_modules/').at(-1) ?? ''}@${packages[place]?.version ?? ''}`));
}

it('names every package once, and only packages it has as needs of others', () => {
  const refs = [...bom.components, bom.metadata.component].map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const needed = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(needed.filter((ref) => !refs.includes(ref))).toEqual([]);
});

itInCi('is the same again apart from its number and time', () => {
  const again = written('again.cdx.json');
  const alike = ({ metadata, ...rest }: Bom) => ({ ...rest, serialNumber: '', metadata: { ...metadata, timestamp: '' } });
  expect(JSON.stringify(alike(again))).toBe(JSON.stringify(alike(bom)));
  expect(again.serialNumber).not.toBe(bom.serialNumber);
});
