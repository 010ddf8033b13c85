/** What the server takes of recordings (code.20): all that the recorder makes, and nothing else, wherever a value is changed. */
import path from 'node:path';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { createActor } from 'xstate';
import { RecordingSchema } from '#core/contract/bookings/recordings.schema';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { redactedEvent } from '#core/domain/recorded/allowList';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { forbiddenIn } from '#core/domain/recorded/allowed';
import { searchMachine } from '#web/features/search/search.machine';
import { searchRecorded } from '#web/features/search/search.recorded';
import { cutTo } from '#web/recording/recording';
import { createRecorder } from '#web/recording/recorder';
import { MACHINES, recordingsOf } from '../machines';
import { namesIn, readRecording } from './recordedFiles';
import { cases } from '#testing/testSize';

const ROOT = path.resolve(__dirname, '../../..');
const TODAY = '2026-11-21' as IsoDate;

const files = MACHINES.flatMap((known) => {
  const folder = path.join(ROOT, recordingsOf(known));
  return namesIn(folder).map((name) => [`${known.machine.id} ${name}`, readRecording(path.join(folder, `${name}.json`))] as const);
});
const recorded = files.map(([, recording]) => recording);

const isTaken = (sent: unknown): boolean => Check(RecordingSchema, sent) && forbiddenIn(sent) === null;

it.each(files)('takes %s, complete and cut', (_name, recording) => {
  expect(forbiddenIn(recording)).toBeNull();
  const { length } = JSON.stringify(recording);
  for (const share of [0.8, 0.5, 0.3]) expect(forbiddenIn(cutTo(recording, Math.ceil(length * share)))).toBeNull();
});

it.each(MACHINES.map((known) => [known.machine.id, known] as const))(
  'the list of %s has all of its states and delays',
  (_id, { machine, parts }) => {
    const states = new Set<string>();
    const walk = (node: typeof machine.root): void => {
      for (const [name, inner] of Object.entries(node.states)) {
        states.add(name);
        walk(inner);
      }
    };
    walk(machine.root);
    expect([...parts.states].sort()).toEqual([...states].sort());
    const events = machine.events.filter((type) => type.startsWith('xstate.after.')).map((type) => type.split('.')[2]);
    expect([...parts.delays].sort()).toEqual([...new Set(events)].sort());
  },
);

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    'JFK - Maria Quiñones',
    'JFK - <b>',
    '__proto__',
    'constructor',
    '04/18/1988',
    'Dec 21, 2026',
    'tomorrow',
    '<12/21/2026>',
  ),
);
const code = fc.oneof(typed, fc.constantFrom('JFK', 'LAX', 'NYC'));
const day = fc.integer({ min: -20_000, max: 2_000 }).map((days) => addDays(TODAY, days));
const place = fc.record({
  code,
  label: typed,
  city: typed,
  cityEs: typed,
  country: code,
  region: typed,
  metro: code,
  isMetro: fc.boolean(),
});
const parts = fc.record({ origin: code, destination: code, departDate: day, returnDate: day }, { requiredKeys: [] });
const field = fc.constantFrom('origin', 'destination');
const dateField = fc.constantFrom('departDate', 'returnDate');
const of = (type: string, model: Record<string, fc.Arbitrary<unknown>>) => fc.record({ type: fc.constant(type), ...model });
/** What pages send the search machine, with anything in the place of what people type. */
const searchEvent = fc.oneof(
  of('place.entered', { field }),
  of('place.typed', { field, text: typed }),
  of('suggestion.chosen', { field, place }),
  of('field.left', { field: fc.oneof(field, dateField) }),
  of('date.typed', { field: dateField, text: typed }),
  of('picker.opened', { field: dateField, today: fc.constant(TODAY), by: fc.constantFrom('click', 'button') }),
  of('date.chosen', { field: dateField, date: fc.integer({ min: 0, max: 330 }).map((days) => addDays(TODAY, days)) }),
  of('search.prefilled', { today: fc.constant(TODAY), parts, searchTerm: typed }),
  of('address.changed', {
    today: fc.constant(TODAY),
    pageKey: fc.oneof(typed, fc.constantFrom('/', '/faq?a=1?b', '/us-es/', '/flights-to/flights-to-maria', '/#top')),
    search: fc.option(fc.record({ parts: fc.constant({}), faults: fc.constant({}), key: fc.option(typed) })),
    saved: fc.constant(null),
  }),
  of('travelers.opened', {}),
  of('form.submitted', { today: fc.constant(TODAY) }),
);

