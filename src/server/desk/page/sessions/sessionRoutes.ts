/** Signing in at the desk and out of it, and the list of open sessions, each of which can be ended from any other. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '#core/domain/values/keptFor';
import { clientKey } from '../../../http/limits/rateLimits';
import type { RateLimiter } from '../../../http/limits/rateLimits';
import { isSecureContext } from '../../../http/requests/tripCookie';
import type { DeskActions, LoggedAction } from '../../actions.service';
import { writtenName } from '../../agents/agents.service';
import type { NameLocks } from '../../agents/nameLocks.service';
import { fieldOf, FORM, UUID } from '../forms';
import { WORDS } from '../language';
import type { Frame } from '../parts/frame';
import { DESK_PATH, inLanguage, SESSIONS_PATH, SIGNED_IN_PATH } from '../paths';
import { browserName, networkOf } from './browserName';
import { SESSION_MS } from './session.service';
import type { DeskSessions, SignedIn } from './session.service';
import { OTHERS, sessionsDocument } from './sessionsDocument';
import { signInDocument } from './signInDocument';
import { paramIn } from '#core/domain/values/texts';

const SESSION = 'wf_desk';
/** Of a browser in which an agent signed in. */
const KNOWN = 'wf_desk_known';
const KNOWN_MS = 90 * DAY_MS;

export interface SessionRouteDeps {
  readonly sessions: DeskSessions;
  readonly actions: DeskActions;
  readonly limits: RateLimiter;
  readonly locks: NameLocks;
  readonly frameOf: (request: FastifyRequest) => Frame;
  readonly sendHtml: (reply: FastifyReply, html: string, status?: number) => FastifyReply;
}

/** Takes the key of who is signed in, typed again as `token`; answers why it was not taken, null where it was. */
export type AskAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  by: SignedIn,
) => Promise<{ readonly fault: string; readonly status: number } | null>;

/** Returns who calls; null without an open session. */
export function registerSessionRoutes(app: FastifyInstance, deps: SessionRouteDeps) {
  const { sessions, actions, limits, locks, frameOf, sendHtml } = deps;

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
   * Before a key is looked at: over the limit a right one is refused like a wrong one, so that guessing tells nothing. Answers what gives
   * the try back where all was right, or after how many seconds one is looked at. A browser in which this agent signed in is counted for
   * itself: strangers keep no agent out.
   */
  async function takeTry(request: FastifyRequest, name: string): Promise<(() => Promise<void>) | number> {
    const known = sessions.readBrowser(cookieOf(request, KNOWN), name);
    const who = known ?? clientKey(request.ip);
    const permit = await limits.take('deskTokens', who);
    if (!permit.allowed) return permit.retryAfter;
    const tries = sessions.triesOf(name, known);
    const lockedMs = await locks.take(tries);
    if (lockedMs > 0) {
      request.log.warn('a name is locked at the desk: too many wrong keys and codes');
      return Math.ceil(lockedMs / 1000);
    }
    return async () => {
      await limits.giveBack('deskTokens', who);
      await locks.clear(tries);
    };
  }
  const tooMany = (request: FastifyRequest, reply: FastifyReply, seconds: number): string => {
    reply.header('retry-after', seconds);
    return WORDS[frameOf(request).lang].tooMany(Math.ceil(seconds / 60));
  };

  const askAgain: AskAgain = async (request, reply, { agent }) => {
    const taken = await takeTry(request, agent);
    if (typeof taken === 'number') return { fault: tooMany(request, reply, taken), status: 429 };
    const isKey = await sessions.isKeyOf(agent, fieldOf(request.body, 'token'));
    if (!isKey) return { fault: WORDS[frameOf(request).lang].tokenWrong, status: 403 };
    await taken();
    return null;
  };

  app.post(DESK_PATH, { config: { accepts: [FORM] } }, async (request, reply) => {
    const frame = frameOf(request);
    const words = WORDS[frame.lang];
    const name = writtenName(fieldOf(request.body, 'agent'));
    const refuse = (fault: string, status: number): FastifyReply =>
      sendHtml(reply, signInDocument({ ...frame, fault, agent: name }), status);
    // first of all: said after the key it would tell that this is right
    if (name === '') return refuse(words.agentMissing, 400);
    const taken = await takeTry(request, name);
    if (typeof taken === 'number') return refuse(tooMany(request, reply, taken), 429);
    const agent = await sessions.prove({ name, key: fieldOf(request.body, 'token'), code: fieldOf(request.body, 'code') });
    if (agent === null) {
      request.log.warn('a wrong name, key or code was typed at the desk');
      return refuse(words.factorsWrong, 403);
    }
    await taken();
    request.log.info('an agent signed in at the desk');
    // a browser has one session: the cookie of the one before is about to be lost
    await sessions.end(secretOf(request));
    const secret = await sessions.open(agent, { browser: browserName(request.headers['user-agent']), network: networkOf(request.ip) });
    const known = sessions.knownBrowser(sessions.readBrowser(cookieOf(request, KNOWN), agent.name) ?? randomUUID(), agent.name);
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
    own: SignedIn,
    more: { readonly fault: string | null; readonly done: LoggedAction | null },
  ): Promise<string> {
    return sessionsDocument({ ...frameOf(request), sessions: await sessions.list(own), own: own.id, question: randomUUID(), ...more });
  }

  app.get(SESSIONS_PATH, async (request, reply) => {
    const session = await sessionOf(request);
    if (session === null) return reply.redirect(home(request), 303);
    const did = paramIn(new URL(request.url, 'http://localhost').searchParams, 'did');
    const done = UUID.test(did) ? await actions.find(did) : null;
    return sendHtml(reply, await showSessions(request, session, { fault: null, done }));
  });

  app.post(SESSIONS_PATH, { config: { accepts: [FORM], allowedOnFullDisk: true } }, async (request, reply) => {
    const session = await sessionOf(request);
    if (session === null) return reply.redirect(home(request), 303);
    const { lang } = frameOf(request);
    const refuse = async (fault: string, status: number): Promise<FastifyReply> =>
      sendHtml(reply, await showSessions(request, session, { fault, done: null }), status);
    const refused = await askAgain(request, reply, session);
    if (refused !== null) return refuse(refused.fault, refused.status);
    const [id, which] = [fieldOf(request.body, 'question'), fieldOf(request.body, 'session')];
    if (!UUID.test(id)) return refuse(WORDS[lang].sessionGone, 400);
    const who = { id, agent: session.agent };
    if (which === OTHERS) await actions.endOtherSessions(who, () => sessions.endOthers(session));
    else await actions.endSession(who, () => sessions.endListed(which, session));
    return reply.redirect(inLanguage(`${SESSIONS_PATH}?did=${id}`, lang), 303);
  });

  return { sessionOf, askAgain };
}
