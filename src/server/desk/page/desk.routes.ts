/**
 * `/desk`: the agency's figures as a page, for those who have DESK_TOKEN (tracking.16, decision 121). Of what is
 * shown it changes nothing. Not registered without a token, so that the address then answers like any other that nobody knows.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import type { Deps } from '../../deps';
import { clientKey } from '../../http/limits/rateLimits';
import { isSecureContext } from '../../http/requests/tripCookie';
import { createReportService } from '../../reports/reports.service';
import { toCsv } from '../csv';
import { readAsked } from './asked';
import type { Asked } from './asked';
import { DESK_PATH, deskDocument, SHOWN_ROWS, signInDocument, WORDS } from './document';
import { createDeskSessions, isToken, SESSION_MS } from './session.service';
import { cellsOf, tableOf, TABLES } from './tables';
import type { DeskData } from './tables';

type DeskDeps = Pick<Deps, 'clock' | 'limits' | 'manifest' | 'database'> & { readonly config: Pick<Config, 'desk' | 'numbers' | 'brand'> };

const FORM = 'application/x-www-form-urlencoded';
/** A token and no more. */
const FORM_LIMIT = 2048;
const MOST_PAGES = 50;
const MOST_BOOKINGS = 10_000;

export async function registerDeskPage(app: FastifyInstance, deps: DeskDeps): Promise<void> {
  const { token } = deps.config.desk;
  if (token === null) return;
  await app.register(async (scope) => registerRoutes(scope, deps, token));
}

function registerRoutes(app: FastifyInstance, { clock, limits, manifest, database, config }: DeskDeps, token: string): void {
  const { desk, numbers, brand } = config;
  const reports = createReportService({ db: database.db, numbers, timeZone: desk.timeZone });
  const sessions = createDeskSessions({ db: database.db, clock, token });
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
  });

  const cookieName = (request: FastifyRequest): string => (isSecureContext(request) ? '__Secure-wf_desk' : 'wf_desk');
  const sessionOf = (request: FastifyRequest): string | undefined => app.parseCookie(request.headers.cookie ?? '')[cookieName(request)];
  const askedOf = (request: FastifyRequest): Asked =>
    readAsked(new URL(request.raw.url ?? '/', 'http://localhost').searchParams, reports.dayAt(clock()));
  const frameOf = ({ lang }: Asked) => ({ lang, brandName: brand.brandName, manifest });
  const sendHtml = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
    reply.code(status).type('text/html; charset=utf-8').send(html);
  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): FastifyReply =>
    reply.setCookie(cookieName(request), value, {
      path: DESK_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecureContext(request),
      maxAge,
    });
  const home = ({ lang }: Asked): string => (lang === 'es' ? `${DESK_PATH}?lang=es` : DESK_PATH);

  async function dataOf({ range }: Asked, mostBookings: number): Promise<DeskData> {
    const [figures, pages, bookings] = await Promise.all([
      reports.figures(range),
      reports.callsByPage(range, MOST_PAGES),
      reports.bookings(range, mostBookings),
    ]);
    return { range, timeZone: reports.timeZone, figures, pages, bookings };
  }

  app.get(DESK_PATH, async (request, reply) => {
    const asked = askedOf(request);
    if (!(await sessions.isOpen(sessionOf(request)))) return sendHtml(reply, signInDocument({ ...frameOf(asked), fault: null }));
    const now = clock();
    const [data, happened, attention] = await Promise.all([
      dataOf(asked, SHOWN_ROWS + 1),
      reports.happened(asked.range),
      reports.attention(now),
    ]);
    return sendHtml(reply, deskDocument({ ...frameOf(asked), asked, today: reports.dayAt(now), data, happened, attention }));
  });

  app.post(DESK_PATH, { config: { accepts: [FORM] } }, async (request, reply) => {
    const asked = askedOf(request);
    const words = WORDS[asked.lang];
    // before the token is looked at: over the limit a right one is refused like a wrong one, so that guessing tells nothing
    const permit = await limits.take('deskTokens', clientKey(request.ip));
    if (!permit.allowed) {
      reply.header('retry-after', permit.retryAfter);
      return sendHtml(reply, signInDocument({ ...frameOf(asked), fault: words.tooMany }), 429);
    }
    if (!isToken(typedToken(request.body), token)) {
      request.log.warn('a wrong token was typed at the desk');
      return sendHtml(reply, signInDocument({ ...frameOf(asked), fault: words.tokenWrong }), 403);
    }
    request.log.info('somebody signed in at the desk');
    // a browser has one session: the cookie of the one before is about to be lost
    await sessions.end(sessionOf(request));
    return setCookie(request, reply, await sessions.open(), SESSION_MS / 1000).redirect(home(asked), 303);
  });

  app.post(`${DESK_PATH}/sign-out`, { config: { accepts: [FORM], allowedOnFullDisk: true } }, async (request, reply) => {
    // first the session, then the cookie: while the database is away the browser keeps what it needs to try again
    await sessions.end(sessionOf(request));
    return setCookie(request, reply, '', 0).redirect(home(askedOf(request)), 303);
  });

  for (const name of TABLES)
    app.get(`${DESK_PATH}/${name}.csv`, async (request, reply) => {
      const asked = askedOf(request);
      if (!(await sessions.isOpen(sessionOf(request)))) return reply.redirect(home(asked), 303);
      const table = tableOf(name, await dataOf(asked, MOST_BOOKINGS), WORDS[asked.lang]);
      const { from, to } = asked.range;
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

function typedToken(body: unknown): string {
  const typed: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : undefined;
  return typeof typed === 'string' ? typed.trim() : '';
}
