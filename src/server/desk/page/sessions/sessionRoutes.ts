/** Signing in at the desk and out of it, and the list of open sessions, each of which can be ended from any other. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '#core/domain/values/keptFor';
import { clientKey } from '../../../http/limits/rateLimits';
import type { RateLimiter } from '../../../http/limits/rateLimits';
import { isSecureContext } from '../../../http/requests/tripCookie';
import type { DeskActions, LoggedAction } from '../../actions.service';
import { GUESSES_COUNT_MS } from '../../guesses.service';
import type { Guesses } from '../../guesses.service';
import { fieldOf, FORM, UUID } from '../forms';
import { WORDS } from '../language';
import type { Frame } from '../parts/frame';
import { DESK_PATH, inLanguage, SESSIONS_PATH, SIGNED_IN_PATH } from '../paths';
import { browserName, networkOf } from './browserName';
import { isToken, SESSION_MS } from './session.service';
import type { DeskSessions } from './session.service';
import { OTHERS, sessionsDocument } from './sessionsDocument';
import { signInDocument } from './signInDocument';
import { paramIn } from '#core/domain/values/texts';

const MOST_NAME = 60;
const SESSION = 'wf_desk';
/** Of a browser in which somebody signed in. */
const KNOWN = 'wf_desk_known';
const KNOWN_MS = 90 * DAY_MS;

export interface SessionRouteDeps {
  readonly token: string;
  readonly sessions: DeskSessions;
  readonly actions: DeskActions;
  readonly limits: RateLimiter;
  readonly guesses: Guesses;
  readonly frameOf: (request: FastifyRequest) => Frame;
  readonly sendHtml: (reply: FastifyReply, html: string, status?: number) => FastifyReply;
}

/** Returns the caller: the session's name and agent, null where nobody is signed in. */
export function registerSessionRoutes(app: FastifyInstance, deps: SessionRouteDeps) {
  const { token, sessions, actions, limits, guesses, frameOf, sendHtml } = deps;

  const cookieName = (request: FastifyRequest, name: string): string => (isSecureContext(request) ? `__Host-${name}` : name);
  const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
    app.parseCookie(request.headers.cookie ?? '')[cookieName(request, name)];
  const secretOf = (request: FastifyRequest): string | undefined => cookieOf(request, SESSION);
  const sessionOf = (request: FastifyRequest) => sessions.use(secretOf(request));
  const setCookie = (request: FastifyRequest, reply: FastifyReply, name: string, value: string, maxAge: number): FastifyReply =>
    reply.setCookie(cookieName(request, name), value, {
      path: '/', // the prefix asks for it
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecureContext(request),
      maxAge,
    });
  const home = (request: FastifyRequest): string => inLanguage(DESK_PATH, frameOf(request).lang);

  /**
   * Before a token is looked at: over the limit a right one is refused like a wrong one, so that guessing tells nothing. Answers what gives
   * the try back where all was right. A browser in which somebody signed in before is counted for itself: strangers keep no agent out.
   */
  async function takeTry(request: FastifyRequest, reply: FastifyReply): Promise<(() => Promise<void>) | null> {
    const known = sessions.readBrowser(cookieOf(request, KNOWN));
    const who = known ?? clientKey(request.ip);
    const permit = await limits.take('deskTokens', who);
    if (!permit.allowed) {
      reply.header('retry-after', permit.retryAfter);
      return null;
    }
    const [kind, browser] = known === null ? (['signIn', ''] as const) : (['knownBrowser', known] as const);
    if (!(await guesses.take(kind, browser))) {
      request.log.warn('too many wrong tokens and codes were typed at the desk: none is taken for now');
      reply.header('retry-after', GUESSES_COUNT_MS / 1000);
      return null;
    }
    return async () => {
      await limits.giveBack('deskTokens', who);
      await guesses.giveBack(kind, browser);
    };
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
    // first of all: said after the token it would tell that this is right
    if (agent === '') return refuse(words.agentMissing, 400);
    const giveBack = await takeTry(request, reply);
    if (giveBack === null) return refuse(words.tooMany, 429);
    if (!isRight(request)) return refuse(wrong, 403);
    // last of all: whoever has no token uses up no code
    if (!(await sessions.takeCode(fieldOf(request.body, 'code')))) {
      request.log.warn('a wrong code was typed at the desk, with the token');
      return refuse(wrong, 403);
    }
    await giveBack();
    request.log.info('somebody signed in at the desk');
    // a browser has one session: the cookie of the one before is about to be lost
    await sessions.end(secretOf(request));
    const secret = await sessions.open({ agent, browser: browserName(request.headers['user-agent']), network: networkOf(request.ip) });
    const known = sessions.knownBrowser(sessions.readBrowser(cookieOf(request, KNOWN)) ?? randomUUID());
    setCookie(request, reply, SESSION, secret, SESSION_MS / 1000);
    return setCookie(request, reply, KNOWN, known, KNOWN_MS / 1000).redirect(inLanguage(SIGNED_IN_PATH, frame.lang), 303);
  });

  app.post(`${DESK_PATH}/sign-out`, { config: { accepts: [FORM], allowedOnFullDisk: true } }, async (request, reply) => {
    // first the session, then the cookie: while the database is away the browser keeps what it needs to try again
    await sessions.end(secretOf(request));
    return setCookie(request, reply, SESSION, '', 0).redirect(home(request), 303);
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
    const did = paramIn(new URL(request.url, 'http://localhost').searchParams, 'did');
    const done = UUID.test(did) ? await actions.find(did) : null;
    return sendHtml(reply, await showSessions(request, session.id, { fault: null, done }));
  });

  app.post(SESSIONS_PATH, { config: { accepts: [FORM], allowedOnFullDisk: true } }, async (request, reply) => {
    const session = await sessionOf(request);
    if (session === null) return reply.redirect(home(request), 303);
    const { lang } = frameOf(request);
    const refuse = async (fault: string, status: number): Promise<FastifyReply> =>
      sendHtml(reply, await showSessions(request, session.id, { fault, done: null }), status);
    const giveBack = await takeTry(request, reply);
    if (giveBack === null) return refuse(WORDS[lang].tooMany, 429);
    if (!isRight(request)) return refuse(WORDS[lang].tokenWrong, 403);
    await giveBack();
    const [id, which] = [fieldOf(request.body, 'question'), fieldOf(request.body, 'session')];
    if (!UUID.test(id)) return refuse(WORDS[lang].sessionGone, 400);
    const who = { id, agent: session.agent };
    if (which === OTHERS) await actions.endOtherSessions(who, () => sessions.endOthers(session.id));
    else await actions.endSession(who, () => sessions.endListed(which));
    return reply.redirect(inLanguage(`${SESSIONS_PATH}?did=${id}`, lang), 303);
  });

  return { sessionOf };
}
