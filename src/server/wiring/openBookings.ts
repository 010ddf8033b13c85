/** The booking room of one running server, with its calls, the reconciler and the outbox for as long as the app listens. */
import type { FastifyInstance } from 'fastify';
import type { AttentionDesk } from '../attention/attentionDesk.service';
import { cityIn } from '../airports/airportTable';
import { openBookingRoom } from '../bookings';
import type { BookingRoom } from '../bookings';
import { openRepositories } from '../bookings/repositories';
import type { Repositories } from '../bookings/repositories';
import { createPaymentGuard } from '../bookings/checkout/paymentGuard';
import { registerBookingRoutes } from '../bookings/routes/booking.routes';
import type { Deps } from '../deps';
import type { MailWorker } from '../mail/outbox.service';
import { whileListening } from '../platform/jobs/rounds';
import { openAttention } from './openAttention';
import { openMail } from './openMail';
import type { BotGuard } from '../visitors/tracking/botGuard';

interface BookingSite extends Pick<Deps, 'clock' | 'supplier' | 'airports' | 'config' | 'payments' | 'limits'> {
  readonly db: Deps['database']['db'];
  readonly instanceId: string;
  readonly isSoleInstance: boolean;
  readonly botGuard: BotGuard;
  /** The same repositories, whose moves are counted. */
  readonly countMoves: (repositories: Repositories) => Repositories;
}

export function openBookings(
  app: FastifyInstance,
  deps: BookingSite,
): {
  readonly room: BookingRoom;
  readonly mail: MailWorker;
  readonly attention: AttentionDesk;
} {
  const { clock, supplier, airports, config, botGuard } = deps;
  const { gateway } = deps.payments;
  const { brand } = config;
  const origin = (): string => config.publicOrigin ?? (app.server.listening ? app.listeningOrigin : '');
  const paymentGuard = createPaymentGuard({
    clock,
    threshold: config.declinesBeforeCheck,
    countsAddresses: config.rateLimits,
    check: (token) => botGuard(token, 'payment'),
  });
  const timeZoneOf = (code: string): string | null => airports.get(code)?.tz ?? null;
  const parts = {
    ...deps,
    gateway,
    brand,
    origin,
    wallets: config.wallets,
    paymentGuard,
    timeZoneOf,
    log: app.log,
    onMail: () => mail.ask(),
  };
  const room = openBookingRoom(parts, deps.countMoves(openRepositories(parts)));
  const attention = openAttention(app, { ...deps, bookings: room.desk, origin, onMail: () => mail.ask() });
  const mail = openMail(app, {
    ...deps,
    attentionLetters: attention.letters,
    brand,
    origin,
    isSandbox: supplier.isSandbox,
    cityOf: cityIn(airports),
    bookingLetters: room.letters,
    tripsLetters: room.tripsLetters,
  });
  supplier.changes?.onNews(() => room.reconciler.nudge());
  app.addHook('onListen', async () => {
    app.log.info({ gateway: gateway.name }, 'payments are taken');
  });
  for (const rounds of [room.reconciler, room.missingReminders]) whileListening(app, rounds);
  registerBookingRoutes(app, { ...room, limits: deps.limits });
  return { room, mail, attention: attention.desk };
}
