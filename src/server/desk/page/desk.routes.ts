/**
 * `/desk`: what wants a person, bookings, and the agency's figures, for agents with an account (tracking.16). Not registered without
 * DESK_TOKEN, so that the address then answers like any other unknown one.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AttentionDesk } from '../../attention/attentionDesk.service';
import type { BookingDesk } from '../../bookings/desk/bookingDesk.service';
import type { Config } from '../../platform/config/config';
import { AGENCY, openDatabase } from '../../platform/db/connection';
import type { Deps } from '../../deps';
import { whileListening } from '../../platform/jobs/rounds';
import { createDayKeeper } from '../../reports/dayKeeper.service';
import { limitBy } from '../../http/limits/rateLimits';
import { createReportService } from '../../reports/reports.service';
import type { JobDeps } from '../../platform/jobs/job';
import { createDeskActions } from '../actions.service';
import { registerCallRoutes } from '../calls/callRoutes';
import { createDeskCalls } from '../calls/calls.service';
import { createTrackingService } from '../../visitors/tracking/tracking.service';
import { createAgentService } from '../agents/agents.service';
import { createNameLocks, NO_LOCKS } from '../agents/nameLocks.service';
import { createGuesses } from '../guesses.service';
import { createHandoverService } from '../../visitors/tracking/handover.service';
import { toCsv } from '../csv';
import { readDeskAddress } from './deskAddress';
import type { DeskAddress } from './deskAddress';
import { registerAgentRoutes } from './agents/agentRoutes';
import { registerBookingRoutes } from './bookings/bookingRoutes';
import { unknownDocument } from './bookings/foundDocument';
import { FORM } from './forms';
import { figuresDocument } from './figures/figuresDocument';
import { SHOWN_ROWS } from './figures/TableSection';
import { cellsOf, tableOf, TABLES } from './figures/tables';
import type { DeskData } from './figures/tables';
import { WORDS } from './language';
import type { Frame } from './parts/frame';
import { DESK_PATH, inLanguage, SIGNED_IN_PATH } from './paths';
import { createDeskSessions } from './sessions/session.service';
import { registerSessionRoutes } from './sessions/sessionRoutes';
import { registerTripRoutes } from './trip/tripRoutes';
import { signInDocument } from './sessions/signInDocument';

interface DeskDeps extends Pick<Deps, 'clock' | 'limits' | 'manifest' | 'database'>, Pick<JobDeps, 'instanceId' | 'isSoleInstance'> {
  readonly config: Pick<Config, 'desk' | 'numbers' | 'brand' | 'rateLimits'>;
  readonly bookings: BookingDesk;
  readonly attention: AttentionDesk;
}

/** A name and a token, or what a caller says. */
const FORM_LIMIT = 2048;
const MOST_PAGES = 50;
const MOST_BOOKINGS = 10_000;

export async function registerDeskPage(app: FastifyInstance, deps: DeskDeps): Promise<void> {
  const { token } = deps.config.desk;
  if (token === null) return;
  await app.register(async (scope) => registerRoutes(scope, deps, token));
}

