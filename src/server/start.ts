/** Puts the real parts together in order, and takes them apart in the opposite one. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { loadAirports } from './airports/airportTable';
import { buildApp } from './wiring/app';
import type { Config } from './platform/config/config';
import { runMigrations } from './platform/db/migrate';
import { refuseLostSettings } from './platform/db/poolers';
import type { Clock } from './deps';
import { openSupplier } from './flights/suppliers';
import { createCspReports } from './http/replies/cspReports';
import { loggedError } from './http/replies/loggedError';
import { countInMemory } from './http/limits/countedInMemory';
import { countInRedis } from './http/limits/countedInRedis';
import { UNLIMITED } from './http/limits/rateLimits';
import type { RateLimiter } from './http/limits/rateLimits';
import type { ServerPhase } from './http/health';
import { ownBrandInJson } from './content/pages/slots/ownBrand';
import { openStaticFiles } from './http/replies/staticFiles';
import { readManifest } from './content/pages/buildManifest';
import type { BuildManifest } from './content/pages/buildManifest';
import { openPages } from './content/pages/pageRenderer';
import { openPageThread } from './content/pages/pageThread';
import { openResultsPages } from './content/pages/resultsPages';
import { createPictures } from './content/pictures/pictures.service';
import type { OpenMetrics } from './metrics/openMetrics';
import type { OpenTraces } from './metrics/openTraces';
import type { Watched } from './metrics/watched';
import { openGateway } from './payments';
import { findUnderWay } from './reports/operations.service';
import type { RedisLink } from './platform/shared/redisLink';
import { storeInRedis } from './platform/shared/storeInRedis';
import { StartRefused } from './platform/db/startRefused';
import { openStorage } from './platform/storage';
import type { Release } from './platform/storage';
import { warn } from './platform/config/warnings';

export interface RunningServer {
  /** Refuses readiness, serves on for `drainMs`, finishes what is in flight, then closes everything. */
  stop(drainMs: number): Promise<void>;
}

/** Longest wait for answers in flight; with drain and database it stays below the 15 s of reliability.4. */
const IN_FLIGHT_MS = 8_000;

/** `distDir` is the folder of the build: web files, manifest and migrations. */
export async function startServer(config: Config, distDir: string, clock: Clock): Promise<RunningServer> {
  const releases: Release[] = [];
  const releaseAll = async (): Promise<void> => {
    for (const release of releases.reverse().splice(0)) await release();
  };
  try {
    const redis = await openRedisOf(config, releases);
    const manifest = readManifest(distDir);
    const shared = redis && storeInRedis(redis, siteOf(config, manifest));
    const selling = openSupplier({
      config,
      shared,
      serverDir: path.join(distDir, 'server'),
      db: () => database.db,
      clock,
      onError: (message, error) => warn(message, { err: loggedError(error) }),
    });
    releases.push(() => selling.close());
    // the timetable gets ready meanwhile: pages need not wait for it, and a search that does is answered a moment later
    const ready = selling.ready(clock());
    ready.catch(() => undefined);
    const { database, hasRoom } = await openStorage(config, releases);
    const traces = await openTracesOf(config);
    traces?.site.queries(database.pool);
    releases.push(() => traces?.close());
    await runMigrations(database.target, path.join(distDir, 'server', 'migrations'));
    await refuseLostSettings(database);
    let phase: ServerPhase = 'starting';
    const metrics = await openMetrics(config, {
      phase: () => phase,
      hasRoom,
      connections: () => database.pool,
      circuits: () => ({ provider: selling.supplier.name, states: selling.circuits?.() ?? {} }),
      leftOut: () => selling.leftOut?.() ?? {},
      clock,
      underWay: (now) => findUnderWay(database.db, now),
    });
    releases.push(() => metrics?.server.close());
    const airports = loadAirports();
    const payments = openGateway({ config, db: database.db, clock });
    const adapters = { supplier: selling.supplier, gateway: payments.gateway };
    const pageThread = openPageThread(distDir, (error) => warn('a page could not be rendered', { err: loggedError(error) }));
    releases.push(() => pageThread?.close());
    const resultsPages = pageThread && openResultsPages(pageThread, distDir, manifest, config, adapters, airports, shared);
    const app = await buildApp({
      config,
      clock,
      database,
      airports,
      supplier: selling.supplier,
      registerSupplier: selling.register?.bind(selling),
      payments,
      limits: limiterOf(config, redis),
      shared,
      cspReports: createCspReports(),
      files: openStaticFiles(path.join(distDir, 'web'), { '/site.webmanifest': (json) => ownBrandInJson(json, config.brand) }),
      pages: openPages(distDir, manifest, config, adapters),
      resultsPages,
      pageThread,
      pictures: createPictures({ webDir: path.join(distDir, 'web'), dataDir: config.dataDir }),
      manifest,
      phase: () => phase,
      hasRoom,
      ...(metrics === null ? {} : { metrics: metrics.site }),
      ...(traces === null ? {} : { traces: traces.site }),
    });
    releases.push(() => closeApp(app));
    await listen(app, config);
    if (metrics !== null) app.log.info({ port: metrics.server.port }, 'metrics are served');
    await ready;
    phase = 'serving';
    pageThread?.warmUp();
    return {
      stop: async (drainMs) => {
        phase = 'draining';
        await sleep(drainMs);
        await releaseAll();
      },
    };
  } catch (error) {
    await releaseAll();
    throw error;
  }
}

