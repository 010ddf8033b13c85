/** A round over rows, without a database: which rows are looked at, what is counted, and when it stops. */
import type { AttemptState } from '../states';
import { reportChangedTravelers, settleAttempts, settleCancellations, settleScheduleChanges, undoDelayedCalls } from './sweep';
import type { SweepDeps } from './sweep';

const NOW = new Date('2027-01-05T15:00:00Z');
const MINUTE_MS = 60_000;

interface Found {
  readonly id: string;
  readonly state: AttemptState;
  /** What it becomes; null: somebody else works on it. */
  readonly becomes: AttemptState | null | 'fault';
}

function round(found: readonly Found[], { stopAfter = Infinity, batch = 50 } = {}) {
  const logged: string[] = [];
  const questions: unknown[] = [];
  const begun: string[] = [];
  const write = (fields: object, says: string): void => void logged.push(`${Object.values(fields)[0] as string}: ${says}`);
  const settled = new Set<string>();
  const deps = {
    clock: () => NOW,
    log: { info: write, error: write },
    isStopped: () => begun.length >= stopAfter,
    attempts: {
      due: async (question: { readonly except: ReadonlySet<string> }) => {
        questions.push(question);
        return found.filter(({ id }) => !settled.has(id) && !question.except.has(id)).slice(0, batch);
      },
      claim: async (id: string, states: readonly AttemptState[]) => {
        begun.push(id);
        const attempt = found.find((one) => one.id === id && states.includes(one.state));
        return attempt === undefined || attempt.becomes === null ? null : { attempt };
      },
    },
    saga: {
      resume: async ({ attempt }: { readonly attempt: Found }) => {
        if (attempt.becomes === 'fault') throw new Error('the gateway is away');
        settled.add(attempt.id);
        return { attempt: { state: attempt.becomes, failure: null } };
      },
    },
  };
  return { deps: deps as unknown as SweepDeps, logged, questions, begun };
}