it('takes whatever the recorder makes of whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.array(searchEvent, { maxLength: 25 }),
      fc.array(fc.tuple(typed, fc.jsonValue()), { maxLength: 5 }),
      (events, actions) => {
        let time = 0;
        const recorder = createRecorder({
          now: () => (time += 7.3),
          build: 'main.0a1b.js',
          viewport: () => ({ width: 390, height: 844 }),
          parts: [searchRecorded],
        });
        const actor = createActor(searchMachine, { input: { today: TODAY }, inspect: recorder.hear });
        actor.start();
        for (const event of events) actor.send(event as never);
        for (const [type, payload] of actions) recorder.hearAction({ type, payload });
        actor.stop();
        const made: unknown = JSON.parse(JSON.stringify(recorder.take()));
        expect([Check(RecordingSchema, made), forbiddenIn(made as Recording)]).toEqual([true, null]);
      },
    ),
    { numRuns: cases(30, 600) },
  );
});

const eventNames = MACHINES.flatMap(({ machine, parts }) => Object.keys(parts.events).map((type) => [machine.id, type] as const));
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('what went through a list once goes through it unchanged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...eventNames), fc.jsonValue(), ([id, type], value) => {
      const parts: RecordedParts = MACHINES.find(({ machine }) => machine.id === id)?.parts ?? searchRecorded;
      const event = { ...Object.fromEntries(Object.keys(parts.events[type] ?? {}).map((part) => [part, value])), type };
      const once = plain(redactedEvent(parts, event, { today: TODAY }));
      expect(plain(redactedEvent(parts, once, { today: TODAY }))).toEqual(once);
    }),
    { numRuns: cases(100, 3000) },
  );
});

type Path = readonly (string | number)[];

/** Paths of every value that can be changed, objects and lists among them. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, Array.isArray(value) ? Number(key) : key]))];
}

/** A copy with another value at a place. */
function withAt(value: unknown, [key, ...rest]: Path, put: (before: unknown) => unknown): unknown {
  if (key === undefined) return put(value);
  if (Array.isArray(value)) return value.map((part: unknown, i) => (i === key ? withAt(part, rest, put) : part));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withAt(object[key], rest, put) };
}

/** Nothing of this is ever recorded, wherever it stands. */
const hostile = fc.constantFrom<unknown>(
  'Maria Quinones',
  'maria@example.com',
  '4242 4242 4242 4242',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202Egnp.exe',
  '1985-04-18',
  'X1234567',
  'a'.repeat(10_000),
  4242424242424242,
  -1,
  0.5,
  { name: 'Maria' },
  ['Maria'],
  [[[[[['Maria']]]]]],
);
const places = recorded.map((recording) => pathsOf(recording));
/** A recording by its number and a place in it by a share: a report of a failure stays short. */
const placed = fc.tuple(fc.nat({ max: recorded.length - 1 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
function find([number, share]: readonly [number, number]): { readonly recording: Recording | undefined; readonly at: Path } {
  const its = places[number] ?? [];
  return { recording: recorded[number], at: its[Math.floor(share * its.length)] ?? [] };
}

it('refuses what was changed anywhere', () => {
  fc.assert(
    fc.property(placed, hostile, (drawn, value) => {
      const { recording, at } = find(drawn);
      expect([at, isTaken(withAt(recording, at, () => value))]).toEqual([at, false]);
    }),
    { numRuns: cases(300, 20_000) },
  );
});

it('refuses what was added anywhere', () => {
  fc.assert(
    fc.property(placed, fc.constantFrom('maria', '<b>', 'email', 'constructor', 'toString', 'x'.repeat(300)), (drawn, key) => {
      const { recording, at } = find(drawn);
      const changed = withAt(recording, at, (before) => {
        if (Array.isArray(before)) return [...(before as unknown[]), { [key]: true }];
        return typeof before === 'object' && before !== null ? { ...before, [key]: true } : before;
      });
      expect([at, isTaken(changed)]).toEqual([at, JSON.stringify(changed) === JSON.stringify(recording)]);
    }),
    { numRuns: cases(300, 20_000) },
  );
});
