/** What the booking room is given from outside. Service and reconciler must get the same object. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';
import type { CrashPoint } from './crashPoints';
import type { TimeZoneOf } from './instants';
import type { PaymentGuard } from './paymentGuard';

export interface BookingDeps {
  readonly db: NodePgDatabase;
  readonly supplier: FlightSupplier;
  readonly gateway: PaymentGateway;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
  /** Names this process in leases: one random id per start. */
  readonly instanceId: string;
  /** True with the embedded database, which one process alone can use: what other processes held is free at once. */
  readonly isSoleInstance: boolean;
  readonly crashPoint: CrashPoint;
  /** Asked before an attempt is begun; every payment may be tried without one. */
  readonly paymentGuard?: PaymentGuard;
  /** An attempt was left without an outcome: the reconciler should look soon. */
  readonly onUnsettled?: () => void;
}
