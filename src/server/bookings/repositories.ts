/** The rows of the booking room, by what they are about. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TimeZoneOf } from '../geography/timeZones';
import { createBookingRefunds } from './money/bookingRefunds';
import { createCancellationRepository } from './afterSale/cancelling/cancellations.repository';
import { createDraftRepository } from './checkout/drafts.repository';
import { createExchangeRepository } from './afterSale/exchanging/exchanges.repository';
import type { LeaseDeps } from './retrying/leases';
import { createBookingRepository } from './manage/bookings.repository';
import { createAttemptRepository } from './saga/attempts.repository';
import { createScheduleChangeRepository } from './afterSale/scheduleChanges/scheduleChanges.repository';

export interface RepositoryDeps extends LeaseDeps {
  readonly db: NodePgDatabase;
  readonly timeZoneOf: TimeZoneOf;
}

export type Repositories = ReturnType<typeof openRepositories>;

export const openRepositories = (deps: RepositoryDeps) => ({
  drafts: createDraftRepository(deps),
  attempts: createAttemptRepository(deps),
  bookings: createBookingRepository(deps),
  cancellations: createCancellationRepository(deps),
  exchanges: createExchangeRepository(deps),
  refunds: createBookingRefunds(deps),
  scheduleChanges: createScheduleChangeRepository(deps),
});
