import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRecording, redacted } from '#web/recording/recording';
import type { Recording } from '#web/recording/recording';
import { replay } from '#web/recording/replay';
import { searchMachine } from './search.machine';

const folder = path.join(__dirname, 'recordings');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function load(name: string): Recording {
  const recording = parseRecording(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  if (!recording) throw new Error(`${name} is no recording`);
  return recording;
}

it.each(files)('%s goes as it was recorded', (name) => {
  const recording = load(name);
  expect(replay(searchMachine, recording)).toEqual({ kind: 'same', steps: recording.steps.length });
});

it('says at which step another way was taken', () => {
  const recording = load('one-way-search.json');
  const changed = {
    ...recording,
    steps: recording.steps.map((step, i) => (i === 2 ? { ...step, state: { ...(step.state as object), popover: 'travelers' } } : step)),
  };
  expect(replay(searchMachine, changed)).toMatchObject({ kind: 'differs', step: 3 });
  expect(replay(searchMachine, { ...recording, version: '0' })).toEqual({ kind: 'wrongVersion', found: '0' });
  expect(replay(searchMachine, { ...recording, machine: 'booking' })).toEqual({ kind: 'wrongMachine', found: 'booking' });
});

it('reads nothing but recordings', () => {
  for (const value of [null, 1, {}, { machine: 'search', version: '1', initial: {}, steps: [{ event: {}, state: {} }] }])
    expect(parseRecording(value)).toBeNull();
});

it('keeps nothing personal', () => {
  const said = {
    type: 'typed',
    firstName: 'Ada',
    contact: { email: 'ada@example.com', phone: '(800) 555-0100' },
    list: [{ passportNumber: 'X1' }],
    city: 'Paris',
  };
  expect(JSON.stringify(redacted(said))).toBe(
    '{"type":"typed","firstName":"[redacted]","contact":{"email":"[redacted]","phone":"[redacted]"},"list":[{"passportNumber":"[redacted]"}],"city":"Paris"}',
  );
});
