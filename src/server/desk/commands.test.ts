import { ok } from '#core/domain/values/result';
import type { AirlineChange } from '../flights/supplier';
import type { ErasureCounts, Subject } from '../visitors/privacy/erasure.service';
import { readArguments } from './arguments';
import { COMMANDS } from './commands';
import type { DeskServices } from './command';

const NOW = new Date('2026-11-20T12:00:00Z');
const COUNTS: ErasureCounts = {
  bookings: 1,
  tripsAhead: 0,
  travelers: 2,
  enquiries: 0,
  comments: 0,
  subscriptions: 0,
  mailFiles: 0,
  recordings: 0,
  draftsDeleted: 0,
  draftsCutLoose: 1,
  stages: 3,
  handovers: 0,
  events: 0,
  calls: 0,
};

async function erase(...words: readonly string[]) {
  const calls: (readonly [string, Subject])[] = [];
  const erasure = {
    preview: async (of: Subject) => (calls.push(['preview', of]), ok(COUNTS)),
    erase: async (of: Subject) => (calls.push(['erase', of]), ok(COUNTS)),
  };
  const read = readArguments(['erase', ...words], NOW);
  if (!read.ok) throw new Error(read.error);
  // Only this method is called.
  const answer = await COMMANDS['erase']?.run({ erasure } as unknown as DeskServices, read.value.words, read.value.options);
  return { calls, answer };
}

describe('erase', () => {
  it.each([
    [['k7m-px2'], 'preview', { reference: 'K7MPX2' }],
    [['K7MPX2', '--yes'], 'erase', { reference: 'K7MPX2' }],
    [['Ana@example.com'], 'preview', { email: 'Ana@example.com' }],
    [['--yes', 'Ana@example.com'], 'erase', { email: 'Ana@example.com' }],
  ] as const)('%j asks for a %s', async (words, how, subject) => {
    expect((await erase(...words)).calls).toEqual([[how, subject]]);
  });

  it('says that nothing was changed unless it was', async () => {
    const text = async (...words: string[]) => JSON.stringify((await erase('K7MPX2', ...words)).answer);
    expect(await text()).toContain('nothing was changed');
    expect(await text('--yes')).not.toMatch(/would|nothing was changed/);
  });

  it('asks whose data when nobody is named', async () => {
    const { calls, answer } = await erase('--yes');
    expect([calls, answer]).toEqual([[], { ok: false, error: expect.stringContaining('Whose data?') as string }]);
  });
});

describe('handover', () => {
  it.each([
    ['looks at no code once too many were wrong', false, null, [], 'Too many wrong codes'],
    ['counts a wrong one', true, null, ['read'], 'no such code'],
  ])('%s', async (_, isTaken, found, expected, says) => {
    const calls: string[] = [];
    const guesses = { take: async () => isTaken, giveBack: async () => void calls.push('giveBack') };
    const handover = { read: async () => (calls.push('read'), found) };
    const read = readArguments(['handover', 'K7M-4PX'], NOW);
    if (!read.ok) throw new Error(read.error);
    // only these are called
    const answer = await COMMANDS['handover']?.run({ guesses, handover } as unknown as DeskServices, read.value.words, read.value.options);
    expect([calls, answer]).toEqual([expected, { ok: false, error: expect.stringContaining(says) as string }]);
  });
});

