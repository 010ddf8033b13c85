/** The list "Wants a person" of one running server: read at the desk, and mailed to the agency for as long as the app listens. */
import type { FastifyInstance } from 'fastify';
import { createAttentionDesk } from '../attention/attentionDesk.service';
import type { AttentionDesk } from '../attention/attentionDesk.service';
import { createAttentionLetters, mailNewEntries } from '../attention/attentionMail.service';
import type { BookingDesk } from '../bookings/desk/bookingDesk.service';
import type { Deps } from '../deps';
import { bookingPath } from '../desk/page/paths';
import { createRounds, whileListening } from '../platform/jobs/rounds';

/** Nothing on the list is a matter of seconds. */
const MAIL_EVERY_MS = 60_000;

interface AttentionDeps extends Pick<Deps, 'clock' | 'config'> {
  readonly db: Deps['database']['db'];
  readonly bookings: Pick<BookingDesk, 'ofAttempts'>;
  /** Where links in mails lead. */
  readonly origin: () => string;
  /** A mail was requested. */
  readonly onMail: () => void;
}

export interface OpenAttention {
  readonly desk: AttentionDesk;
  readonly letters: ReturnType<typeof createAttentionLetters>;
}

export function openAttention(app: FastifyInstance, { db, clock, config, bookings, origin, onMail }: AttentionDeps): OpenAttention {
  const desk = createAttentionDesk({ db, clock, accounts: config, bookingsOf: bookings.ofAttempts });
  const hasPage = config.desk.token !== null;
  const letters = createAttentionLetters({
    desk,
    brand: config.brand,
    timeZone: config.desk.timeZone,
    bookingUrl: (reference) => (hasPage ? `${origin()}${bookingPath(reference)}` : null),
  });
  const rounds = createRounds({
    everyMs: MAIL_EVERY_MS,
    round: async () => {
      if ((await mailNewEntries(db, clock())) > 0) onMail();
    },
    onFault: (error) => app.log.error({ err: error }, 'entries that want a person were not mailed'),
  });
  whileListening(app, rounds);
  return { desk, letters };
}
