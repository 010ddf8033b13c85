/**
 * Every metric of the site, with its labels. A label has few values, all of which the code knows: a route's pattern, a state, a kind. No
 * address, query, reference or name of a person is ever one.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; a search that asks a supplier takes up to eight, an order up to 130. */
const ANSWER_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PROVIDER_SECONDS = [0.05, 0.25, 1, 2.5, 5, 10, 30, 130];

export type Metrics = ReturnType<typeof createMetrics>;

/** A registry of its own, empty of counts, with the process's own figures (CPU, memory, event loop) in addition to the site's. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'wingfare_http_requests_total',
      help: 'Calls that were answered, by pattern of the route ("page": all pages and files) and class of the status',
      labelNames: ['route', 'status'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'wingfare_http_request_duration_seconds',
      help: 'How long calls took, by pattern of the route',
      labelNames: ['route'] as const,
      buckets: ANSWER_SECONDS,
      registers,
    }),
    searches: new Counter({
      name: 'wingfare_searches_total',
      help: 'Searches of calls and results pages: kept (from the cache), shared (waits for an equal one), cold (asks the supplier), aged (from the cache, as the server has too much to do)',
      labelNames: ['answer'] as const,
      registers,
    }),
    limits: new Counter({
      name: 'wingfare_limit_hits_total',
      help: 'Calls that a limit did not let through: those of a client address (429) by the limit, load_gate and client_turns (503)',
      labelNames: ['limit'] as const,
      registers,
    }),
    providerCalls: new Histogram({
      name: 'wingfare_provider_call_duration_seconds',
      help: 'How long calls to supplier and payment gateway took, by provider and call',
      labelNames: ['port', 'provider', 'call'] as const,
      buckets: PROVIDER_SECONDS,
      registers,
    }),
    providerErrors: new Counter({
      name: 'wingfare_provider_errors_total',
      help: 'Calls to supplier and payment gateway that brought no result, by code; given_up: the visitor left, thrown: a fault of ours or of our database',
      labelNames: ['port', 'provider', 'call', 'code'] as const,
      registers,
    }),
    offersLeftOut: new Gauge({
      name: 'wingfare_offers_left_out',
      help: 'Offers that searches found since the start and that were not sold: in another currency than dollars, or unreadable',
      labelNames: ['provider', 'reason'] as const,
      registers,
    }),
    circuits: new Gauge({
      name: 'wingfare_circuit_open',
      help: 'Whether a provider takes a kind of calls: 0 yes, 1 not for a while, 0.5 one call to try',
      labelNames: ['provider', 'kind'] as const,
      registers,
    }),
    moves: new Counter({
      name: 'wingfare_booking_moves_total',
      help: 'States that payments, cancellations and changes of bookings reached in this process',
      labelNames: ['saga', 'state'] as const,
      registers,
    }),
    bookings: new Gauge({
      name: 'wingfare_bookings_unfinished',
      help: 'Bookings that are being paid or cancelled, by state; of the database, the same in every process',
      labelNames: ['saga', 'state'] as const,
      registers,
    }),
    mails: new Gauge({
      name: 'wingfare_mails_unsent',
      help: 'Mails of the outbox: due (to be sent now), retrying (refused at least once); of the database, the same in every process',
      labelNames: ['state'] as const,
      registers,
    }),
    oldest: new Gauge({
      name: 'wingfare_oldest_unfinished_seconds',
      help: 'How long the oldest payment or cancellation has been in its state, and how long the oldest mail has been due; 0 where there is none',
      labelNames: ['work'] as const,
      registers,
    }),
    attention: new Gauge({
      name: 'wingfare_attention_open',
      help: 'Entries of the list "Wants a person"; of the database, the same in every process',
      labelNames: ['kind'] as const,
      registers,
    }),
    connections: new Gauge({
      name: 'wingfare_database_connections',
      help: 'Connections of this process to the database: busy, idle, and queries that wait for one',
      labelNames: ['state'] as const,
      registers,
    }),
    databaseUp: new Gauge({ name: 'wingfare_database_up', help: '1 where the database answered the last scrape', registers }),
    ready: new Gauge({ name: 'wingfare_ready', help: '1 while the process should get traffic, as /readyz says', registers }),
    diskHasRoom: new Gauge({
      name: 'wingfare_disk_has_room',
      help: '0 while the disk is nearly full and nothing new is stored',
      registers,
    }),
  };
}
