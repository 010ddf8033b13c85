/** The whole server without a socket: `buildApp(deps)` answers `app.inject` in tests and listens in main.ts. */
import { fastify, LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { meantDocument } from '#core/domain/site/passedOn';
import { registerAirportRoutes } from '../airports/airports.routes';
import { registerBlogRoutes } from '../content/blog/blog.routes';
import { registerFeed } from '../content/blog/feed';
import type { Deps } from '../deps';
import { registerDeskPage } from '../desk/page/desk.routes';
import { registerAirlineRoutes } from '../flights/airlines.routes';
import { createFirstFlights } from '../flights/firstFlights';
import { registerExploreRoute } from '../flights/explore/explore.routes';
import { createExploreService } from '../flights/explore/explore.service';
import { registerFlightRoutes } from '../flights/flights.routes';
import { forgetOldFares, withObservedFares } from '../flights/prices/fareObservations';
import { createFlightsCache } from '../flights/flightsCache';
import { forgetEvery } from '../platform/jobs/forgetting';
import { BODY_LIMIT } from '../http/limits/bodyLimits';
import { registerCspReports } from '../http/replies/cspReports';
import { answerError, registerErrorHandler, socketErrorAnswer } from '../http/replies/errors';
import { createAddressOf, isAmong, registerForwardedFor } from '../http/requests/forwardedFor';
import { buildHeaderSets, policyOfPath } from '../http/replies/headers';
import { createClientTurns, NO_TURNS } from '../http/limits/clientTurns';
import { createHttpServer } from '../http/httpServer';
import { registerHealth } from '../http/health';
import { createLoadGate, createOverload } from '../http/limits/loadGate';
import type { LoadGate, Overload } from '../http/limits/loadGate';
import { UNCOUNTED } from '../metrics/siteMetrics';
import { UNTRACED } from '../metrics/traces';
import { createRefusedPage } from '../http/replies/refusedPage';
import { loggerOptions, registerRequestLog } from '../http/replies/logging';
import { limitBy } from '../http/limits/rateLimits';
import { isDocumentPath, pathOf } from '../http/requests/navigation';
import { registerRequestGuards } from '../http/requests/requestGuards';
import { indexRoutes } from '../http/routeIndex';
import { registerCookies } from '../http/requests/tripCookie';
import { createSiteOrigin } from '../http/requests/siteOrigin';
import { readUnread } from '../http/limits/unreadBytes';
import { registerStorageGuard } from '../http/limits/storageGuard';
import { openBookings } from './openBookings';
import { openDeals } from './openDeals';
import { openFarePages } from './openFarePages';
import { openForms } from './openForms';
import { registerOpenApi } from '../http/openapi/openapi.routes';
import { answerUnreadable, registerPages } from '../content/pages/pages.routes';
import { registerSiteLists } from '../content/pages/lists/siteLists.routes';
import { registerSitemap } from '../content/pages/lists/sitemap';
import { registerPictureRoutes } from '../content/pictures/pictures.routes';
import { createRetentionService } from '../visitors/privacy/retention.service';
import { registerRecordingRoutes } from '../visitors/recordings/recordings.routes';
import { createRecordingService } from '../visitors/recordings/recordings.service';
import { openTracking } from '../visitors/tracking/openTracking';
import { registerStageRoutes } from '../visitors/tracking/stages.routes';
import { registerPrivacyEcho } from '../visitors/tracking/tracking.routes';

const FORGET_BOOKINGS_EVERY_MS = 3_600_000;
const REPORT_REFUSALS_MS = 10_000;

export async function buildApp(given: Deps): Promise<FastifyInstance> {
  const { metrics = UNCOUNTED, traces = UNTRACED } = given;
  const deps = metrics.parts(traces.parts(given));
  const { config } = deps;
  const headerSets = buildHeaderSets({ ...config, hasBrowserWallets: deps.payments.hasBrowserWallets });
  const refusedPage = createRefusedPage(config.brand);
  const isProxy = isAmong(config.trustProxy);
  const { refuse, takeRefused } = createOverload(headerSets.page, refusedPage);
  const turns = config.rateLimits
    ? createClientTurns({
        isProxy,
        addressOf: createAddressOf(isProxy),
        refuse: metrics.refusals('client_turns', refuse),
        readUnread,
        sleep,
      })
    : NO_TURNS;
  const gate = createLoadGate(metrics.refusals('load_gate', refuse), () => performance.now(), turns.hasToWait);
  const app: FastifyInstance = fastify({
    logger: loggerOptions(config.logLevel, deps.logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler) => createHttpServer(gate.guard(turns.guard(handler)), turns.admit),
    // before a route refuses what was added to the link of a file
    rewriteUrl: ({ url = '/' }) => (isDocumentPath(url) ? meantDocument(url) : url),
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true, strict: false } },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headerSets.page);
      if (!answerUnreadable(deps.pages, request, reply)) answerError(error, request, reply);
    },
    clientErrorHandler: socketErrorAnswer(headerSets.page, refusedPage),
  });
  app.removeContentTypeParser('text/plain');

  const routes = indexRoutes(app);
  app.decorate('publicOrigin', config.publicOrigin);
  app.decorate('refusedPage', refusedPage);
  traces.requests(app);
  registerErrorHandler(app);
  registerForwardedFor(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headerSets[policyOfPath(pathOf(request.raw.url ?? '/'))]);
    if (request.protocol === 'https' && config.publicOrigin === null)
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
    if (deps.phase() === 'draining') reply.header('connection', 'close');
  });
  registerPrivacyEcho(app);
  await registerCookies(app);
  registerRequestGuards(app);
  registerRequestLog(app);
  metrics.answers(app);
  registerStorageGuard(app, deps.hasRoom ?? (() => true));

  registerHealth(app, { phase: deps.phase, checkDatabase: () => deps.database.check() });
  await registerCspReports(app, deps);
  await app.register(async (scope) => {
    scope.addHook('onRequest', limitBy(deps, 'airports'));
    const servedAirports = async (): Promise<ReadonlySet<string> | null> => {
      const served = await deps.supplier.servedAirports?.();
      return served?.ok === true ? served.value : null;
    };
    registerAirportRoutes(scope, { airports: deps.airports, servedAirports });
  });
  openGate(app, gate, takeRefused);
  const { isStrained } = gate;
  const { db } = deps.database;
  const onError = (err: unknown): void => app.log.error({ err }, 'fares that were seen could not be kept or read');
  const supplier = withObservedFares(deps.supplier, { db, onError });
  if (supplier.chargesForSearches === true) forgetEvery(app, FORGET_BOOKINGS_EVERY_MS, 'old fares', () => forgetOldFares(db, deps.clock()));
  const flights = metrics.searches(createFlightsCache(supplier, deps.airports, deps.shared));
  registerFlightRoutes(app, { ...deps, supplier, flights, isStrained });
  const explore = createExploreService(supplier, deps.airports, deps.shared);
  registerExploreRoute(app, { ...deps, explore, isStrained });
  registerAirlineRoutes(app);
  const { botGuard } = openTracking(app, deps);
  const own = { db, clock: deps.clock, instanceId: randomUUID(), isSoleInstance: config.databaseUrl === null };
  const { room, mail, attention } = openBookings(app, { ...deps, ...own, botGuard, countMoves: metrics.bookings });
  const { checkout, manage, events } = room;
  registerStageRoutes(app, { checkout, limits: deps.limits });
  const recordings = createRecordingService(deps.database.db, deps.clock);
  registerRecordingRoutes(app, { checkout, recordings, limits: deps.limits });
  const { board, lists } = openDeals(app, { ...deps, ...own, supplier, isStrained });
  openForms(app, { ...deps, ...own, supplier, botGuard, manage, recordings, onMail: () => mail.ask() });
  const { manifest, limits, payments } = deps;
  await app.register(async (scope) => payments.register(scope, { manifest, headerSets, limits, events }));
  await app.register(async (scope) => deps.registerSupplier?.(scope));
  const retention = createRetentionService({ db: deps.database.db, clock: deps.clock });
  forgetEvery(app, FORGET_BOOKINGS_EVERY_MS, 'old drafts, failed bookings and recordings', retention.forgetOld);

  await registerDeskPage(app, { ...deps, ...own, bookings: room.desk, attention });
  registerOpenApi(app, config.brand.brandName);
  registerPictureRoutes(app, deps);
  const originOf = createSiteOrigin(config.publicOrigin);
  registerSitemap(app, deps, originOf);
  registerBlogRoutes(app, config.brand);
  registerFeed(app, config.brand, originOf);
  registerSiteLists(app, deps);
  const firstFlights = createFirstFlights({ ...deps, flights, isStrained });
  const farePages = openFarePages({ ...deps, explore, board, lists, isStrained });
  registerPages(app, { ...deps, originOf, isStrained, firstFlights, farePages }, routes.methodsOf);
  return app;
}

/** Refuses what is too much for as long as the app listens, and says so in the log. */
function openGate(app: FastifyInstance, gate: LoadGate, takeRefused: Overload['takeRefused']): void {
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    const calls = takeRefused();
    if (calls > 0) app.log.warn({ calls }, 'overloaded: calls refused');
  };
  app.addHook('onListen', async () => {
    gate.start();
    timer = setInterval(report, REPORT_REFUSALS_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    gate.stop();
  });
}
