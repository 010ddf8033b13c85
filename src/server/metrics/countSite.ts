/** Fills the registry as the site works: at the borders of its parts, so that no rule knows of it. */
import type { FastifyInstance } from 'fastify';
import type { Repositories } from '../bookings/repositories';
import type { FlightsCache } from '../flights/flightsCache';
import { countedGateway, countedSupplier } from './countedPorts';
import type { Metrics } from './registry';
import type { SiteMetrics } from './siteMetrics';

const MS = 1_000;
/** As the log names what has no route of its own. */
const NO_ROUTE = 'page';

/** Counts into these metrics. */
export function countSite(metrics: Metrics): SiteMetrics {
  const limited = (limit: string): void => metrics.limits.inc({ limit });
  return {
    parts: (parts) => ({
      ...parts,
      supplier: countedSupplier(parts.supplier, metrics),
      payments: { ...parts.payments, gateway: countedGateway(parts.payments.gateway, metrics) },
      limits: {
        ...parts.limits,
        take: async (name, who, cost) => {
          const permit = await parts.limits.take(name, who, cost);
          if (!permit.allowed) limited(name);
          return permit;
        },
      },
    }),
    searches: (cache) => countedSearches(cache, metrics),
    bookings: (repositories) => countedMoves(repositories, metrics),
    refusals: (gate, refuse) => (reply) => {
      limited(gate);
      refuse(reply);
    },
    answers: (app) => countAnswers(app, metrics),
  };
}

function countAnswers(app: FastifyInstance, { requests, durations }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    requests.inc({ route, status: `${String(Math.floor(reply.statusCode / 100))}xx` });
    durations.observe({ route }, reply.elapsedTime / MS);
  });
}

function countedSearches(cache: FlightsCache, { searches }: Metrics): FlightsCache {
  return {
    async kept(request, now) {
      const kept = await cache.kept(request, now);
      if (kept) searches.inc({ answer: 'kept' });
      return kept;
    },
    async aged(request, now) {
      const aged = await cache.aged(request, now);
      if (aged) searches.inc({ answer: 'aged' });
      return aged;
    },
    isUnderWay: (request, now) => cache.isUnderWay(request, now),
    ask(request, now, waiter) {
      searches.inc({ answer: cache.isUnderWay(request, now) ? 'shared' : 'cold' });
      return cache.ask(request, now, waiter);
    },
  };
}

/** A move that somebody else made is counted there. */
function countedMoves(repositories: Repositories, { moves }: Metrics): Repositories {
  const { attempts, cancellations, exchanges } = repositories;
  const moved = async <Work>(saga: string, state: string, work: Promise<Work | null>): Promise<Work | null> => {
    const done = await work;
    if (done !== null) moves.inc({ saga, state });
    return done;
  };
  return {
    ...repositories,
    attempts: {
      ...attempts,
      async insert(...args) {
        const begun = await attempts.insert(...args);
        if (begun.ok && begun.value !== null) moves.inc({ saga: 'payment', state: 'started' });
        return begun;
      },
      move: (work, to, changes) => moved('payment', to, attempts.move(work, to, changes)),
    },
    cancellations: {
      ...cancellations,
      insert: (...args) => moved('cancellation', 'asked', cancellations.insert(...args)),
      move: (work, to, ...rest) => moved('cancellation', to, cancellations.move(work, to, ...rest)),
    },
    exchanges: {
      ...exchanges,
      insert: (...args) => moved('exchange', 'started', exchanges.insert(...args)),
      move: (work, to, changes) => moved('exchange', to, exchanges.move(work, to, changes)),
    },
  };
}
