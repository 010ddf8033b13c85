/** The files of `deploy` name settings, ports and addresses that the site has. No cluster is needed to read them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const SETTINGS = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
const DOCKERFILE = read('deploy/Dockerfile');
/** What a file of HAProxy takes from the environment. */
const wantedBy = (text: string): readonly string[] => [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name = '']) => name))];

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      { readonly environment?: Readonly<Record<string, string>>; readonly read_only?: boolean; readonly ports?: readonly string[] }
    >
  >;
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
interface Manifest {
  readonly kind: string;
  readonly spec: Readonly<Record<string, unknown>>;
}
const manifests = ['site', 'network'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string): string => JSON.stringify(manifests.filter((each) => each.kind === kind));

it('Dockerfile, compose file and manifests set what the site reads', () => {
  const image = [...DOCKERFILE.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name);
  const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'));
  const composed = sites.flatMap(([, { environment = {} }]) => Object.keys(environment));
  const { configMapGenerator } = parse(read('deploy/kubernetes/kustomization.yaml')) as {
    readonly configMapGenerator: readonly { readonly literals: readonly string[] }[];
  };
  const mapped = configMapGenerator.flatMap(({ literals }) => literals.map((line) => line.split('=')[0] ?? ''));
  expect([...image, ...composed, ...mapped].filter((name) => !SETTINGS.has(name) && name !== 'NODE_ENV')).toEqual([]);
  expect([image.length, sites.length, mapped.length]).toEqual([4, 3, 4]);
});

it('the image runs what npm run package writes, as a user without rights', () => {
  const { scripts, engines } = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } };
  const least = Number(/\d+/.exec(engines.node)?.[0]);
  expect(DOCKERFILE).toContain('npm run package -- /site');
  expect(scripts['package']).toContain('scripts/packages/package.ts');
  expect(DOCKERFILE).toMatch(/^USER node$/m);
  expect(DOCKERFILE).toMatch(/^CMD \["node", "dist\/server\/main\.js"\]$/m);
  const bases = [...DOCKERFILE.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(new Set(bases).size).toBe(1);
  expect(Number(bases[0])).toBeGreaterThanOrEqual(least);
});

it('HAProxy finds its sites and its addresses in the compose file, and only it is reached from outside', () => {
  expect(Object.keys(compose.services['proxy']?.environment ?? {}).sort()).toEqual([...wantedBy(read('deploy/haproxy.cfg'))].sort());
  expect(Object.entries(compose.services).flatMap(([name, { ports = [] }]) => (ports.length > 0 ? [name] : []))).toEqual(['proxy']);
  expect(Object.values(compose.services).filter(({ read_only }) => read_only === true)).toHaveLength(5);
});

it('strangers are refused the checks of health by each proxy, however they write the path', () => {
  const [, pattern = ''] =
    /http-request deny deny_status 404 if \{ path,url_dec,lower -m reg (\S+) \}/.exec(read('deploy/haproxy.cfg')) ?? [];
  const isRefused = (sent: string): boolean => new RegExp(pattern).test(decodeURIComponent(sent).toLowerCase());
  for (const sent of ['/healthz', '/readyz', '/READYZ', '//readyz', '/readyz/', '/%72eadyz', '/%2freadyz'])
    expect([sent, isRefused(sent)]).toEqual([sent, true]);
  for (const sent of ['/', '/readyzz', '/flights/readyz', '/us-es/']) expect([sent, isRefused(sent)]).toEqual([sent, false]);
  for (const kept of ['/healthz', '/readyz'])
    expect(ofKind('Ingress')).toContain(`{"path":"${kept}","pathType":"Prefix","backend":{"service":{"name":"wingfare-nowhere"`);
  expect(ofKind('Service')).toContain('"externalName":"nowhere.invalid"');
});

it('HAProxy sends visitors on where no process answers its checks', () => {
  const [, name = ''] = /^ {4}default_backend (\S+)$/m.exec(read('deploy/haproxy.cfg').split('frontend stats')[0] ?? '') ?? [];
  const [, backend = ''] = new RegExp(`^backend ${name}\n((?: {4}.*\n)+)`, 'm').exec(read('deploy/haproxy.cfg')) ?? [];
  expect(backend.match(/^ {4}server \S+ "\$\{SITE_\d\}"$/gm)).toHaveLength(3);
  expect(backend).not.toMatch(/\bcheck\b/);
});

it('probes ask what the site answers, at ports that it has', () => {
  const text = ofKind('Deployment');
  expect([...text.matchAll(/"path":"([^"]+)"/g)].map(([, each]) => each)).toEqual(['/readyz', '/healthz', '/healthz']);
  expect(text).toContain('"containerPort":3000');
  expect(DOCKERFILE).toContain('PORT=3000');
  expect(text).toContain('"readOnlyRootFilesystem":true');
  for (const [, seconds = '0'] of text.matchAll(/"terminationGracePeriodSeconds":(\d+)/g)) expect(Number(seconds)).toBeGreaterThan(14);
});

/** Neither is a package of npm: the files are read by these where they are installed. */
const runs = (program: string): boolean => spawnSync(program, ['--help']).error === undefined;

(runs('haproxy') ? it.each : it.skip.each)(['deploy/haproxy.cfg', 'deploy/haproxy-database.cfg'])('HAProxy takes %s', (file) => {
  const addresses = wantedBy(read(file)).map((name, i) => [name, `127.0.0.1:${String(40_000 + i)}`]);
  const env = { PATH: process.env['PATH'] ?? '', ...Object.fromEntries(addresses) };
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', path.join(ROOT, file)], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

(runs('kubectl') ? it : it.skip)('kustomize takes the manifests, each with its label', () => {
  const { status, stdout } = spawnSync('kubectl', ['kustomize', path.join(ROOT, 'deploy/kubernetes')], { encoding: 'utf8' });
  const built = parseAllDocuments(stdout).map((document) => document.toJS() as { kind: string; metadata: { labels: unknown } });
  expect([status, built.map(({ kind }) => kind).sort()]).toEqual([
    0,
    ['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget', 'Service', 'Service'],
  ]);
  expect(built.every(({ metadata }) => JSON.stringify(metadata.labels) === '{"app.kubernetes.io/name":"wingfare"}')).toBe(true);
});
