import { ok } from '#core/domain/result';
import type { ErasureCounts, Subject } from '../privacy/erasure.service';
import { readArguments } from './arguments';
import { COMMANDS } from './commands';
import type { DeskServices } from './command';

const NOW = new Date('2026-11-20T12:00:00Z');
const COUNTS: ErasureCounts = {
  bookings: 1,
  tripsAhead: 0,
  travelers: 2,
  enquiries: 0,
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
  const asked: (readonly [string, Subject])[] = [];
  const erasure = {
    preview: async (of: Subject) => (asked.push(['preview', of]), ok(COUNTS)),
    erase: async (of: Subject) => (asked.push(['erase', of]), ok(COUNTS)),
  };
  const read = readArguments(['erase', ...words], NOW);
  if (!read.ok) throw new Error(read.error);
  // Only this one is asked.
  const answer = await COMMANDS['erase']?.run({ erasure } as unknown as DeskServices, read.value.words, read.value.options);
  return { asked, answer };
}

describe('erase', () => {
  it.each([
    [['k7m-px2'], 'preview', { reference: 'K7MPX2' }],
    [['K7MPX2', '--yes'], 'erase', { reference: 'K7MPX2' }],
    [['Ana@example.com'], 'preview', { email: 'Ana@example.com' }],
    [['--yes', 'Ana@example.com'], 'erase', { email: 'Ana@example.com' }],
  ] as const)('%j asks for a %s', async (words, how, subject) => {
    expect((await erase(...words)).asked).toEqual([[how, subject]]);
  });

  it('says that nothing was changed unless it was', async () => {
    const text = async (...words: string[]) => JSON.stringify((await erase('K7MPX2', ...words)).answer);
    expect(await text()).toContain('nothing was changed');
    expect(await text('--yes')).not.toMatch(/would|nothing was changed/);
  });

  it('asks whose data when nobody is named', async () => {
    const { asked, answer } = await erase('--yes');
    expect([asked, answer]).toEqual([[], { ok: false, error: expect.stringContaining('Whose data?') as string }]);
  });
});

describe('schedule-change', () => {
  async function pretend(...words: readonly string[]) {
    const asked: (readonly [string, number])[] = [];
    const pretendChange = async (reference: string, minutes: number) => (
      asked.push([reference, minutes]),
      reference === 'REALLY' ? 'real' : 'unknown'
    );
    const read = readArguments(['schedule-change', ...words], NOW);
    if (!read.ok) return { asked, error: read.error };
    // Only this one is asked.
    const services = { bookings: { pretendChange } } as unknown as DeskServices;
    const answer = await COMMANDS['schedule-change']?.run(services, read.value.words, read.value.options);
    return { asked, error: answer?.ok === false ? answer.error : null };
  }

  it('moves a booking later or earlier', async () => {
    expect((await pretend('k7m-px2', '--minutes', '200')).asked).toEqual([['K7MPX2', 200]]);
    expect((await pretend('K7MPX2', '--minutes=-45')).asked).toEqual([['K7MPX2', -45]]);
  });

  it.each([
    [['K7MPX2'], 'By how many minutes?'],
    [['K7MPX2', '--minutes', 'ten'], '--minutes takes a whole number'],
    [['K7MPX2', '--minutes', '0'], '--minutes takes a whole number'],
    [['REALLY', '--minutes', '5'], 'no sandbox'],
    [['K7MPX2', '--minutes', '5'], 'no booking'],
  ] as const)('%j is refused: %s', async (words, error) => {
    expect((await pretend(...words)).error).toContain(error);
  });
});