describe('comment', () => {
  async function comment(name: 'comments' | 'comment', ...typed: readonly string[]) {
    const calls: unknown[] = [];
    const comments = {
      list: async ({ states }: { readonly states: unknown }) => (calls.push(states), []),
      decide: async (...of: readonly string[]) => (calls.push(of), of[0] !== 'C-GONE222'),
    };
    const read = readArguments([name, ...typed], NOW);
    if (!read.ok) throw new Error(read.error);
    // only this method is called
    const answer = await COMMANDS[name]?.run({ comments } as unknown as DeskServices, read.value.words, read.value.options);
    return { calls, answer };
  }

  it.each([
    [[], ['pending', 'approved', 'rejected']],
    [['--open'], ['pending']],
    [['--state', 'rejected'], ['rejected']],
  ] as const)('comments %j lists %j', async (typed, states) => {
    expect((await comment('comments', ...typed)).calls).toEqual([states]);
  });

  it.each([
    ['comments', ['--state', 'erased'], '--state takes'],
    ['comment', ['approve'], 'desk comment approve'],
    ['comment', ['quiet', 'C-7KM2PXA'], 'desk comment approve'],
    ['comment', ['publish', 'C-7KM2PXA'], 'desk comment approve'],
    ['comment', ['constructor', 'C-7KM2PXA'], 'desk comment approve'],
  ] as const)('%s %j is refused', async (name, typed, says) => {
    const { calls, answer } = await comment(name, ...typed);
    expect([calls, answer]).toEqual([[], { ok: false, error: expect.stringContaining(says) as string }]);
  });

  it('decides about each that is named, however it is typed', async () => {
    const { calls, answer } = await comment('comment', 'approve', 'c-7km2pxa', 'C7KM 2PXB', 'C-GONE222');
    expect(calls).toEqual([
      ['C-7KM2PXA', 'approved'],
      ['C-7KM2PXB', 'approved'],
      ['C-GONE222', 'approved'],
    ]);
    expect(answer).toMatchObject({
      value: {
        rows: [
          ['C-7KM2PXA', 'approved'],
          ['C-7KM2PXB', 'approved'],
          ['C-GONE222', 'there is no such comment'],
        ],
      },
    });
    expect((await comment('comment', 'reject', 'C-7KM2PXA')).calls).toEqual([['C-7KM2PXA', 'rejected']]);
  });
});

describe('schedule-change', () => {
  async function pretend(...words: readonly string[]) {
    const calls: (readonly [string, AirlineChange])[] = [];
    const pretendChange = async (reference: string, change: AirlineChange) => (
      calls.push([reference, change]),
      reference === 'REALLY' ? 'real' : 'unknown'
    );
    const read = readArguments(['schedule-change', ...words], NOW);
    if (!read.ok) return { calls, error: read.error };
    // Only this method is called.
    const services = { bookings: { pretendChange } } as unknown as DeskServices;
    const answer = await COMMANDS['schedule-change']?.run(services, read.value.words, read.value.options);
    return { calls, error: answer?.ok === false ? answer.error : null };
  }

  it('moves a booking later or earlier', async () => {
    expect((await pretend('k7m-px2', '--minutes', '200')).calls).toEqual([['K7MPX2', { kind: 'moved', minutes: 200 }]]);
    expect((await pretend('K7MPX2', '--minutes=-45')).calls).toEqual([['K7MPX2', { kind: 'moved', minutes: -45 }]]);
  });

  it('gives other numbers, and cancels all flights or one', async () => {
    expect((await pretend('K7MPX2', 'numbers')).calls).toEqual([['K7MPX2', { kind: 'renumbered' }]]);
    expect((await pretend('K7MPX2', 'cancel')).calls).toEqual([['K7MPX2', { kind: 'cancelled', slice: null }]]);
    expect((await pretend('K7MPX2', 'cancel', '2')).calls).toEqual([['K7MPX2', { kind: 'cancelled', slice: 1 }]]);
  });

  it.each([
    [['K7MPX2'], 'By how many minutes?'],
    [['K7MPX2', 'cancel', '0'], 'By how many minutes?'],
    [['K7MPX2', '--minutes', 'ten'], '--minutes takes a whole number'],
    [['K7MPX2', '--minutes', '0'], '--minutes takes a whole number'],
    [['REALLY', '--minutes', '5'], 'no sandbox'],
    [['K7MPX2', '--minutes', '5'], 'no booking'],
  ] as const)('%j is refused: %s', async (words, error) => {
    expect((await pretend(...words)).error).toContain(error);
  });
});
