import { onlyNoticed, scoreOf, survivorsOf, textOf } from './score';
import type { Report } from './score';

const SOURCE = 'const a = 1;\nif (a < 2) {\n  run();\n}\n';
type Mutant = Report['files'][string]['mutants'][number];
const mutant = (status: Mutant['status'], from: [number, number], to: [number, number], replacement: string): Mutant => ({
  mutatorName: 'Any',
  replacement,
  status,
  location: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
});
const reportOf = (...mutants: readonly Mutant[]): Report => ({ files: { 'src/a.ts': { source: SOURCE, mutants } } });

it('counts what was noticed among those that were drawn', () => {
  const at = [2, 5, 2, 10] as const;
  const one = (status: Mutant['status']): Mutant => mutant(status, [at[0], at[1]], [at[2], at[3]], 'true');
  const statuses = ['Killed', 'Killed', 'Timeout', 'RuntimeError', 'Survived', 'NoCoverage', 'CompileError', 'Ignored', 'Pending'] as const;
  const score = scoreOf('a', reportOf(...statuses.map(one)));
  expect(score).toEqual({ name: 'a', killed: 4, drawn: 6 });
  expect(textOf(score)).toMatch(/^a +4 of +6 killed, 66\.7 %$/);
});

it('shows what survived: where, what was there, what is there instead', () => {
  const report = reportOf(
    mutant('Survived', [2, 5], [2, 10], 'a <= 2'),
    mutant('NoCoverage', [2, 12], [4, 2], '{}'),
    mutant('Killed', [1, 11], [1, 12], '2'),
  );
  expect(survivorsOf(report)).toEqual(['Survived src/a.ts:2:5 Any: a < 2 -> a <= 2', 'NoCoverage src/a.ts:2:12 Any: { run(); } -> {}']);
});

it('goes on from what was noticed alone', () => {
  const one = (status: Mutant['status']): Mutant => mutant(status, [2, 5], [2, 10], status);
  const { files } = onlyNoticed(reportOf(one('Killed'), one('Survived'), one('NoCoverage'), one('RuntimeError'), one('CompileError')));
  expect(files['src/a.ts']?.mutants.map(({ status }) => status)).toEqual(['Killed', 'RuntimeError']);
});
