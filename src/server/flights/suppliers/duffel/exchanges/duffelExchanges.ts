/**
 * Exchanges at Duffel: a change of an order is requested, made of one of its offers, and paid for when it is confirmed. Duffel knows no keys
 * that make a call once, but confirms a change once: which one is noted before it is confirmed (decision 176).
 */
import type { Duffel } from '@duffel/api';
import { exchangedQuery, isSameDeal } from '#core/domain/booking/exchange';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { sellableDays } from '#core/domain/booking/saleWindow';
import { at, required } from '#core/domain/values/checkedReads';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SupplierFault, SupplierOrder } from '../../../supplier';
import type { BookedTrip, ExchangeFault, ExchangeOffer, OrderExchanges } from '../../../supplierExchanges';
import type { DuffelCalls } from '../api/duffelApi';
import { CALL_US, faultOf, GONE_FAULT, UNAVAILABLE } from '../api/duffelFaults';
import { readable } from '../api/readable';
import { APPEARS_WITHIN_MS, isCancelled, supplierOrder } from '../orders/duffelOrders';
import type { DuffelOrders } from '../orders/duffelOrders';
import { CABIN_CLASSES } from '../search/duffelSearch';
import type { DuffelOrderChange, Order } from '../api/duffelTypes';
import { dollars, payable } from '../search/fares';
import type { ExchangeNotes, RequestedExchange } from './exchangeNotes';
import { mayBeChanged, readExchange, slicesByPlace } from './readExchange';

export interface DuffelExchangesDeps {
  readonly duffel: Duffel;
  readonly calls: Pick<DuffelCalls, 'ask'>;
  readonly notes: ExchangeNotes;
  readonly clock: () => Date;
  readonly onError: (message: string, error: unknown) => void;
}

const REFUSED = { code: 'not_exchangeable' } as const;
const ENDED = { code: 'quote_ended' } as const;
/** What may be part of an address of Duffel's: ids of offers come back from browsers. */
const ID = /^[A-Za-z0-9_]{1,100}$/;

