/** Recordings of real journeys lie next to every machine and go as they were recorded (code.21). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { ATTEMPT_FAILURES } from '#server/bookings/states';
import { RECORDED } from '#web/app/inspection/recorder';
import { parseRecording } from '#web/recording/recording';
import { replay, replayed } from '#web/recording/replay';
import { recordJourney } from '../journeys/journey';
import { ALL_PARTS, MACHINES, recordingsOf } from '../machines';
import { namesIn, readRecording, saidFile } from './recordedFiles';
import { expectReplay } from '../replay/replayRecording';

const ROOT = path.resolve(__dirname, '../../..');
const FEWEST = 12;

it('every machine of the product is known to the tools and to the recorder', () => {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.machine.ts'));
  expect(MACHINES.map(({ file }) => file).sort()).toEqual(files.map((name) => `src/${name}`).sort());
  expect(MACHINES.map(({ parts, machine }) => [parts, parts.machine === machine.id])).toEqual(RECORDED.map((parts) => [parts, true]));
});

const withJourneys = MACHINES.filter(({ journeys }) => Object.keys(journeys).length > 0);

describe.each(withJourneys.map((known) => [known.machine.id, known] as const))('%s', (_id, known) => {
  const folder = path.join(ROOT, recordingsOf(known));
  const { machine, journeys } = known;

  it('has a recording of each journey, and no other', () => {
    expect(namesIn(folder)).toEqual(Object.keys(journeys).sort());
    expect(namesIn(folder).length).toBeGreaterThanOrEqual(FEWEST);
  });

  it.each(Object.keys(journeys))('%s', async (name) => {
    expectReplay(folder, `${name}.json`);
    const journey = journeys[name];
    // what the real machine does now, with its actors and its clock
    const played = journey && (await recordJourney(machine, ALL_PARTS, journey));
    const anew: unknown = JSON.parse(JSON.stringify(played));
    const said: unknown = Reflect.get(JSON.parse(readFileSync(saidFile(known), 'utf8')) as object, name);
    expect(anew).toEqual({ recording: readRecording(path.join(folder, `${name}.json`)), said });
  });
});

it('a machine without journeys is invoked in those of others', () => {
  const invoked = MACHINES.filter((known) => !withJourneys.includes(known)).map(({ machine }) => machine.id);
  const runs = withJourneys.flatMap((known) => {
    const folder = path.join(ROOT, recordingsOf(known));
    return namesIn(folder).flatMap((name) => readRecording(path.join(folder, `${name}.json`)).runs.map((run) => run.machine));
  });
  for (const id of invoked) expect(runs.filter((machine) => machine === id).length).toBeGreaterThanOrEqual(FEWEST);
});

it('the booking shows every fault that an attempt can end with', () => {
  const known = MACHINES.find(({ machine }) => machine.id === 'booking');
  const folder = path.join(ROOT, known ? recordingsOf(known) : '');
  const texts = namesIn(folder).map((name) => JSON.stringify(readRecording(path.join(folder, `${name}.json`))));
  expect(ATTEMPT_FAILURES.filter((failure) => !texts.some((text) => text.includes(`"failure":"${failure}"`)))).toEqual([]);
});

describe('a replay', () => {
  const [known] = MACHINES;
  if (!known) throw new Error('there is no machine');
  const { machine, parts } = known;
  const recording = readRecording(path.join(ROOT, recordingsOf(known), 'one-way-typed-by-hand.json'));
  const [run] = recording.runs;
  if (!run) throw new Error('nothing was recorded');
  const changed = (step: number, change: object) => ({
    ...run,
    steps: run.steps.map((one, i) => (i === step - 1 ? { ...one, ...change } : one)),
  });

  it('says the first event after which the state is another', () => {
    const other = { form: 'editing', origin: 'closed', destination: 'closed', popover: 'travelers' };
    expect(replay(machine, parts, changed(3, { state: other }))).toMatchObject({
      kind: 'differs',
      step: 3,
      expected: other,
      actual: { popover: 'closed' },
      context: [],
    });
  });

  it('says which part of the context differs', () => {
    const result = replay(machine, parts, changed(1, { changed: { pageKey: '/elsewhere' } }));
    expect(result).toMatchObject({ kind: 'differs', step: 1, context: [{ path: 'pageKey', expected: '/elsewhere', actual: '/' }] });
  });

  it('goes on to the end when all is requested', () => {
    const { departures, run: anew } = replayed(machine, parts, changed(2, { state: 'nowhere' }));
    expect(departures.map(({ step }) => step)).toEqual([2]);
    expect(anew).toEqual(run);
  });

  it('refuses another machine and another version', () => {
    expect(replay(machine, parts, { ...run, version: '0' })).toEqual({ kind: 'wrongVersion', found: '0' });
    expect(replay(machine, parts, { ...run, machine: 'booking' })).toEqual({ kind: 'wrongMachine', found: 'booking' });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['another format', { ...recording, format: 1 }],
    ['a run without steps', { ...recording, runs: [{ ...run, steps: undefined }] }],
    [
      'an event without a type',
      { ...recording, runs: [{ ...run, steps: [{ at: 0, event: {}, state: 'a' }] }] } satisfies Record<keyof Recording, unknown>,
    ],
  ])('reads no %s', (_what, value) => {
    expect(parseRecording(value)).toBeNull();
  });
});
