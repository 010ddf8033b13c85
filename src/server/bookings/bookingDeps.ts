/** What the booking room is given from outside. Service and reconciler must get the same object. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';
import type { AttemptRepository } from './attempts.repository';
import type { TimeZoneOf } from '../geography/timeZones';
import type { PaymentGuard } from './paymentGuard';

export interface BookingDeps {
  readonly db: NodePgDatabase;
  readonly attempts: AttemptRepository;
  readonly supplier: FlightSupplier;
  readonly gateway: PaymentGateway;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
  /** Asked before an attempt is begun; every payment may be tried without one. */
  readonly paymentGuard?: PaymentGuard;
  /** An attempt was left without an outcome: the reconciler should look soon. */
  readonly onUnsettled?: () => void;
}
