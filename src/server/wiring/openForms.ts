/** Everything that people send by a form: enquiries, comments, newsletter, fare alerts, and the job that looks after the alerts. */
import type { FastifyInstance } from 'fastify';
import { forbiddenIn } from '#core/domain/recorded/allowed';
import type { ManageBooking } from '../bookings/manage/manage.service';
import { registerCommentRoutes } from '../visitors/comments/comments.routes';
import { createCommentService } from '../visitors/comments/comments.service';
import type { Deps } from '../deps';
import { createEnquiryService } from '../visitors/enquiries/enquiries.service';
import { registerEnquiryRoutes } from '../visitors/enquiries/enquiries.routes';
import { createFormEntry } from '../visitors/enquiries/formEntry.service';
import type { AirportTable } from '../airports/airportTable';
import { createLowestFare } from '../flights/prices/lowestFare.service';
import type { FlightSupplier } from '../flights/supplier';
import { forgetEvery } from '../platform/jobs/forgetting';
import { whileListening } from '../platform/jobs/rounds';
import type { RecordingService } from '../visitors/recordings/recordings.service';
import { createAlertWorker } from '../visitors/subscriptions/fareAlerts.worker';
import { registerSubscriptionRoutes } from '../visitors/subscriptions/subscriptions.routes';
import { createSubscriptionService } from '../visitors/subscriptions/subscriptions.service';
import type { BotGuard } from '../visitors/tracking/botGuard';

const FORGET_EVERY_MS = 3_600_000;

interface FormDeps extends Pick<Deps, 'clock' | 'limits' | 'database'> {
  readonly instanceId: string;
  readonly isSoleInstance: boolean;
  readonly supplier: FlightSupplier;
  readonly airports: AirportTable;
  readonly botGuard: BotGuard;
  readonly manage: Pick<ManageBooking, 'canCancelNow'>;
  readonly recordings: Pick<RecordingService, 'keepForEnquiry'>;
  readonly onMail: () => void;
}

export function openForms(app: FastifyInstance, deps: FormDeps): void {
  const { clock, limits, database, supplier, airports, botGuard, manage, recordings, onMail, instanceId, isSoleInstance } = deps;
  const { db } = database;
  const entry = createFormEntry({ db, guard: botGuard, onMail });
  // a message is worth more than what came with it: a recording that the page cannot have made is left out, the message is kept
  const keepRecording: RecordingService['keepForEnquiry'] = async (reference, recording) => {
    const place = forbiddenIn(recording);
    if (place === null) return recordings.keepForEnquiry(reference, recording);
    app.log.warn({ place }, 'a recording was left out that the page cannot have made');
  };
  const enquiries = createEnquiryService({ entry, clock, keepRecording, canCancelNow: manage.canCancelNow });
  registerEnquiryRoutes(app, { enquiries, limits });

  registerCommentRoutes(app, { comments: createCommentService({ db, clock, entry }), limits });

  const lowestFare = createLowestFare({ db, clock, supplier, airports });
  const subscriptions = createSubscriptionService({ db, clock, entry, lowestFare });
  registerSubscriptionRoutes(app, { subscriptions, limits });
  forgetEvery(app, FORGET_EVERY_MS, 'unconfirmed subscriptions and alerts of trips that have left', subscriptions.forgetOld);

  whileListening(app, createAlertWorker({ db, clock, lowestFare, onMail, log: app.log, instanceId, isSoleInstance }));
}
