/** The embedded supplier: a deterministic worldwide timetable behind the port (product §3). No real ticket is issued. */
import { flightsFromWire } from '#core/contract/flights';
import type { IsoDate } from '#core/domain/dates';
import { addDays, daysBetween } from '#core/domain/dates';
import { err, ok } from '#core/domain/result';
import type { SearchQuery } from '#core/domain/trip';
import type { AirportTable } from '../../airports/airportTable';
import type { FlightSupplier, PricedOffer, SupplierOrder } from '../supplier';
import { answerOf, breakdownOf } from './answer';
import { hashOf } from './hash';
import type { Network } from './network';
import { buildNetwork } from './network';
import type { OrderStore, StoredOrder } from './orders';
import { chooseTrips } from './pairing';
import { lowestFor, tripOfId, tripsFor } from './searchTrips';

export interface SandboxSupplier extends FlightSupplier {
  /** Builds the timetable now instead of at the first question. */
  warmUp(): void;
  lowestPrices: NonNullable<FlightSupplier['lowestPrices']>;
}

/** No I, O, 0, 1: a reference is read over the telephone. */
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REFERENCE_LENGTH = 6;

/** Makes the sandbox supplier; the timetable is built on first use, in under a second. */
export function createSandboxSupplier(airports: AirportTable, orders: OrderStore): SandboxSupplier {
  let built: Network | undefined;
  const network = (): Network => (built ??= buildNetwork(airports));

  function offerOf(query: SearchQuery, flightId: string, now: Date): PricedOffer | null {
    const net = network();
    const trip = tripOfId(net, query, flightId, now);
    if (!trip) return null;
    const found = flightsFromWire(answerOf(net, query, [trip]), query);
    const flight = found.flights[0];
    if (!flight) return null;
    const { carrier, slices, conditions } = flight;
    return {
      flightId,
      query,
      carrier,
      slices,
      conditions,
      price: breakdownOf(net, query, trip),
      carriers: found.carriers,
      airports: found.airports,
    };
  }

  return {
    warmUp: () => void network(),

    search: async (query, now, limit) => {
      const net = network();
      return ok(answerOf(net, query, chooseTrips(tripsFor(net, query, now), limit, query.travelers)));
    },

    reprice: async (query, flightId, now) => {
      const offer = offerOf(query, flightId, now);
      return offer ? ok(offer) : err({ code: 'offer_gone' });
    },

    book: async (offer, _travelers, ourReference, now) => {
      const known = await orders.get(ourReference);
      if (known) return ok(orderOf(known));
      const current = offerOf(offer.query, offer.flightId, now);
      if (!current) return err({ code: 'offer_gone' });
      if (current.price.total !== offer.price.total) return err({ code: 'price_changed', offer: current });
      const order = {
        ourReference,
        flightId: offer.flightId,
        totalCents: offer.price.total,
        supplierReference: referenceFor(ourReference),
        status: 'ticketed' as const,
      };
      return ok(orderOf(await orders.add(order)));
    },

    lookup: async (ourReference) => {
      const known = await orders.get(ourReference);
      return ok(known ? orderOf(known) : null);
    },

    cancel: async (ourReference) => {
      const cancelled = await orders.setStatus(ourReference, 'cancelled');
      return cancelled ? ok(orderOf(cancelled)) : err({ code: 'offer_gone' });
    },

    lowestPrices: async (query, dates, now) => {
      const net = network();
      const lowest = new Map<IsoDate, number | null>();
      for (const date of dates) {
        lowest.set(date, lowestFor(net, movedTo(query, date), now));
        await new Promise(setImmediate); // a month of searches must not hold up other requests
      }
      return ok(lowest);
    },
  };
}

/** The same trip on another day: the stay keeps its length. */
function movedTo(query: SearchQuery, date: IsoDate): SearchQuery {
  const stay = query.returnDate === null ? null : daysBetween(query.departDate, query.returnDate);
  return { ...query, departDate: date, returnDate: stay === null ? null : addDays(date, stay) };
}

const orderOf = ({ supplierReference, status }: StoredOrder): SupplierOrder => ({ supplierReference, status });

/** Six letters and digits that stand for our reference: booking again gives the same. */
function referenceFor(ourReference: string): string {
  let text = '';
  for (let i = 0; i < REFERENCE_LENGTH; i++)
    text += REFERENCE_LETTERS[hashOf(`order|${ourReference}|${i}`) % REFERENCE_LETTERS.length] ?? 'A';
  return text;
}
