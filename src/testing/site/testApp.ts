/** The whole server without a socket, on a real database: the parts of start.ts with a clock set by hand and pages of one line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadAirports } from '#server/airports/airportTable';
import { buildApp } from '#server/wiring/app';
import { readConfig } from '#server/platform/config/config';
import type { Deps } from '#server/deps';
import { createDatabaseOrders } from '#server/flights/suppliers/sandbox/orders/databaseOrders';
import { createSandboxSupplier } from '#server/flights/suppliers/sandbox/sandboxSupplier';
import { timetableInThread } from '#server/flights/suppliers/sandbox/timetable/threads/timetableService';
import { createCspReports } from '#server/http/replies/cspReports';
import { countInMemory } from '#server/http/limits/countedInMemory';
import { UNLIMITED } from '#server/http/limits/rateLimits';
import { UNCOUNTED } from '#server/metrics/siteMetrics';
import type { SiteMetrics } from '#server/metrics/siteMetrics';
import { UNTRACED } from '#server/metrics/traces';
import type { Traces } from '#server/metrics/traces';
import type { LogStream } from '#server/http/replies/logging';
import { pack } from '#server/content/pages/pageBody';
import { createPictures } from '#server/content/pictures/pictures.service';
import { openGateway } from '#server/payments/index';
import { openTestDatabase } from '../database/testDatabase';
import type { TestDatabase } from '../database/testDatabase';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: TestDatabase;
  /** What the server's clock says. */
  now: Date;
  close(): Promise<void>;
}

interface TestAppOptions {
  readonly now: Date;
  /** Environment of the installation; rate limits are off by default. */
  readonly env?: Readonly<Record<string, string>>;
  /** Counts what the server does. */
  readonly metrics?: SiteMetrics;
  /** Traces what the server does, queries too. */
  readonly traces?: Traces;
  /** Where log lines go; nowhere by default. */
  readonly logStream?: LogStream;
}

/** A server with a fresh database; `close()` removes everything again. */
export async function openTestApp({ now, env = {}, metrics = UNCOUNTED, traces = UNTRACED, logStream }: TestAppOptions): Promise<TestApp> {
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const database = await openTestDatabase();
  const { db } = database;
  traces.queries(database.pool);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wf-app-'));
  const clock = (): Date => self.now;
  const airports = loadAirports();
  const page = pack('<!doctype html><title>Page</title>');
  const built = { src: '/assets/fields.js', integrity: null };
  const deps: Deps = {
    config: config.value,
    clock,
    database,
    airports,
    supplier: createSandboxSupplier(
      timetableInThread(airports),
      createDatabaseOrders(() => db),
    ),
    payments: openGateway({ config: config.value, db, clock }),
    limits: config.value.rateLimits ? countInMemory(config.value.limits) : UNLIMITED,
    cspReports: createCspReports(),
    files: { serve: async () => false },
    pages: {
      paths: ['/'],
      render: (pathname) => ({ status: pathname === '/' ? 200 : 404, html: page }),
      fill: () => null,
      record: () => null,
    },
    pictures: createPictures({ webDir: path.join(__dirname, '..', '..', '..', 'public'), dataDir }),
    manifest: {
      entries: {
        'sandbox-fields': { scripts: [built], styles: [] },
        'stripe-fields': { scripts: [built], styles: [] },
        desk: { scripts: [], styles: [] },
      },
      chunks: {},
      fonts: [],
    },
    phase: () => 'serving',
    metrics,
    traces,
    ...(logStream === undefined ? {} : { logStream }),
  };
  const self: TestApp = {
    app: await buildApp(deps),
    deps,
    database,
    now,
    async close() {
      await self.app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return self;
}
