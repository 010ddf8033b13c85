/** What the booking room is given from outside. */
import type { Brand } from '#core/content/brand';
import type { WalletSettings } from '../platform/config/walletsConfig';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';
import type { PaymentGuard } from './checkout/paymentGuard';
import type { RepositoryDeps } from './repositories';

export interface BookingLog {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

export interface BookingDeps extends RepositoryDeps {
  readonly supplier: FlightSupplier;
  readonly gateway: PaymentGateway;
  readonly log: BookingLog;
  /** Names the agency in letters. */
  readonly brand: Brand;
  /** Where links in mails lead. */
  readonly origin: () => string;
  /** Makes passes for the wallets that are configured; none unless given. */
  readonly wallets?: WalletSettings;
  /** Milliseconds of a clock that nobody sets; that of the process unless given. */
  readonly steady?: () => number;
  /** Lets a moment pass, in milliseconds; real time unless given. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Consulted before an attempt begins; every payment may be tried without one. */
  readonly paymentGuard?: PaymentGuard;
  /** An attempt was left without an outcome; the reconciler's own round soon after unless given. */
  readonly onUnsettled?: () => void;
  /** A mail was written: whoever sends should look soon. */
  readonly onMail?: () => void;
}
