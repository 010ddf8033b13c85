/** The rule of oxlint against defaults for money, run as `npm run check` runs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const RULE = 'wingfare/no-default-for-money';
const CONFIG = {
  jsPlugins: [path.join(root, 'tools/config/restrictedSyntax.mjs')],
  categories: { correctness: 'off' },
  rules: { [RULE]: 'error' },
};

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'money-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines in which the linter finds the rule broken. */
function brokenLines(lines: readonly string[]): readonly string[] {
  const [config, sample] = [path.join(folder, 'config.json'), path.join(folder, 'sample.ts')];
  writeFileSync(config, JSON.stringify(CONFIG));
  writeFileSync(sample, lines.join('\n'));
  const words = ['-c', config, '--format', 'json', sample];
  const { stdout } = spawnSync(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), ...words], { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly labels: readonly { readonly span: { readonly line: number } }[] }[];
  };
  return diagnostics
    .flatMap(({ labels }) => labels.map(({ span }) => lines[span.line - 1] ?? ''))
    .sort((a, b) => lines.indexOf(a) - lines.indexOf(b));
}

const BROKEN = [
  "const due = dollars('12.00', 'EUR') ?? 0;",
  'const bags = offer.price.extras || 0;',
  "const quoted = offer?.['refund'] ?? -1;",
  'let lowest; lowest ??= 0;',
  'const { paid = 0, total: all = 0 } = offer;',
];
const FINE = [
  'const least = Math.min(price ?? Infinity, 5);',
  'const none = price.extras ?? null;',
  'const count = list.length || 1;',
  'const { page = 1 } = address;',
];

it('an amount that is not there is nothing else, whatever is read so', () => {
  expect(brokenLines([...FINE, ...BROKEN])).toEqual([...BROKEN.slice(0, -1), BROKEN.at(-1), BROKEN.at(-1)]);
});
