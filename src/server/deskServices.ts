/** The booking room as the desk needs it: the same supplier and gateway as the site's, without its pages and timers. */
import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { loadAirports } from './airports/airportTable';
import { createAttemptRepository } from './bookings/attempts.repository';
import { createBookingDesk } from './bookings/bookingDesk.service';
import type { BookingDesk } from './bookings/bookingDesk.service';
import { createCancellationRepository } from './bookings/cancellations.repository';
import { createLettersService } from './bookings/letters.service';
import { createReconciler } from './bookings/reconciler';
import type { Config } from './config';
import type { Clock } from './deps';
import { openSupplier } from './flights/suppliers';
import { createOutboxService } from './mail/outbox.service';
import { openGateway } from './payments';

const QUIET = { info: () => undefined, error: () => undefined };

export interface DeskBookings {
  readonly desk: BookingDesk;
  close(): Promise<void>;
}

/** `serverDir` is the folder of the server's build. */
export function openDeskBookings(config: Config, db: NodePgDatabase, clock: Clock, serverDir: string): DeskBookings {
  const selling = openSupplier({ config, serverDir, db: () => db, clock, onError: () => undefined });
  const airports = loadAirports();
  const timeZoneOf = (code: string): string | null => airports.get(code)?.tz ?? null;
  // beside a running site: leases of others are not the desk's to take
  const own = { db, clock, instanceId: `desk-${randomUUID()}`, isSoleInstance: false };
  const deps = {
    ...own,
    timeZoneOf,
    supplier: selling.supplier,
    gateway: openGateway({ config, db, clock }).gateway,
    attempts: createAttemptRepository(own),
    cancellations: createCancellationRepository(own),
    letters: createLettersService({
      ...own,
      timeZoneOf,
      brand: config.brand,
      origin: () => config.publicOrigin ?? '',
      isSandbox: selling.supplier.isSandbox,
    }),
    mails: createOutboxService(own),
  };
  const reconciler = createReconciler(deps, QUIET);
  return {
    desk: createBookingDesk(deps, () => reconciler.runOnce()),
    async close() {
      await reconciler.stop();
      await selling.close();
    },
  };
}
