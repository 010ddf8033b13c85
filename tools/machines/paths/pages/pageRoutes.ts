/** The routes of every machine on its page, by the walk they belong to: what is driven in jsdom, and what of a machine that exercises. */
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import { cancelMachine } from '#web/features/booking/manage/cancel.machine';
import { exchangeMachine } from '#web/features/booking/exchange/exchange.machine';
import { paymentMachine } from '#web/features/booking/payment/payment.machine';
import { filterMachine } from '#web/features/results/filters/filter.machine';
import { searchMachine } from '#web/features/search/search.machine';
import { routesOfAll } from '../routes';
import type { Routes } from '../routes';
import { BOOKING_TABLES } from './booking.table';
import { CANCEL_TABLES } from './cancel.table';
import { EXCHANGE_TABLES } from './exchange.table';
import { FILTER_TABLES } from './filter.table';
import type { PageTable } from './pageDriver';
import { PAYMENT_TABLES } from './payment.table';
import { SEARCH_TABLES } from './search.table';

const walksOf = <Page>(tables: Readonly<Record<string, PageTable<Page>>>) =>
  Object.fromEntries(Object.entries(tables).map(([name, { walk }]) => [name, walk]));

export const bookingRoutes = () => routesOfAll(bookingMachine, walksOf(BOOKING_TABLES));
export const cancelRoutes = () => routesOfAll(cancelMachine, walksOf(CANCEL_TABLES));
export const exchangeRoutes = () => routesOfAll(exchangeMachine, walksOf(EXCHANGE_TABLES));
export const filterRoutes = () => routesOfAll(filterMachine, walksOf(FILTER_TABLES));
export const paymentRoutes = () => routesOfAll(paymentMachine, walksOf(PAYMENT_TABLES));
export const searchRoutes = () => routesOfAll(searchMachine, walksOf(SEARCH_TABLES));

/** By the machine's id. */
export const PAGE_ROUTES: Readonly<Record<string, () => Readonly<Record<string, Routes<unknown>>>>> = {
  booking: bookingRoutes,
  cancel: cancelRoutes,
  exchange: exchangeRoutes,
  filter: filterRoutes,
  payment: paymentRoutes,
  search: searchRoutes,
};
