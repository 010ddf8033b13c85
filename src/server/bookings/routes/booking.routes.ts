/** Every call about drafts, payments and bookings. What they answer is for one browser alone. */
import type { FastifyInstance } from 'fastify';
import { neverStore } from '../../http/replies/neverStore';
import type { RateLimiter } from '../../http/limits/rateLimits';
import type { BookingRoom } from '../index';
import { registerCheckoutRoutes } from './checkout.routes';
import { registerExchangeRoutes } from './exchange.routes';
import { registerManageRoutes } from './manage.routes';
import { registerTripsRoutes } from './trips.routes';

export interface BookingRouteDeps extends Pick<BookingRoom, 'checkout' | 'manage' | 'exchanging' | 'trips'> {
  readonly limits: RateLimiter;
}

export function registerBookingRoutes(app: FastifyInstance, deps: BookingRouteDeps): void {
  app.register(async (scope) => {
    scope.addHook('onSend', neverStore);
    registerCheckoutRoutes(scope, deps);
    registerManageRoutes(scope, deps);
    registerExchangeRoutes(scope, deps);
    registerTripsRoutes(scope, deps);
  });
}
