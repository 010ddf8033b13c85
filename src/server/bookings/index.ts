/** The booking room opens here, and only here: server, reconciler and desk work with the same parts. */
import { createOutboxService } from '../mail/outbox.service';
import type { BookingDeps } from './bookingDeps';
import { createCancelService } from './afterSale/cancelling/cancel.service';
import { createCheckout } from './checkout/checkout.service';
import { createPricing } from './checkout/pricing';
import { createBookingDesk } from './desk/bookingDesk.service';
import { createExchangeService } from './afterSale/exchanging/exchange.service';
import { createLettersService } from './letters/letters.service';
import { createMissingReminders } from './letters/missingReminders';
import { createManageBooking } from './manage/manage.service';
import { openRepositories } from './repositories';
import type { Repositories } from './repositories';
import { gatewayEvents } from './saga/gatewayEvents';
import { createReconciler } from './reconciling/reconciler';
import { createSaga } from './saga/saga';
import { createScheduleChangeService } from './afterSale/scheduleChanges/scheduleChanges.service';
import { createTripsService } from './trips/trips.service';
import { createTripsLetters } from './trips/tripsLetters.service';

export type BookingRoom = ReturnType<typeof openBookingRoom>;

/** `repositories` are those of the database; tests put something between. */
export function openBookingRoom(deps: BookingDeps, repositories: Repositories = openRepositories(deps)) {
  const parts = { ...deps, ...repositories, onUnsettled: () => (deps.onUnsettled ?? reconciler.nudge)() };
  const mails = createOutboxService(deps);
  const letters = createLettersService({ ...parts, isSandbox: deps.supplier.isSandbox });
  const pricing = createPricing(deps);
  const saga = createSaga({ ...parts, pricing });
  const cancelling = createCancelService(parts);
  const changes = createScheduleChangeService({ ...parts, saga });
  const exchanging = createExchangeService(parts);
  const reconciler = createReconciler({ ...parts, saga, cancelling, changes, exchanging });
  const manage = createManageBooking({ ...parts, cancelling, changes, exchanging, letters, mails });
  return {
    /** From the chosen flight to the paid booking. */
    checkout: createCheckout({ ...parts, pricing, saga }),
    /** What a traveler does with a booking. */
    manage,
    /** Changing the flights of a booking. */
    exchanging,
    /** All bookings that a browser may open. */
    trips: createTripsService(deps),
    tripsLetters: createTripsLetters({ ...deps, isSandbox: deps.supplier.isSandbox }),
    /** What the agency does with it. */
    desk: createBookingDesk({ ...parts, cancelling, exchanging, mails, manage, resumeAttempts: reconciler.runOnce }),
    /** Ends what was left unfinished. */
    reconciler,
    /** What letters about bookings say. */
    letters,
    /** Writes the mails that bookings from before have not. */
    missingReminders: createMissingReminders(deps),
    /** The way of a webhook to a booking. */
    events: gatewayEvents(repositories),
  };
}
