/** Puts the real parts together in order, and takes them apart in the opposite one. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { loadAirports } from './airports/airportTable';
import { buildApp } from './app';
import type { Config } from './config';
import { openDatabase } from './db/connection';
import type { Database } from './db/connection';
import { startEmbeddedPostgres } from './db/embeddedPostgres';
import { takeFolder } from './db/instanceLock';
import { runMigrations } from './db/migrate';
import type { Clock } from './deps';
import { createDatabaseOrders } from './flights/sandbox/databaseOrders';
import { createSandboxSupplier } from './flights/sandbox/sandboxSupplier';
import { createCspReports } from './http/cspReports';
import { createRateLimiter } from './http/rateLimits';
import { openStaticFiles } from './http/staticFiles';
import { readManifest } from './pages/buildManifest';
import { openPages } from './pages/pageRenderer';
import { createPictures } from './pictures/pictures.service';
import { createSandboxGateway } from './payments/sandbox/sandboxGateway';

export interface RunningServer {
  /** Refuses readiness, serves on for `drainMs`, finishes what is in flight, then closes everything. */
  stop(drainMs: number): Promise<void>;
}

/** A start that cannot go on, told in one line for the operator. */
export class StartRefused extends Error {}

/** Longest wait for answers in flight; with drain and database it stays below the 15 s of reliability L5. */
const IN_FLIGHT_MS = 8_000;

type Release = () => Promise<void> | void;

/** `distDir` is the folder of the build: web files, manifest and migrations. */
export async function startServer(config: Config, distDir: string, clock: Clock): Promise<RunningServer> {
  const releases: Release[] = [];
  const releaseAll = async (): Promise<void> => {
    for (const release of releases.reverse().splice(0)) await release();
  };
  try {
    const database = await openStorage(config, releases);
    await runMigrations(database.pool, path.join(distDir, 'server', 'migrations'));
    let isDraining = false;
    const manifest = readManifest(distDir);
    const airports = loadAirports();
    const supplier = createSandboxSupplier(airports, createDatabaseOrders(database.db));
    supplier.warmUp();
    const app = await buildApp({
      config,
      clock,
      database,
      airports,
      supplier,
      gateway: createSandboxGateway({ db: database.db, clock }),
      limits: createRateLimiter(config.rateLimits, clock),
      cspReports: createCspReports(),
      files: openStaticFiles(path.join(distDir, 'web')),
      pages: openPages(distDir, manifest, config),
      pictures: createPictures({ webDir: path.join(distDir, 'web'), dataDir: config.dataDir }),
      manifest,
      isDraining: () => isDraining,
    });
    await listen(app, config);
    return {
      stop: async (drainMs) => {
        isDraining = true;
        await sleep(drainMs);
        await closeApp(app);
        await releaseAll();
      },
    };
  } catch (error) {
    await releaseAll();
    throw error;
  }
}

async function openStorage(config: Config, releases: Release[]): Promise<Database> {
  const report = (error: Error): void => {
    process.stderr.write(
      `${JSON.stringify({ level: 40, time: Date.now(), msg: 'database connection lost', code: 'code' in error ? error.code : '' })}\n`,
    );
  };
  const open = (target: Parameters<typeof openDatabase>[0]): Database => {
    const database = openDatabase(target, report);
    releases.push(() => database.close());
    return database;
  };
  if (config.databaseUrl !== null) return open({ connectionString: config.databaseUrl });
  const lock = takeFolder(config.dataDir);
  if (!lock.ok)
    throw new StartRefused(`Another instance (process ${lock.error.pid}) is running on ${config.dataDir}: stop it, or set DATA_DIR.`);
  releases.push(() => lock.value.release());
  const embedded = await startEmbeddedPostgres(config.dataDir, __filename);
  releases.push(() => embedded.stop());
  return open(embedded.target);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, backlog: 1024, listenTextResolver: (address) => `Wingfare is serving at ${address}` });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new StartRefused(`Port ${port} on ${host} is in use: set PORT to another one.`);
    if (code === 'EACCES') throw new StartRefused(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') throw new StartRefused(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** Lets answers in flight finish; what takes too long is cut. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_MS);
  await app.close();
  clearTimeout(cut);
}
