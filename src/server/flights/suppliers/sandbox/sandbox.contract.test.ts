import { describeSupplier } from '#testing/contracts/supplierContract';
import type { SupplierOnTrial } from '#testing/contracts/supplierTrial';
import { describeExchanges } from '#testing/contracts/supplierExchangeContract';
import { describeExtras } from '#testing/contracts/supplierExtrasContract';
import type { IsoDate } from '#core/domain/values/dates';
import { err } from '#core/domain/values/result';
import { searchFor } from '#core/domain/search/trip';
import { loadAirports } from '../../../airports/airportTable';
import type { OrderStore } from './orders/orders';
import { createMemoryOrders } from './orders/orders';
import { createSandboxSupplier } from './sandboxSupplier';
import type { TimetableService } from './timetable/threads/timetableService';
import { timetableInThread } from './timetable/threads/timetableService';

// The timetable is built, and whole searches are requested.
const timetable = timetableInThread(loadAirports());

function openTrial(): SupplierOnTrial {
  const orders = createMemoryOrders();
  let isDown = false;
  const ordersNow: OrderStore = {
    get: async (reference) => (isDown ? lost() : orders.get(reference)),
    add: async (...order) => (isDown ? lost() : orders.add(...order)),
    soldSeats: async (departures) => (isDown ? lost() : orders.soldSeats(departures)),
    setStatus: async (reference, status) => (isDown ? lost() : orders.setStatus(reference, status)),
    change: async (...args) => (isDown ? lost() : orders.change(...args)),
    madeIn: async (range) => (isDown ? lost() : orders.madeIn(range)),
    withNews: async (limit) => (isDown ? lost() : orders.withNews(limit)),
    newsRead: async (reference, at) => (isDown ? lost() : orders.newsRead(reference, at)),
  };
  const timetableNow: TimetableService = {
    search: async (...args) => (isDown ? NO_THREAD : timetable.search(...args)),
    offer: async (...args) => (isDown ? NO_THREAD : timetable.offer(...args)),
    exchange: async (...args) => (isDown ? NO_THREAD : timetable.exchange(...args)),
    lowestPrices: async (...args) => (isDown ? NO_THREAD : timetable.lowestPrices(...args)),
    explore: async (...args) => (isDown ? NO_THREAD : timetable.explore(...args)),
    servedAirports: async () => (isDown ? NO_THREAD : timetable.servedAirports()),
  };
  const supplier = createSandboxSupplier(timetableNow, ordersNow);
  let now = new Date('2027-04-10T12:00:00Z');
  return {
    supplier,
    get now() {
      return now;
    },
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    changeOrder: async (ourReference, change) => {
      expect(await supplier.changes.pretend(ourReference, change, now)).toMatchObject({ ok: true });
    },
    query: searchFor({ origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate }, 'Economy', {
      adults: 2,
      children: 1,
      infants: 1,
    }),
    breakDown: () => {
      isDown = true;
    },
  };
}

describeSupplier('the sandbox', openTrial);
describeExtras('the sandbox', openTrial);
describeExchanges('the sandbox', openTrial);

/** What the threads answer when they are lost. */
const NO_THREAD = err({ code: 'supplier_unavailable' } as const);

/** What the database does. */
function lost(): never {
  throw new Error('the connection is lost');
}
