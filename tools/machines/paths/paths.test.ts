/** Every transition of every machine is taken on a generated, bounded path, every guard says yes and no, and nothing that must hold breaks (code.23). */
import path from 'node:path';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { FILTER_NAMES } from '#core/domain/filters/filters';
import { isValidParty } from '#core/domain/travelers/travelers';
import type { FilterContext } from '#web/features/results/filters/filter.machine';
import type { BookingContext } from '#web/features/booking/checkout/booking.types';
import type { CancelContext } from '#web/features/booking/manage/cancel.machine';
import type { ExchangeContext } from '#web/features/booking/exchange/exchange.types';
import type { PaymentContext } from '#web/features/booking/payment/payment.types';
import type { SearchContext } from '#web/features/search/search.types';
import { MACHINES } from '../machines';
import { walked } from './exercised';
import type { WalkedMachine } from './exercised';
import { NOT_ON_PAGES } from './pages/notOnPages';
import type { Move } from './walk';

const ROOT = path.resolve(__dirname, '../../..');
const walks = new Map<string, WalkedMachine>();
function walkOf(id: string): WalkedMachine {
  const known = MACHINES.find(({ machine }) => machine.id === id);
  if (!known) throw new Error(`there is no machine ${id}`);
  const walk = walks.get(id) ?? walked(known, ROOT);
  walks.set(id, walk);
  return walk;
}
/** The moves after which something does not hold, in words. */
function broken(id: string, isBroken: (move: Move) => boolean): string[] {
  const said = (snapshot: AnyMachineSnapshot): string => JSON.stringify(snapshot.value);
  return walkOf(id)
    .moves.filter(isBroken)
    .slice(0, 5)
    .map(({ before, event, taken }) => `${said(before)} ${JSON.stringify(event)} ${said(taken.snapshot)}`);
}

describe.each(MACHINES.map(({ machine }) => machine.id))('%s', (id) => {
  it('has taken every transition, and seen every guard say yes and no', () => {
    const { transitions } = walkOf(id);
    expect(transitions.length).toBeGreaterThanOrEqual(8);
    expect(transitions.filter(({ takenBy }) => takenBy.length === 0).map((one) => one.id)).toEqual([]);
    expect(transitions.filter(({ isGuarded, refusedBy }) => isGuarded && refusedBy.length === 0).map((one) => one.id)).toEqual([]);
  });

  it('has taken on its page what a page can take, and says of the rest why not', () => {
    const { transitions } = walkOf(id);
    const gaps = transitions.flatMap(({ id: of, isGuarded, onPages, notOnPages }) => [
      ...(onPages.takenBy.length === 0 && notOnPages.taken === null ? [`yes ${of}`] : []),
      ...(isGuarded && onPages.refusedBy.length === 0 && notOnPages.refused === null ? [`no ${of}`] : []),
    ]);
    expect(gaps).toEqual([]);
    // a reason that nothing needs any more is no reason
    const reasons = new Set(transitions.flatMap(({ notOnPages }) => [notOnPages.taken, notOnPages.refused]));
    expect((NOT_ON_PAGES[id] ?? []).filter(({ why }) => !reasons.has(why))).toEqual([]);
  });

  it('has no state without a way on or an outcome', () => {
    // pages with an outcome of their own: other flights, the search form, the telephone
    const outcomes = ['"noFlight"', '"offerGone"', '"booked"', '"alreadyBooked"', '"declined"', '"cancelled"', '"exchanged"', '"over"'];
    const { moves, states } = walkOf(id);
    const left = new Set(
      moves
        .filter(
          ({ before, taken }) => taken.transitions.length > 0 && JSON.stringify(before.value) !== JSON.stringify(taken.snapshot.value),
        )
        .map(({ before }) => JSON.stringify(before.value)),
    );
    expect(states.filter((state) => !left.has(state) && !outcomes.includes(state))).toEqual([]);
  });
});

