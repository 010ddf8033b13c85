/** Signing in at the desk and out of it, and the list of open sessions, each of which can be ended from any other. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../../../http/limits/rateLimits';
import type { RateLimiter } from '../../../http/limits/rateLimits';
import { isSecureContext } from '../../../http/requests/tripCookie';
import type { DeskActions, LoggedAction } from '../../actions.service';
import { fieldOf, FORM, UUID } from '../forms';
import type { DeskFrame } from '../bookingDocument';
import { WORDS } from '../frame';
import { DESK_PATH, inLanguage, SESSIONS_PATH } from '../paths';
import { browserName, networkOf } from './browserName';
import { isToken, SESSION_MS } from './session.service';
import type { DeskSessions } from './session.service';
import { OTHERS, sessionsDocument } from './sessionsDocument';
import { signInDocument } from './signInDocument';

const MOST_NAME = 60;

export interface SessionRouteDeps {
  readonly token: string;
  readonly sessions: DeskSessions;
  readonly actions: DeskActions;
  readonly limits: RateLimiter;
  readonly frameOf: (request: FastifyRequest) => DeskFrame;
  readonly sendHtml: (reply: FastifyReply, html: string, status?: number) => FastifyReply;
}

/** Returns the caller: the session's name and agent, null where nobody is signed in. */
export function registerSessionRoutes(app: FastifyInstance, deps: SessionRouteDeps) {
  const { token, sessions, actions, limits, frameOf, sendHtml } = deps;

  const cookieName = (request: FastifyRequest): string => (isSecureContext(request) ? '__Host-wf_desk' : 'wf_desk');
  const secretOf = (request: FastifyRequest): string | undefined => app.parseCookie(request.headers.cookie ?? '')[cookieName(request)];
  const sessionOf = (request: FastifyRequest) => sessions.use(secretOf(request));
  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): FastifyReply =>
    reply.setCookie(cookieName(request), value, {
      path: '/', // the prefix asks for it
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecureContext(request),
      maxAge,
    });
  const home = (request: FastifyRequest): string => inLanguage(DESK_PATH, frameOf(request).lang);

  /** Before a token is looked at: over the limit a right one is refused like a wrong one, so that guessing tells nothing. */
  async function mayTry(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const permit = await limits.take('deskTokens', clientKey(request.ip));
    if (!permit.allowed) reply.header('retry-after', permit.retryAfter);
    return permit.allowed;
  }
  const isRight = (request: FastifyRequest): boolean => {
    const isIt = isToken(fieldOf(request.body, 'token'), token);
    if (!isIt) request.log.warn('a wrong token was typed at the desk');
    return isIt;
  };

  app.post(DESK_PATH, { config: { accepts: [FORM] } }, async (request, reply) => {
    const frame = frameOf(request);
    const words = WORDS[frame.lang];
    const { needsCode } = sessions;
    const agent = fieldOf(request.body, 'agent').slice(0, MOST_NAME);
    const refuse = (fault: string, status: number): FastifyReply =>
      sendHtml(reply, signInDocument({ ...frame, fault, agent, needsCode }), status);
    const wrong = needsCode ? words.factorsWrong : words.tokenWrong;
    if (!(await mayTry(request, reply))) return refuse(words.tooMany, 429);
    if (!isRight(request)) return refuse(wrong, 403);
    if (agent === '') return refuse(words.agentMissing, 400);
    // last of all: whoever has no token uses up no code
    if (!(await sessions.takeCode(fieldOf(request.body, 'code')))) {
      request.log.warn('a wrong code was typed at the desk, with the token');
      return refuse(wrong, 403);
    }
    request.log.info('somebody signed in at the desk');
    // a browser has one session: the cookie of the one before is about to be lost
    await sessions.end(secretOf(request));
    const secret = await sessions.open({ agent, browser: browserName(request.headers['user-agent']), network: networkOf(request.ip) });
    return setCookie(request, reply, secret, SESSION_MS / 1000).redirect(home(request), 303);
  });

  app.post(`${DESK_PATH}/sign-out`, { config: { accepts: [FORM], allowedOnFullDisk: true } }, async (request, reply) => {
    // first the session, then the cookie: while the database is away the browser keeps what it needs to try again
    await sessions.end(secretOf(request));
    return setCookie(request, reply, '', 0).redirect(home(request), 303);
  });

  async function showSessions(
    request: FastifyRequest,
    own: string,
    more: { readonly fault: string | null; readonly done: LoggedAction | null },
  ): Promise<string> {
    return sessionsDocument({ ...frameOf(request), sessions: await sessions.list(), own, question: randomUUID(), ...more });
  }

  app.get(SESSIONS_PATH, async (request, reply) => {
    const session = await sessionOf(request);
    if (session === null) return reply.redirect(home(request), 303);
    const did = new URL(request.raw.url ?? '/', 'http://localhost').searchParams.get('did') ?? '';
    const done = UUID.test(did) ? await actions.find(did) : null;
    return sendHtml(reply, await showSessions(request, session.id, { fault: null, done }));
  });

  app.post(SESSIONS_PATH, { config: { accepts: [FORM], allowedOnFullDisk: true } }, async (request, reply) => {
    const session = await sessionOf(request);
    if (session === null) return reply.redirect(home(request), 303);
    const { lang } = frameOf(request);
    const refuse = async (fault: string, status: number): Promise<FastifyReply> =>
      sendHtml(reply, await showSessions(request, session.id, { fault, done: null }), status);
    if (!(await mayTry(request, reply))) return refuse(WORDS[lang].tooMany, 429);
    if (!isRight(request)) return refuse(WORDS[lang].tokenWrong, 403);
    const [id, which] = [fieldOf(request.body, 'question'), fieldOf(request.body, 'session')];
    if (!UUID.test(id)) return refuse(WORDS[lang].sessionGone, 400);
    const who = { id, agent: session.agent };
    if (which === OTHERS) await actions.endOtherSessions(who, () => sessions.endOthers(session.id));
    else await actions.endSession(who, () => sessions.endListed(which));
    return reply.redirect(inLanguage(`${SESSIONS_PATH}?did=${id}`, lang), 303);
  });

  return { sessionOf };
}
