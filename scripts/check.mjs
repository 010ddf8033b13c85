/**
 * `npm run check`: types and lint, rooms, dead code, styles, charts and format, two tools at a time. Everything runs, so that one call
 * shows every fault; each tool's output comes whole, in the order of the list.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, generate, requireNode, root } from './prepare.mjs';

const ROOTS = ['src', 'tools', 'e2e', 'scripts'];
const AT_ONCE = 2;

/** What a tool found out about a file is kept until the file or the rules change. */
const kept = (name) => path.join('.cache', 'check', name);
const CHECKS = [
  // the compiler's errors and the rules: both ask one program of types
  ['types and lint', 'oxlint/bin/oxlint', []],
  [
    'rooms',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', 'tools/config/dependency-cruiser.cjs', '--cache', kept('rooms'), '--cache-strategy', 'content', ...ROOTS],
  ],
  ['dead code', 'knip/bin/knip.js', ['--config', 'tools/config/knip.jsonc', '--no-progress', '--treat-config-hints-as-errors']],
  ['styles', 'stylelint/bin/stylelint.mjs', ['--config', 'tools/config/stylelint.mjs', '--max-warnings', '0', 'src/**/*.css']],
  ['charts', 'ts-node/dist/bin-transpile.js', ['tools/machines/charts.ts', '--check']],
  ['format', 'oxfmt/bin/oxfmt', ['--list-different']],
];

requireNode();
ensureInstalled();
generate();

const results = [];
let shown = 0;
const queue = CHECKS.entries();
await Promise.all(Array.from({ length: AT_ONCE }, runQueued));
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
console.log(failed.length === 0 ? 'check: all good' : `check: ${failed.join(', ')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs what is left of the queue, one after another, and shows each result once those before it are shown. */
async function runQueued() {
  for (const [place, check] of queue) {
    results[place] = await resultOf(check);
    for (; results[shown]; shown += 1) {
      const { name, code, seconds, output } = results[shown];
      console.error(`${name}: ${code === 0 ? 'good' : 'failed'} in ${seconds} s\n${output}`.trimEnd());
    }
  }
}

function resultOf([name, program, args]) {
  return new Promise((done) => {
    const began = performance.now();
    let output = '';
    const tool = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], { cwd: root });
    for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    tool.on('close', (code) => done({ name, code, output, seconds: ((performance.now() - began) / 1000).toFixed(1) }));
  });
}
