/** How the site is counted (reliability.36): what the rest of the server is given to report by. Without a port for metrics nothing is reported. */
import type { FastifyInstance } from 'fastify';
import type { Repositories } from '../bookings/repositories';
import type { FlightsCache } from '../flights/flightsCache';
import type { FlightSupplier } from '../flights/supplier';
import type { RateLimiter } from '../http/limits/rateLimits';
import type { Overload } from '../http/limits/loadGate';
import type { PaymentGateway } from '../payments/gateway';

/** What refuses calls before they reach the app. */
export const GATES = ['load_gate', 'client_turns'] as const;
export type Gate = (typeof GATES)[number];

/** The parts of a server whose calls are counted. */
export interface Countable {
  readonly supplier: FlightSupplier;
  readonly payments: { readonly gateway: PaymentGateway };
  readonly limits: RateLimiter;
}

/** Each function gives back its part, which does the same as before and is counted. */
export interface SiteMetrics {
  /** Supplier, gateway and limits. */
  parts<Parts extends Countable>(parts: Parts): Parts;
  searches(cache: FlightsCache): FlightsCache;
  bookings(repositories: Repositories): Repositories;
  refusals(gate: Gate, refuse: Overload['refuse']): Overload['refuse'];
  /** Counts answers of all routes of the app. */
  answers(app: FastifyInstance): void;
}

/** Counts nothing and costs nothing. */
export const UNCOUNTED: SiteMetrics = {
  parts: (parts) => parts,
  searches: (cache) => cache,
  bookings: (repositories) => repositories,
  refusals: (_gate, refuse) => refuse,
  answers: () => undefined,
};
