/** The outbox of one running server: what each letter says is composed by the folder that it is about. */
import type { FastifyInstance } from 'fastify';
import type { createAttentionLetters } from '../attention/attentionMail.service';
import type { LettersService } from '../bookings/letters/letters.service';
import type { TripsLetters } from '../bookings/trips/tripsLetters.service';
import { createCommentLetters } from '../visitors/comments/commentLetters.service';
import type { Config } from '../platform/config/config';
import { createEnquiryLetters } from '../visitors/enquiries/enquiryLetters.service';
import { forgetEvery } from '../platform/jobs/forgetting';
import { whileListening } from '../platform/jobs/rounds';
import { createRecipientLimit } from '../mail/recipientLimit.service';
import { createMailWorker, createOutboxService } from '../mail/outbox.service';
import type { MailJob, MailWorker, MailWorkerDeps } from '../mail/outbox.service';
import { fileTransport, forgetOldFiles, mailFolder, smtpTransport } from '../mail/transport';
import type { Letter } from '../mail/transport';
import { createSubscriptionLetters } from '../visitors/subscriptions/subscriptionLetters.service';
import type { SubscriptionLettersDeps } from '../visitors/subscriptions/subscriptionLetters.service';

const FORGET_EVERY_MS = 3_600_000;

interface MailDeps extends Pick<MailWorkerDeps, 'db' | 'clock' | 'instanceId' | 'isSoleInstance'>, Omit<SubscriptionLettersDeps, 'db'> {
  readonly config: Config;
  readonly bookingLetters: Pick<LettersService, 'letterOf' | 'onGivenUp'>;
  readonly tripsLetters: TripsLetters;
  readonly attentionLetters: ReturnType<typeof createAttentionLetters>;
}

/** Sends letters for as long as the app listens, and forgets those that were sent long ago. */
export function openMail(app: FastifyInstance, deps: MailDeps): MailWorker {
  const { config, bookingLetters, tripsLetters, attentionLetters } = deps;
  const from = { name: config.brand.brandName, address: config.mailFrom };
  const transport = config.smtpUrl === null ? fileTransport(mailFolder(config.dataDir), from) : smtpTransport(config.smtpUrl, from);
  const enquiries = createEnquiryLetters(deps);
  const comments = createCommentLetters(deps);
  const subscriptions = createSubscriptionLetters(deps);
  const letterOf = (job: MailJob): Promise<Letter | null> => {
    switch (job.kind) {
      case 'enquiry_received':
      case 'enquiry_agency':
        return enquiries.letterOf(job);
      case 'comment_received':
      case 'comment_agency':
      case 'comment_published':
      case 'comment_answered':
        return comments.letterOf(job);
      case 'newsletter_confirm':
      case 'alert_confirm':
      case 'alert_fell':
        return subscriptions.letterOf(job);
      case 'trips_link':
        return tripsLetters.letterOf(job);
      case 'attention_agency':
        return attentionLetters.letterOf(job);
      default:
        return bookingLetters.letterOf(job);
    }
  };
  const { onGivenUp } = bookingLetters;
  const worker = createMailWorker({ ...deps, transport, letterOf, mayReach: createRecipientLimit(deps), onGivenUp, log: app.log });
  whileListening(app, worker);
  const outbox = createOutboxService(deps);
  forgetEvery(app, FORGET_EVERY_MS, 'old letters', async () => {
    await outbox.forgetOld();
    await forgetOldFiles(mailFolder(config.dataDir), deps.clock());
  });
  return worker;
}
