/** The booking room as the desk needs it: the same supplier and gateway as the site's, without its pages and timers. */
import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { loadAirports } from '../airports/airportTable';
import { openBookingRoom } from '../bookings';
import type { BookingDesk } from '../bookings/desk/bookingDesk.service';
import { knownOrigin } from '../platform/config/config';
import type { Config } from '../platform/config/config';
import type { Clock } from '../deps';
import { openSupplier } from '../flights/suppliers';
import { openGateway } from '../payments';

export { examineGateway } from '../payments';

const QUIET = { info: () => undefined, error: () => undefined };

export interface DeskBookings {
  readonly desk: BookingDesk;
  close(): Promise<void>;
}

/** `serverDir` is the folder of the server's build. */
export function openDeskBookings(config: Config, db: NodePgDatabase, clock: Clock, serverDir: string): DeskBookings {
  const selling = openSupplier({ config, serverDir, db: () => db, shared: null, clock, onError: () => undefined });
  const airports = loadAirports();
  const room = openBookingRoom({
    db,
    clock,
    // next to a running site: leases of others are not the desk's to take
    instanceId: `desk-${randomUUID()}`,
    isSoleInstance: false,
    supplier: selling.supplier,
    gateway: openGateway({ config, db, clock }).gateway,
    timeZoneOf: (code) => airports.get(code)?.tz ?? null,
    brand: config.brand,
    origin: () => knownOrigin(config),
    log: QUIET,
  });
  return {
    desk: room.desk,
    async close() {
      await room.reconciler.stop();
      await selling.close();
    },
  };
}
