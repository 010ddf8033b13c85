/** How the site is traced (reliability.37): what the rest of the server is given to report by. Without a collector nothing is reported. */
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';

/** The parts of a server whose calls are traced. */
interface Traceable {
  readonly supplier: FlightSupplier;
  readonly payments: { readonly gateway: PaymentGateway };
}

export interface Traces {
  /** Gives back the parts, which do the same as before. */
  parts<Parts extends Traceable>(parts: Parts): Parts;
  /** Traces each request of the app. Is called before hooks that log. */
  requests(app: FastifyInstance): void;
  /** Traces queries that a request makes over connections opened from now on. */
  queries(pool: Pool): void;
}

/** Traces nothing and costs nothing. */
export const UNTRACED: Traces = { parts: (parts) => parts, requests: () => undefined, queries: () => undefined };