function registerRoutes(
  app: FastifyInstance,
  { clock, limits, manifest, database, config, bookings, attention, instanceId, isSoleInstance }: DeskDeps,
  token: string,
): void {
  const { desk, numbers, brand } = config;
  const { db } = database;
  const agency = openDatabase(database.target, (err) => app.log.warn({ err }, 'a connection of the desk was lost'), AGENCY);
  app.addHook('onClose', () => agency.close());
  const reports = createReportService({ db: agency.db, numbers, timeZone: desk.timeZone });
  whileListening(app, createDayKeeper({ db: agency.db, clock, instanceId, isSoleInstance, reports, log: app.log }));
  const agents = createAgentService({ db, clock, issuer: brand.brandName });
  const sessions = createDeskSessions({ db, clock, agents, token, totpSecret: desk.totpSecret });
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  // before a session is looked up, and whoever has one: a copied cookie reads no more of the bookings than an office does
  app.addHook('onRequest', limitBy({ limits }, 'desk'));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
  });

  const addressOf = (request: FastifyRequest): DeskAddress =>
    readDeskAddress(new URL(request.raw.url ?? '/', 'http://localhost').searchParams, reports.dayAt(clock()));
  const frameOf = ({ lang }: DeskAddress): Frame => ({ lang, brandName: brand.brandName, manifest, timeZone: desk.timeZone });
  const sendHtml = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
    reply.code(status).type('text/html; charset=utf-8').send(html);
  const home = ({ lang }: DeskAddress): string => inLanguage(DESK_PATH, lang);
  const actions = createDeskActions({ db, clock, bookings, attention });
  const requestFrame = (request: FastifyRequest): Frame => frameOf(addressOf(request));
  const locks = config.rateLimits ? createNameLocks({ db, clock }) : NO_LOCKS;
  const { sessionOf, askAgain } = registerSessionRoutes(app, { sessions, actions, limits, locks, frameOf: requestFrame, sendHtml });

  async function dataOf({ range }: DeskAddress, mostBookings: number): Promise<DeskData> {
    const [figures, pages, bookings] = await Promise.all([
      reports.figures(range),
      reports.callsByPage(range, MOST_PAGES),
      reports.bookings(range, mostBookings),
    ]);
    return { range, timeZone: reports.timeZone, figures, pages, bookings };
  }

  app.get(DESK_PATH, async (request, reply) => {
    const address = addressOf(request);
    const isSignedIn = request.raw.url === inLanguage(SIGNED_IN_PATH, address.lang);
    const by = await sessionOf(request);
    if (by === null) {
      const fault = isSignedIn ? WORDS[address.lang].cookieRefused : null;
      return sendHtml(reply, signInDocument({ ...frameOf(address), fault }));
    }
    if (isSignedIn) return reply.redirect(home(address), 303);
    const now = clock();
    const [data, happened, waits, entries, stuck] = await Promise.all([
      by.role === 'supervisor' ? dataOf(address, SHOWN_ROWS + 1) : null,
      reports.happened(address.range),
      reports.attention(now),
      attention.open(address.lang),
      reports.stuck(now),
    ]);
    return sendHtml(
      reply,
      figuresDocument({ ...frameOf(address), address, today: reports.dayAt(now), data, happened, attention: waits, entries, stuck }),
    );
  });

  const handover = createHandoverService({ db, clock });
  const calls = createDeskCalls({
    db,
    clock,
    tracking: createTrackingService({ db, clock, numbers }),
    handover,
    numbers,
    lines: linesOf(brand),
  });
  registerAgentRoutes(app, { agents, actions, sessionOf, askAgain, frameOf: requestFrame, sendHtml });
  registerBookingRoutes(app, {
    bookings,
    calls,
    attention,
    actions,
    frameOf: requestFrame,
    sessionOf,
    refundLimit: desk.refundLimit,
    limits,
    sendHtml,
  });

  registerTripRoutes(app, { handover, guesses: createGuesses({ db, clock }), sessionOf });
  registerCallRoutes(app, { calls, sessionOf });

  for (const name of TABLES)
    app.get(`${DESK_PATH}/${name}.csv`, async (request, reply) => {
      const address = addressOf(request);
      const by = await sessionOf(request);
      if (by === null) return reply.redirect(home(address), 303);
      if (by.role !== 'supervisor') return sendHtml(reply, unknownDocument(frameOf(address), WORDS[address.lang].supervisorsOnly), 403);
      const table = tableOf(name, await dataOf(address, MOST_BOOKINGS), WORDS[address.lang]);
      const { from, to } = address.range;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-${from}-${to}.csv"`)
        .send(
          toCsv(
            table.columns.map((column) => column.name),
            cellsOf(table),
          ),
        );
    });
}

/** The agency's own numbers, each once. */
const linesOf = ({ mainPhone, secondPhone, paymentPhone, airlinesPhone, blogPhone, esPhone, esPaymentPhone }: Config['brand']) => [
  ...new Set([mainPhone, secondPhone, paymentPhone, airlinesPhone, blogPhone, esPhone, esPaymentPhone]),
];
