/** What the booking room is given from outside. Service and reconciler must get the same object. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';
import type { AttemptRepository } from './attempts.repository';
import type { CancellationRepository } from './cancellations.repository';
import type { LettersService } from './letters.service';
import type { OutboxService } from '../mail/outbox.service';
import type { TimeZoneOf } from '../geography/timeZones';
import type { PaymentGuard } from './paymentGuard';

export interface BookingDeps {
  readonly db: NodePgDatabase;
  readonly attempts: AttemptRepository;
  readonly cancellations: CancellationRepository;
  readonly supplier: FlightSupplier;
  readonly letters: Pick<LettersService, 'documentOf'>;
  readonly mails: Pick<OutboxService, 'again'>;
  readonly gateway: PaymentGateway;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
  /** Lets a moment pass, in milliseconds; real time unless told. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Asked before an attempt is begun; every payment may be tried without one. */
  readonly paymentGuard?: PaymentGuard;
  /** An attempt was left without an outcome: the reconciler should look soon. */
  readonly onUnsettled?: () => void;
  /** A letter was asked for: the one who sends should look soon. */
  readonly onMail?: () => void;
}
