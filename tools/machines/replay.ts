/** `npm run replay -- FILE…`: plays recordings back on the machines as they are now (docs/inspecting.md). */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Recording, Run } from '#core/contract/bookings/recordings.schema';
import { readRecording, textOf } from './recordings/recordedFiles';
import { MACHINES, recordingsOf } from './machines';
import type { KnownMachine } from './machines';
import { replayed } from '#web/recording/replay';
import type { Departure } from '#web/recording/replay';
import { takenBy } from '#web/recording/taken';
import { lineOf } from './replay/definition';
import { testOf } from './replay/toTest';

const ROOT = path.resolve(__dirname, '../..');
const HELP = `npm run replay -- FILE|FOLDER…        plays recordings back; without a name those next to the machines

  --update            writes the recordings anew as the machines go now, and says what changed
  --bisect GOOD..BAD  finds the commit that changed how the recording goes (one FILE)
  --to-test           writes a test beside each FILE that plays it back
  --help

A difference is shown with the number of the event, the state that was expected, the one that came, the parts of the
context that differ, and the line of the definition that decides.
`;

/** An answer can be long; what decides is shown below it. */
const MOST_SIGNS = 300;
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
const short = (value: unknown): string => (shown(value).length > MOST_SIGNS ? `${shown(value).slice(0, MOST_SIGNS)}…` : shown(value));

/** The lines that decided, in the order in which they did. */
function decidedBy({ machine, file }: KnownMachine, context: object, departure: Departure): readonly string[] {
  if (departure.before === null) return [lineOf(ROOT, file, { state: [], event: null, index: 0 })];
  const before = machine.resolveState({ value: departure.before, context }) as AnyMachineSnapshot;
  const { transitions } = takenBy(machine, before, departure.event);
  if (transitions.length === 0) {
    const state = keysOf(departure.before);
    return [`${lineOf(ROOT, file, { state, event: departure.event.type, index: 0 })} (the event is not taken here)`];
  }
  return transitions.map(({ source, eventType }, i) => {
    const isAlways = eventType === '';
    const list = (isAlways ? source.always : source.transitions.get(eventType)) ?? [];
    const index = transitions[i] ? list.indexOf(transitions[i]) : 0;
    return lineOf(ROOT, file, { state: source.path, event: isAlways ? null : eventType, index });
  });
}

function keysOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  const [first] = Object.entries(value);
  return first ? [first[0], ...(first[1] === undefined ? [] : keysOf(first[1]))] : [];
}

/** What the machine knew before a step, as far as the recording says. */
const contextBefore = (run: Run, step: number): object =>
  run.steps.slice(0, Math.max(0, step - 1)).reduce((known, { changed }) => ({ ...known, ...changed }), run.start.context);

function tell(known: KnownMachine, run: Run, departure: Departure): string {
  const { step, event, expected, actual, context } = departure;
  const isStateSame = shown(expected) === shown(actual);
  return [
    `  event ${String(step)} of ${String(run.steps.length)}: ${short(event)}`,
    `    expected ${shown(expected)}`,
    `    came     ${isStateSame ? 'the same state, with another context' : shown(actual)}`,
    ...context.map((part) => `    context.${part.path}: expected ${short(part.expected)}, came ${short(part.actual)}`),
    ...decidedBy(known, contextBefore(run, step), departure).map((line, i) => `    ${i === 0 ? 'decided at' : '      then at'} ${line}`),
  ].join('\n');
}

interface Played {
  readonly isSame: boolean;
  readonly lines: readonly string[];
  readonly anew: Recording;
}

function play(recording: Recording, tellsAll: boolean): Played {
  const lines: string[] = [];
  const runs = recording.runs.map((run): Run => {
    const known = MACHINES.find(({ machine }) => machine.id === run.machine);
    if (!known) {
      lines.push(`  there is no machine ${run.machine}`);
      return run;
    }
    if (known.machine.version !== run.version)
      lines.push(`  ${run.machine} was version ${run.version} and is ${known.machine.version ?? 'none'} now`);
    const { departures, run: now } = replayed(known.machine, known.parts, run);
    lines.push(...(tellsAll ? departures : departures.slice(0, 1)).map((departure) => tell(known, run, departure)));
    return now;
  });
  return { isSame: lines.length === 0, lines, anew: { ...recording, runs } };
}

function filesOf(names: readonly string[]): string[] {
  const wanted =
    names.length > 0 ? names : MACHINES.map((known) => path.join(ROOT, recordingsOf(known))).filter((folder) => existsSync(folder));
  return wanted.flatMap((name) =>
    existsSync(name) && statSync(name).isDirectory()
      ? readdirSync(name, { recursive: true, encoding: 'utf8' })
          .filter((inner) => inner.endsWith('.json'))
          .sort()
          .map((inner) => path.join(name, inner))
      : [name],
  );
}

/** Goes through the commits by git's own bisection, in a worktree in a temporary folder. */
function bisect(range: string, file: string): number {
  const [good, bad] = range.split('..');
  if (!good || !bad) return refuse('--bisect takes GOOD..BAD');
  const git = (cwd: string, ...args: readonly string[]): string =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-bisect-'));
  const tree = path.join(folder, 'tree');
  try {
    git(ROOT, 'worktree', 'add', '--detach', tree, bad);
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
    git(tree, 'bisect', 'start', bad, good);
    // older commits have the tool in scripts; 125: a commit that knows no recordings cannot be judged
    const ask = `tool=tools/machines/replay.ts; test -f $tool || tool=scripts/replay.ts; test -f $tool || exit 125; ${process.execPath} -r ts-node/register/transpile-only $tool '${path.resolve(file)}'; case $? in 0) exit 0;; 1) exit 1;; *) exit 125;; esac`;
    const { stdout, status } = spawnSync('git', ['bisect', 'run', 'sh', '-c', ask], { cwd: tree, encoding: 'utf8' });
    if (status !== 0 || !stdout.includes('is the first bad commit')) return refuse(`The range could not be divided:\n${stdout}`);
    console.log(git(tree, 'show', '--stat', '--format=%h %ad %s', '--date=short', 'refs/bisect/bad').trim());
    return 0;
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: ROOT });
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuse(text: string): number {
  console.error(text);
  return 2;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean' },
      bisect: { type: 'string' },
      'to-test': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const files = filesOf(positionals);
  if (values.bisect !== undefined)
    return files.length === 1 && files[0] ? bisect(values.bisect, files[0]) : refuse('--bisect takes one FILE');
  let differ = 0;
  for (const file of files) {
    const name = path.relative(process.cwd(), file);
    if (!existsSync(file)) return refuse(`${name}: there is no such file`);
    const recording = readRecording(file);
    if (values['to-test']) {
      const test = file.replace(/\.json$/, '.replay.test.ts');
      writeFileSync(test, testOf(ROOT, file));
      console.log(`${path.relative(process.cwd(), test)} written`);
      continue;
    }
    const { isSame, lines, anew } = play(recording, values.update === true);
    if (isSame) continue;
    differ += 1;
    console.log(`${name}${values.update ? ' goes another way now:' : ':'}\n${lines.join('\n')}`);
    if (values.update) writeFileSync(file, textOf(anew));
  }
  const what = `${String(files.length)} recordings, ${String(differ)} ${values.update ? 'written anew' : 'differ'}`;
  if (!values['to-test']) console.log(differ > 0 && values.update ? `${what}: look at them with git diff.` : what);
  return differ > 0 && !values.update ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? error.message : String(error));
}