/** Null without an address of one. */
async function openRedisOf({ redisUrl }: Config, releases: Release[]): Promise<RedisLink | null> {
  if (redisUrl === null) return null;
  const { openRedis } = await import('./platform/shared/redisLink');
  const link = await openRedis(redisUrl, (isAway, code) =>
    warn(isAway ? 'Redis does not answer: this process counts and keeps for itself' : 'Redis answers again', { code }),
  );
  releases.push(link.close);
  return link;
}

function limiterOf({ rateLimits, limits }: Config, redis: RedisLink | null): RateLimiter {
  if (!rateLimits) return UNLIMITED;
  return redis === null ? countInMemory(limits) : countInRedis(redis, limits);
}

/** Webpack's hash of all server files; not there where they were not bundled. */
declare const __webpack_hash__: string | undefined;

/** Processes of one build with the same settings keep the same pages and answers. */
function siteOf({ brand, numbers, publicOrigin, duffel }: Config, manifest: BuildManifest): string {
  const server = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : null;
  const settings = { brand, numbers, publicOrigin, duffel: duffel && { base: duffel.apiBase, isTest: duffel.isTestMode } };
  return createHash('sha256')
    .update(JSON.stringify([server, manifest, settings]))
    .digest('base64url')
    .slice(0, 16);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, backlog: 1024, listenTextResolver: (address) => `Wingfare is serving at ${address}` });
  } catch (error) {
    throw refusedPort(error, port, host, '');
  }
}

/** Null without a port for them: nothing is counted then, and their library is not loaded. */
async function openMetrics({ metrics }: Config, watched: Watched): Promise<OpenMetrics | null> {
  if (metrics === null) return null;
  const room = await import('./metrics/openMetrics');
  try {
    return await room.openMetrics(metrics, watched, () => performance.now());
  } catch (error) {
    throw refusedPort(error, metrics.port, metrics.host, 'METRICS_');
  }
}

/** Null without a collector: nothing is traced then, and OpenTelemetry is not loaded. */
async function openTracesOf({ traces }: Config): Promise<OpenTraces | null> {
  if (traces === null) return null;
  const { openTraces } = await import('./metrics/openTraces');
  return openTraces(traces);
}

/** Why a port could not be opened, naming its variables, which begin with `prefix`. */
function refusedPort(error: unknown, port: number, host: string, prefix: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return new StartRefused(`Port ${port} on ${host} is in use: set ${prefix}PORT to another one.`);
  if (code === 'EACCES') return new StartRefused(`Port ${port} may not be opened by this user: set ${prefix}PORT to one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new StartRefused(`${prefix}HOST ${host} is not an address of this machine.`);
  return error;
}

/** Lets answers in flight finish; what takes too long is cut. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_MS);
  await app.close();
  clearTimeout(cut);
}