export function createDuffelExchanges(
  { duffel, calls, notes, clock, onError }: DuffelExchangesDeps,
  { noted, standing }: Pick<DuffelOrders, 'noted' | 'standing'>,
): OrderExchanges {
  /** The order; one that is cancelled is gone. */
  async function open(ourReference: string): Promise<Result<Order, SupplierFault>> {
    const order = await standing(ourReference);
    return order.ok && isCancelled(order.value) ? err(GONE_FAULT) : order;
  }

  /** An offer of this order by its id; it may be over. */
  async function offerOf(
    order: Order,
    { trip }: BookedTrip,
    id: string,
    now: Date,
  ): Promise<Result<{ readonly offer: ExchangeOffer; readonly isOver: boolean }, SupplierFault>> {
    if (!ID.test(id)) return err(GONE_FAULT);
    const response = await calls.ask('read', () => duffel.orderChangeOffers.get(id));
    if (!response.ok) return err(response.error.kind === 'refused' ? GONE_FAULT : faultOf(response.error));
    const offer = readable(() => readExchange(order, trip, response.value, now));
    return offer ? ok({ offer, isOver: offer.until !== null && offer.until <= now }) : err(GONE_FAULT);
  }

  async function changeOf(changeId: string): Promise<Result<DuffelOrderChange, SupplierFault>> {
    const change = await calls.ask('read', () => duffel.orderChanges.get(changeId));
    return change.ok ? ok(change.value) : err(UNAVAILABLE);
  }

  const orderNow = async (ourReference: string): Promise<Result<SupplierOrder, SupplierFault>> => {
    const order = await standing(ourReference);
    return order.ok ? ok(supplierOrder(order.value)) : err(UNAVAILABLE);
  };

  /** Nothing was exchanged under this id, nor will be. */
  async function givenUp<F extends ExchangeFault>(exchangeId: string, fault: F): Promise<Result<never, F | SupplierFault>> {
    const forgotten = await noted(() => notes.forget(exchangeId));
    return err(forgotten.ok ? fault : UNAVAILABLE);
  }

  /** Pays for a change; one that was confirmed before stays so. */
  async function confirm(
    ourReference: string,
    exchangeId: string,
    change: DuffelOrderChange,
  ): Promise<Result<SupplierOrder, ExchangeFault>> {
    const due = required(dollars(change.change_total_amount, change.change_total_currency), 'change_total_amount');
    const payment = due > 0 ? { payment: { type: 'balance' as const, ...payable(due) } } : {};
    const done = await calls.ask('order', () => duffel.orderChanges.confirm(change.id, payment));
    if (done.ok) return orderNow(ourReference);
    switch (done.error.kind) {
      // it may have been made, or may still be
      case 'unavailable':
      case 'pending':
        return err(UNAVAILABLE);
      case 'unsent':
        return givenUp(exchangeId, UNAVAILABLE);
      case 'closed':
        return givenUp(exchangeId, CALL_US);
      case 'refused': {
        // an answer that was lost may have confirmed it
        const found = await changeOf(change.id);
        if (!found.ok) return found;
        if (found.value.confirmed_at) return orderNow(ourReference);
        onError('Duffel refused an exchange', new Error(`${done.error.status} ${done.error.code}`));
        return givenUp(exchangeId, ENDED);
      }
    }
  }

  /** A change made of an offer, for which nothing is paid yet. */
  async function pendingChange(offerId: string): Promise<Result<DuffelOrderChange, ExchangeFault>> {
    const made = await calls.ask('order', () => duffel.orderChanges.create({ selected_order_change_offer: offerId }));
    if (made.ok) return ok(made.value);
    if (made.error.kind !== 'refused') return err(faultOf(made.error));
    onError('Duffel refused to prepare an exchange', new Error(`${made.error.status} ${made.error.code}`));
    return err(ENDED);
  }

  const mayStillHappen = ({ requestedAt }: RequestedExchange): boolean =>
    Math.abs(clock().getTime() - requestedAt.getTime()) < APPEARS_WITHIN_MS;

  return {
    async offers({ ourReference, trip }, replaced, { now, limit }) {
      const order = await open(ourReference);
      if (!order.ok) return order;
      const slices = slicesByPlace(order.value, trip);
      const query = exchangedQuery(trip.query, replaced);
      const removed = slices && query ? replaced.map(({ place }) => at(slices, place)) : null;
      if (!query || !removed || !mayBeChanged(order.value, removed, now)) return err(REFUSED);
      const { first, last } = sellableDays(now);
      if (replaced.some(({ date }) => date < first || date > last)) return ok([]);
      const response = await calls.ask('batch', () =>
        duffel.orderChangeRequests.create({
          order_id: order.value.id,
          slices: {
            remove: removed.map(({ id }) => ({ slice_id: id })),
            add: replaced.map(({ place }) => {
              const { origin, destination, date } = at(query.slices, place);
              return { origin, destination, departure_date: date, cabin_class: CABIN_CLASSES[query.cabin] };
            }),
          },
        }),
      );
      if (!response.ok) {
        if (response.error.kind !== 'refused') return err(faultOf(response.error));
        onError('Duffel does not change an order', new Error(`${response.error.status} ${response.error.code}`));
        return err(REFUSED);
      }
      const found = response.value.order_change_offers
        .flatMap((offer) => readable(() => readExchange(order.value, trip, offer, now)) ?? [])
        .filter((offer) => replaced.every((one) => isOn(offer, one)));
      return ok(found.sort((a, b) => costOf(a) - costOf(b)).slice(0, limit));
    },

    async offer(booked, id, now) {
      const order = await open(booked.ourReference);
      if (!order.ok) return order;
      const found = await offerOf(order.value, booked, id, now);
      if (!found.ok) return found;
      return found.value.isOver ? err(GONE_FAULT) : ok(found.value.offer);
    },

    async exchange(booked, exchangeId, agreed, now) {
      const { ourReference } = booked;
      const note = await noted(() => notes.get(exchangeId));
      if (!note.ok) return note;
      if (note.value) {
        if (note.value.changeId === null) return err(ENDED);
        const known = await changeOf(note.value.changeId);
        if (!known.ok) return known;
        return known.value.confirmed_at ? orderNow(ourReference) : confirm(ourReference, exchangeId, known.value);
      }
      const order = await open(ourReference);
      if (!order.ok) return order;
      const found = await offerOf(order.value, booked, agreed.id, now);
      if (!found.ok) return found;
      const { offer, isOver } = found.value;
      if (isOver || !isSameDeal(offer.terms, agreed.terms) || costOf(offer) !== costOf(agreed)) return err(ENDED);
      const change = await pendingChange(offer.id);
      if (!change.ok) return change;
      const { id: changeId, change_total_amount, change_total_currency } = change.value;
      if (dollars(change_total_amount, change_total_currency) !== costOf(offer)) return err(ENDED);
      // what is not noted is not paid for: nobody could find it again
      const begun = await noted(() => notes.begin(exchangeId, { ourReference, changeId, requestedAt: now }));
      if (!begun.ok) return begun;
      // somebody else has begun with it just now
      return begun.value ? confirm(ourReference, exchangeId, change.value) : err(UNAVAILABLE);
    },

    async lookup(ourReference, exchangeId) {
      const note = await noted(async () => {
        if ((await notes.get(exchangeId)) === null) await notes.close(exchangeId, ourReference, clock());
        return notes.get(exchangeId);
      });
      if (!note.ok) return note;
      if (note.value?.ourReference !== ourReference || note.value.changeId === null) return ok(null);
      const change = await changeOf(note.value.changeId);
      if (!change.ok) return change;
      if (change.value.confirmed_at) return orderNow(ourReference);
      // not confirmed yet is no answer while it may still be
      return mayStillHappen(note.value) ? err(UNAVAILABLE) : ok(null);
    },
  };
}

/** What Duffel is paid for an exchange; negative where it gives back. */
const costOf = ({ terms }: ExchangeOffer): number => terms.difference + terms.penalty;

const isOn = ({ trip }: ExchangeOffer, { place, date }: ReplacedSlice): boolean => trip.query.slices[place]?.date === date;