describe('the search form', () => {
  const PUTS = ['place.typed', 'suggestion.chosen', 'highlight.taken', 'places.swapped', 'address.changed', 'search.prefilled'];
  const DATES = ['date.typed', 'date.chosen', 'picker.opened', 'popover.closed', 'address.changed', 'search.prefilled'];
  const draftOf = (snapshot: AnyMachineSnapshot) => (snapshot.context as SearchContext).draft;

  it('never loses a place that was typed: only another text or a picked place takes its place', () => {
    expect(
      broken('search', ({ before, event, taken }) =>
        (['origin', 'destination'] as const).some((field) => {
          const after = draftOf(taken.snapshot)[field];
          return draftOf(before)[field].text !== after.text && after.place === null && !PUTS.includes(event.type);
        }),
      ),
    ).toEqual([]);
  });

  it('never loses a date: only what is about dates changes one', () => {
    expect(
      broken(
        'search',
        ({ before, event, taken }) =>
          // another popover closes a picker, which puts back what opening it had moved
          !DATES.includes(event.type) &&
          !before.matches({ popover: 'departure' }) &&
          (['departDate', 'returnDate'] as const).some((field) => draftOf(before)[field].date !== draftOf(taken.snapshot)[field].date),
      ),
    ).toEqual([]);
  });

  it('holds a party that may travel, and a return only of a round trip', () => {
    expect(
      broken(
        'search',
        ({ taken: { snapshot } }) =>
          !isValidParty(draftOf(snapshot).travelers) || (snapshot.matches({ popover: 'return' }) && draftOf(snapshot).tripType !== 'R'),
      ),
    ).toEqual([]);
  });
});

