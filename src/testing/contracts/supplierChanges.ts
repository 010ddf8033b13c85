/** The part of a supplier's contract about what airlines do to orders by themselves (booking.40). */
import { changeFacts } from '#core/domain/booking/changeFacts';
import type { ChangeFact } from '#core/domain/booking/changeFacts';
import type { Slice } from '#core/domain/flights/flights';
import { at, required } from '#core/domain/values/checkedReads';
import type { AirlineChange, OrderChanges, PricedOffer, StandingOrder, SupplierOrder } from '#server/flights/supplier';
import { gone, valueOf } from './supplierAnswers';
import { CONTACT, partyOf } from './supplierParty';
import type { SupplierOnTrial } from './supplierTrial';

interface Booked {
  readonly changes: OrderChanges;
  readonly offer: PricedOffer;
  readonly order: SupplierOrder;
  read(): Promise<StandingOrder | null>;
}

/** Whatever an airline does, the order is read as it is flown from then on, and told of until it was read. */
export function describeChanges(trialOf: () => SupplierOnTrial): void {
  const booked = async (): Promise<Booked> => {
    const { supplier, now, query } = trialOf();
    const changes = required(supplier.changes, 'changes');
    const { flights } = valueOf(await supplier.search(query, { now, limit: 1 }));
    const offer = valueOf(await supplier.reprice(query, at(flights, 0).id, now));
    const order = valueOf(await supplier.book(offer, partyOf(query), 'ours', now, CONTACT));
    return { changes, offer, order, read: async () => valueOf(await changes.read('ours', query)) };
  };
  const times = (slices: readonly Slice[]) => slices.flatMap(({ legs }) => legs.map(({ departs, arrives }) => [departs, arrives]));

  it('reads an order as it was booked, then as the airline changed it, and tells of that until it was read (booking.40)', async () => {
    const { changes, offer, order, read } = await booked();
    expect(await read()).toMatchObject(order);
    expect(times((await read())?.slices ?? [])).toEqual(times(offer.slices));
    expect(valueOf(await changes.news(10))).toEqual([]);
    let notified = 0;
    changes.onNews(() => (notified += 1));
    await trialOf().changeOrder('ours', { kind: 'moved', minutes: 90 });
    expect(notified).toBe(1);
    const [news, ...others] = valueOf(await changes.news(10));
    expect([news?.ourReference, others]).toEqual(['ours', []]);
    const moved = times((await read())?.slices ?? []);
    expect(moved).toEqual(times(offer.slices).map((pair) => pair.map((at) => ninetyMinutesAfter(at))));
    if (news) valueOf(await changes.newsRead(news));
    expect(valueOf(await changes.news(10))).toEqual([]);
    expect(valueOf(await changes.accept('ours'))).toEqual(order);
    expect(valueOf(await changes.accept('ours'))).toEqual(order);
    expect(times((await read())?.slices ?? [])).toEqual(moved);
    expect(await changes.accept('never-booked')).toEqual(gone);
    expect(valueOf(await changes.read('never-booked', trialOf().query))).toBeNull();
  });

  it.each<[what: string, steps: readonly AirlineChange[], facts: readonly ChangeFact[]]>([
    ['the way back is cancelled', [{ kind: 'cancelled', slice: 1 }], [{ kind: 'cancelled', place: 1 }]],
    ['the way out is cancelled', [{ kind: 'cancelled', slice: 0 }], [{ kind: 'cancelled', place: 0 }]],
    ['all is cancelled', [{ kind: 'cancelled', slice: null }], [{ kind: 'allCancelled' }]],
    [
      'the flights have other numbers',
      [{ kind: 'renumbered' }],
      [
        { kind: 'numbers', place: 0 },
        { kind: 'numbers', place: 1 },
      ],
    ],
    [
      'they are moved, then the way out is cancelled',
      [
        { kind: 'moved', minutes: 45 },
        { kind: 'cancelled', slice: 0 },
      ],
      [
        { kind: 'cancelled', place: 0 },
        { kind: 'times', place: 1 },
      ],
    ],
    [
      'one way after the other is cancelled',
      [
        { kind: 'cancelled', slice: 1 },
        { kind: 'cancelled', slice: 0 },
      ],
      [{ kind: 'allCancelled' }],
    ],
  ])('is read as it is flown where %s, before and after that is accepted', async (_what, steps, facts) => {
    const { changes, offer, read } = await booked();
    const seen = async (): Promise<readonly ChangeFact[]> => {
      const now = required(await read(), 'order');
      return changeFacts(offer.slices, now.status === 'cancelled' ? null : now.slices, { ...now.airports, ...offer.airports });
    };
    expect(await seen()).toEqual([]);
    for (const step of steps) {
      trialOf().passMinutes(5);
      await trialOf().changeOrder('ours', step);
      expect(valueOf(await changes.news(10)).map(({ ourReference }) => ourReference)).toEqual(['ours']);
    }
    expect(await seen()).toEqual(facts);
    await changes.accept('ours');
    expect(await seen()).toEqual(facts);
  });
}

const ninetyMinutesAfter = (at: string): string => new Date(Date.parse(`${at}:00Z`) + 90 * 60_000).toISOString().slice(0, 16);
