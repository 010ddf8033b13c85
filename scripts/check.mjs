/** `npm run check`: types, lint, rooms, dead code and format. Everything runs, so that one call shows every fault. */
import path from 'node:path';
import { ensureInstalled, generate, requireNode, root, runOrFail } from './prepare.mjs';

const ROOTS = ['src', 'e2e', 'bench', 'faults', 'scripts', 'art'];
const CHECKS = [
  ['types', 'typescript/bin/tsc', ['--noEmit', '-p', '.']],
  ['lint', 'eslint/bin/eslint.js', ['.']],
  ['rooms', 'dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...ROOTS]],
  ['dead code', 'knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']],
  ['charts', 'ts-node/dist/bin-transpile.js', ['scripts/charts.ts', '--check']],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
];

requireNode();
ensureInstalled();
generate();

const failed = CHECKS.filter(([name, program, args]) => {
  console.error(`${name} …`);
  return runOrFail(process.execPath, [path.join(root, 'node_modules', program), ...args]) !== 0;
});
console.log(failed.length === 0 ? 'check: all good' : `check: ${failed.map(([name]) => name).join(', ')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