it('the filters keep every choice but the one that an event is about', () => {
  const ownOf = (event: AnyEventObject): readonly string[] => {
    if (event.type === 'sort.chosen') return ['sort'];
    if (event.type === 'extras.chosen') return ['extras'];
    if (event.type === 'filters.cleared') return (event['filters'] as readonly string[] | undefined) ?? FILTER_NAMES;
    return 'filter' in event ? [String(event['filter'])] : [];
  };
  const choicesOf = (snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>> => {
    const { filters, ...rest } = (snapshot.context as FilterContext).criteria;
    return { ...rest, ...filters };
  };
  expect(
    broken('filter', ({ before, event, taken }) => {
      const [was, is] = [choicesOf(before), choicesOf(taken.snapshot)];
      return (
        event.type !== 'address.changed' &&
        Object.keys({ ...was, ...is }).some((key) => !ownOf(event).includes(key) && JSON.stringify(was[key]) !== JSON.stringify(is[key]))
      );
    }),
  ).toEqual([]);
});

it('a cancellation is requested with a quote that was shown, and never without', () => {
  expect(
    broken('cancel', ({ taken: { snapshot } }) => snapshot.matches('cancelling') && (snapshot.context as CancelContext).quote === null),
  ).toEqual([]);
});

describe('a change of flights', () => {
  const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as ExchangeContext;

  it('is made of an offer that was chosen, under a key, and never again once it is made', () => {
    expect(
      broken('exchange', ({ taken: { snapshot } }) => {
        const { chosen, attempt } = contextOf(snapshot);
        return snapshot.matches('paying') && attempt.start !== 'underWay' && (chosen === null || attempt.key === null);
      }),
    ).toEqual([]);
    expect(broken('exchange', ({ before, taken }) => before.matches('exchanged') && taken.transitions.length > 0)).toEqual([]);
  });

  it('costs something else by the traveler’s choice alone, or is reviewed once more with both amounts (booking.64)', () => {
    const moves = walkOf('exchange').moves.filter(({ before, taken: { snapshot } }) => {
      const [was, is] = [contextOf(before).chosen, contextOf(snapshot).chosen];
      return is !== null && is.due !== was?.due;
    });
    expect(moves.length).toBeGreaterThan(0);
    expect(
      moves
        .filter(
          ({ event, taken: { snapshot } }) =>
            event.type !== 'offer.chosen' && !(snapshot.matches('reviewing') && contextOf(snapshot).before),
        )
        .map(({ event }) => event),
    ).toEqual([]);
  });
});

describe('the payment', () => {
  const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as PaymentContext;

  it('pays one purchase under one key, whatever becomes of it', () => {
    expect(
      broken('payment', ({ before, taken: { snapshot } }) => {
        const [was, is] = [contextOf(before), contextOf(snapshot)];
        return was.key !== is.key || was.purchase !== is.purchase;
      }),
    ).toEqual([]);
  });

  it('never asks for money again once it is paid', () => {
    const isPaid = (snapshot: AnyMachineSnapshot): boolean => contextOf(snapshot).attempt?.state === 'done';
    expect(broken('payment', ({ taken: { snapshot } }) => isPaid(snapshot) && snapshot.status !== 'done')).toEqual([]);
    expect(broken('payment', ({ before, taken }) => isPaid(before) && taken.transitions.length > 0)).toEqual([]);
    expect(walkOf('payment').moves.some(({ before }) => isPaid(before))).toBe(true);
  });
});

describe('the booking', () => {
  const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as BookingContext;
  const isPaid = (snapshot: AnyMachineSnapshot): boolean => contextOf(snapshot).payment?.attempt?.state === 'done';

  it('never asks for money again once it is paid', () => {
    expect(broken('booking', ({ before, taken }) => isPaid(before) && taken.transitions.length > 0)).toEqual([]);
    expect(broken('booking', ({ taken: { snapshot } }) => isPaid(snapshot) && snapshot.status !== 'done')).toEqual([]);
    // the walk has been there
    expect(walkOf('booking').moves.some(({ before }) => isPaid(before))).toBe(true);
  });

  it('takes a higher price by the traveler’s consent, another fare or seats and bags alone, and none while a payment is under way (money.19)', () => {
    const CONSENTS = ['price.accepted', 'xstate.done.actor.changeFare', 'xstate.done.actor.saveExtras'];
    const rises = walkOf('booking').moves.filter(({ before, taken: { snapshot } }) => {
      const [was, is] = [contextOf(before).acceptedTotal, contextOf(snapshot).acceptedTotal];
      return was !== null && is !== null && is > was;
    });
    expect(rises.length).toBeGreaterThan(0);
    expect([...new Set(rises.map(({ event }) => event.type))].filter((type) => !CONSENTS.includes(type))).toEqual([]);
    expect(rises.filter(({ before }) => before.hasTag('paying')).map(({ before, event }) => [before.value, event.type])).toEqual([]);
  });

  it('pays only at the price that was accepted, after every step', () => {
    expect(
      broken('booking', ({ before, taken: { snapshot } }) => {
        const { quote, acceptedTotal, done, attempt } = contextOf(snapshot);
        const isBegun = snapshot.matches('paying') && !before.matches('paying') && attempt.start !== 'underWay';
        return isBegun && (quote?.price.total !== acceptedTotal || !done.review || !done.travelers || !done.contact);
      }),
    ).toEqual([]);
  });

  it('keeps what was completed until it is edited; a refused order opens the review alone, where its question stands', () => {
    expect(
      broken('booking', ({ before, event, taken }) => {
        const [was, is] = [contextOf(before).done, contextOf(taken.snapshot).done];
        const lost = (['review', 'travelers', 'contact'] as const).filter((step) => was[step] && !is[step]);
        const isQuestion = before.matches('paying') && contextOf(taken.snapshot).problem === 'self_transfer_open';
        return !/\.edited$/.test(event.type) && lost.some((step) => !isQuestion || step !== 'review');
      }),
    ).toEqual([]);
  });

  it('is on no step ahead of what is complete', () => {
    expect(
      broken('booking', ({ before, event, taken: { snapshot } }) => {
        const { done } = contextOf(snapshot);
        // being edited is no move: the form stays where it is
        if (/\.edited$/.test(event.type) || JSON.stringify(before.value) === JSON.stringify(snapshot.value)) return false;
        return (
          (snapshot.matches({ filling: 'namingTravelers' }) && !done.review) ||
          (snapshot.matches({ filling: 'enteringPayment' }) && !(done.review && done.travelers && done.contact))
        );
      }),
    ).toEqual([]);
  });
});
