/** The whole server without a socket: `buildApp(deps)` answers `app.inject` in tests and listens in main.ts. */
import { fastify, LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { registerAirportRoutes } from './airports/airports.routes';
import { registerBookingRoutes } from './bookings/bookings.routes';
import { createBookingService } from './bookings/bookings.service';
import type { BookingService } from './bookings/bookings.service';
import { noCrash } from './bookings/crashPoints';
import { createPaymentGuard } from './bookings/paymentGuard';
import { createReconciler } from './bookings/reconciler';
import type { Deps } from './deps';
import { createEnquiryRepository } from './enquiries/enquiries.repository';
import { registerEnquiryRoutes } from './enquiries/enquiries.routes';
import { createEnquiryService } from './enquiries/enquiries.service';
import { registerFlightRoutes } from './flights/flights.routes';
import { registerCspReports } from './http/cspReports';
import { answerError, registerErrorHandler, socketErrorAnswer } from './http/errors';
import { buildHeaderSets, policyOfPath } from './http/headers';
import { createHttpServer } from './http/httpServer';
import { registerHealth } from './http/health';
import { loggerOptions, registerRequestLog } from './http/logging';
import { createMethodIndex } from './http/methodIndex';
import { limitBy } from './http/rateLimits';
import { pathOf, registerRequestGuards } from './http/requestGuards';
import { createSiteOrigin } from './http/siteOrigin';
import { registerPages } from './pages/pages.routes';
import { registerSitemap } from './pages/sitemap';
import { registerPaymentRoutes } from './payments/payments.routes';
import { forgetOldTokens } from './payments/sandbox/sandboxGateway';
import { registerSandboxRoutes } from './payments/sandbox/sandbox.routes';
import { registerPictureRoutes } from './pictures/pictures.routes';
import type { BotGuard } from './tracking/botGuard';
import { openTracking } from './tracking/openTracking';
import { registerStageRoutes } from './tracking/stages.routes';
import { registerPrivacyEcho } from './tracking/tracking.routes';

const BODY_LIMIT = 64 * 1024;
const FORGET_EVERY_MS = 10 * 60_000;

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const headerSets = buildHeaderSets(config);
  const app: FastifyInstance = fastify({
    logger: loggerOptions(config.logLevel, deps.logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler) => createHttpServer(handler),
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true, strict: false } },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headerSets.page);
      answerError(error, request, reply);
    },
    clientErrorHandler: socketErrorAnswer(headerSets.page),
  });
  app.removeContentTypeParser('text/plain');

  const methods = createMethodIndex(app);
  registerErrorHandler(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headerSets[policyOfPath(pathOf(request.raw.url ?? '/'))]);
    if (request.protocol === 'https' && config.publicOrigin === null)
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
    if (deps.isDraining()) reply.header('connection', 'close');
  });
  registerPrivacyEcho(app);
  registerRequestGuards(app);
  registerRequestLog(app);

  registerHealth(app, { isDraining: deps.isDraining, checkDatabase: () => deps.database.check() });
  await registerCspReports(app, deps);
  await app.register(async (scope) => {
    scope.addHook('onRequest', limitBy(deps, 'airports'));
    registerAirportRoutes(scope, deps);
  });
  registerFlightRoutes(app, deps);
  const { botGuard } = openTracking(app, deps);
  const bookings = openBookings(app, deps, botGuard);
  registerBookingRoutes(app, { bookings, limits: deps.limits });
  registerPaymentRoutes(app, { bookings, limits: deps.limits });
  registerStageRoutes(app, { bookings, limits: deps.limits });
  const enquiries = createEnquiryService({
    enquiries: createEnquiryRepository(deps.database.db),
    clock: deps.clock,
    guard: async ({ botToken }) => {
      const code = await botGuard(botToken, 'contact');
      return code === null ? null : { code };
    },
  });
  registerEnquiryRoutes(app, { enquiries, limits: deps.limits });
  registerSandboxRoutes(app, { sandbox: deps.gateway, manifest: deps.manifest, headerSets, limits: deps.limits });
  forgetTokens(app, deps);

  registerPictureRoutes(app, deps);
  const originOf = createSiteOrigin(config.publicOrigin);
  registerSitemap(app, deps, originOf);
  registerPages(app, { ...deps, originOf }, (path) => methods.of(path));
  return app;
}

/** The booking service, with the reconciler beside it for as long as the app listens. */
function openBookings(app: FastifyInstance, deps: Deps, botGuard: BotGuard): BookingService {
  const { clock, supplier, gateway, airports, database, config } = deps;
  const shared = {
    db: database.db,
    supplier,
    gateway,
    clock,
    timeZoneOf: (code: string) => airports.get(code)?.tz ?? null,
    instanceId: randomUUID(),
    isSoleInstance: config.databaseUrl === null,
    crashPoint: deps.crashPoint ?? noCrash,
  };
  const reconciler = createReconciler(shared, app.log);
  app.addHook('onListen', async () => reconciler.start());
  app.addHook('onClose', () => reconciler.stop());
  const paymentGuard = createPaymentGuard({
    clock,
    threshold: config.declinesBeforeCheck,
    countsAddresses: config.rateLimits,
    check: (token) => botGuard(token, 'payment'),
  });
  return createBookingService({ ...shared, paymentGuard, onUnsettled: () => reconciler.nudge() });
}

/** Cards typed and never used are forgotten. */
function forgetTokens(app: FastifyInstance, { database, clock }: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  const forget = (): void => {
    forgetOldTokens(database.db, clock()).catch((error: unknown) => app.log.error({ err: error }, 'old card tokens stay for now'));
  };
  app.addHook('onListen', async () => {
    timer = setInterval(forget, FORGET_EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