describe('attempts', () => {
  it.each([
    ['done', 'booked', 'done', 0, ['a: attempt reconciled']],
    ['failed', 'undoing', 'failed', 0, ['a: attempt reconciled']],
    ['where it was', 'booked', 'booked', 1, []],
    ['further, not at an end', 'authorised', 'booking', 1, ['a: attempt reconciled']],
    ['left to the traveler at the bank', 'started', 'challenge', 0, ['a: attempt reconciled']],
    ['left to whoever works on it', 'booked', null, 0, []],
    ['open after a fault', 'booked', 'fault', 1, ['a: attempt could not be reconciled']],
  ] as const)('is %s', async (_name, state, becomes, open, says) => {
    const { deps, logged } = round([{ id: 'a', state, becomes }]);
    expect([await settleAttempts(deps), logged]).toEqual([open, says]);
  });

  it('are read batch by batch, those that stay open once', async () => {
    const found = ['a', 'b', 'c'].map((id): Found => ({ id, state: 'booked', becomes: id === 'b' ? 'fault' : 'done' }));
    const { deps, begun } = round(found, { batch: 1 });
    expect(await settleAttempts(deps)).toBe(1);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('are requested with the moments up to which a challenge is the traveler’s', async () => {
    const { deps, questions } = round([]);
    await settleAttempts(deps);
    expect(questions).toEqual([
      {
        limit: 50,
        except: new Set(),
        challengesBegunBefore: new Date(NOW.getTime() - 13 * MINUTE_MS),
        challengesAnsweredBefore: new Date(NOW.getTime() - 5_000),
        noneAfter: new Date(NOW.getTime() + 13 * MINUTE_MS),
      },
    ]);
  });

  it('are left when the process stops, with what is open so far', async () => {
    const found = ['a', 'b', 'c'].map((id): Found => ({ id, state: 'booked', becomes: 'fault' }));
    const { deps, begun } = round(found, { stopAfter: 2 });
    expect([await settleAttempts(deps), begun]).toEqual([2, ['a', 'b']]);
  });
});

describe('cancellations', () => {
  function cancelled(becomes: readonly (string | 'fault' | null)[], stopAfter = Infinity) {
    const logged: string[] = [];
    const begun: string[] = [];
    const write = (fields: object, says: string): void => void logged.push(`${Object.values(fields)[0] as string}: ${says}`);
    const rows = becomes.map((to, i) => ({ id: `c${String(i)}`, state: 'asked', to }));
    const deps = {
      log: { info: write, error: write },
      isStopped: () => begun.length >= stopAfter,
      cancellations: { due: async (limit: number) => rows.slice(0, limit) },
      cancelling: {
        resume: async (id: string) => {
          begun.push(id);
          const to = rows.find((row) => row.id === id)?.to ?? null;
          if (to === 'fault') throw new Error('the supplier is away');
          return to === null ? null : { state: to };
        },
      },
    };
    return { deps: deps as unknown as SweepDeps, logged, begun };
  }

  it('count as open while the airline or the bank has not answered', async () => {
    const { deps, logged } = cancelled(['done', 'failed', 'asked', 'released', 'fault', null]);
    expect(await settleCancellations(deps)).toBe(3);
    expect(logged).toEqual([
      'c0: cancellation reconciled',
      'c1: cancellation reconciled',
      'c3: cancellation reconciled',
      'c4: cancellation could not be reconciled',
    ]);
  });

  it('are left when the process stops', async () => {
    const { deps, begun } = cancelled(['asked', 'asked', 'asked'], 2);
    expect([await settleCancellations(deps), begun]).toEqual([2, ['c0', 'c1']]);
  });
});

describe('schedule changes', () => {
  const changesOf = (isStopped: boolean, news: number | 'fault') => {
    const logged: string[] = [];
    const deps = {
      log: { error: (_fields: object, says: string) => void logged.push(says) },
      isStopped: () => isStopped,
      changes: {
        readNews: () => (news === 'fault' ? Promise.reject(new Error('away')) : Promise.resolve(news)),
        reportAccepted: () => Promise.resolve(2),
      },
    };
    return { deps: deps as unknown as SweepDeps, logged };
  };

  it.each([
    ['both kinds together', false, 1, 3, []],
    ['nothing once the process stops', true, 1, 0, []],
    ['one open round after a fault', false, 'fault', 1, ['changes of orders could not be read']],
  ] as const)('count %s', async (_name, isStopped, news, open, says) => {
    const { deps, logged } = changesOf(isStopped, news);
    expect([await settleScheduleChanges(deps), logged]).toEqual([open, says]);
  });
});

describe('passports', () => {
  it('are left when the process stops', async () => {
    const deps = { isStopped: () => true, bookings: { awaitingSupplier: async () => [{ id: 'b' }] } };
    expect(await reportChangedTravelers(deps as unknown as SweepDeps)).toBe(0);
  });
});

describe('calls that came through late', () => {
  const delayedCalls = (answers: readonly (boolean | 'fault')[], stopAfter = Infinity, holds: readonly string[] = []) => {
    const looked: string[] = [];
    const logged: string[] = [];
    const since: Date[] = [];
    const lost = holds.map((id) => ({ id, state: 'failed' }));
    const deps = {
      log: { error: (fields: { readonly attemptId: string }, says: string) => void logged.push(`${fields.attemptId}: ${says}`) },
      isStopped: () => looked.length >= stopAfter,
      attempts: {
        failedUnanswered: (from: Date) => {
          since.push(from);
          return Promise.resolve(answers.map((_, i) => ({ id: `a${String(i)}`, state: 'failed' })));
        },
      },
      exchanges: { failedUnanswered: async () => lost },
      exchanging: { undoDelayedHold: async ({ id }: { readonly id: string }) => looked.push(id) > 0 },
      saga: {
        undoDelayedCalls: async ({ id }: { readonly id: string }): Promise<boolean> => {
          looked.push(id);
          const answer = answers[Number(id.slice(1))];
          if (answer === 'fault') throw new Error('away');
          return answer ?? false;
        },
      },
    };
    return { deps: deps as unknown as SweepDeps, looked, logged, since };
  };

  it.each([
    ['all, where the provider answers', [true, true, true, true, true], Infinity, 5],
    ['no more after three that the provider did not answer', [false, true, false, false, true], Infinity, 4],
    ['no more once the process stops', [true, true, true], 2, 2],
  ] as const)('are looked at: %s', async (_name, answers, stopAfter, count) => {
    const { deps, looked, since } = delayedCalls(answers, stopAfter);
    await undoDelayedCalls(deps, NOW);
    expect([looked.length, since]).toEqual([count, [NOW]]);
  });

  it('are looked at for changes of flights as well', async () => {
    const { deps, looked } = delayedCalls([true], Infinity, ['x0', 'x1']);
    await undoDelayedCalls(deps, NOW);
    expect(looked).toEqual(['a0', 'x0', 'x1']);
  });

  it('are looked at beyond one that faults', async () => {
    const { deps, looked, logged } = delayedCalls(['fault', true]);
    await undoDelayedCalls(deps, NOW);
    expect([looked, logged]).toEqual([['a0', 'a1'], ['a0: a delayed call could not be undone']]);
  });
});
