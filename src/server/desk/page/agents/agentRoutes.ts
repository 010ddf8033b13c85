/** Accounts of agents, changed by supervisors: each change asks for their own key again, and its answer counts once. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskActions } from '../../actions.service';
import type { AgentService, Credentials } from '../../agents/agents.service';
import { AGENT_ROLES } from '../../desk.tables';
import { unknownDocument } from '../bookings/foundDocument';
import { fieldOf, FORM, UUID } from '../forms';
import { WORDS } from '../language';
import type { Frame } from '../parts/frame';
import { AGENTS_PATH, DESK_PATH, inLanguage } from '../paths';
import type { SignedIn } from '../sessions/session.service';
import type { AskAgain } from '../sessions/sessionRoutes';
import { agentsDocument, faultText } from './agentsDocument';

export interface AgentRouteDeps {
  readonly agents: AgentService;
  readonly actions: DeskActions;
  readonly sessionOf: (request: FastifyRequest) => Promise<SignedIn | null>;
  /** Takes the key that was typed again. */
  readonly askAgain: AskAgain;
  readonly frameOf: (request: FastifyRequest) => Frame;
  readonly sendHtml: (reply: FastifyReply, html: string, status?: number) => FastifyReply;
}

interface Outcome {
  readonly fault?: string;
  readonly status?: number;
  readonly shown?: Credentials;
}

export function registerAgentRoutes(app: FastifyInstance, deps: AgentRouteDeps): void {
  const { agents, actions, sessionOf, askAgain, frameOf, sendHtml } = deps;

  /** Answers supervisors with the list after what was done. */
  const forSupervisors =
    (handle: (request: FastifyRequest, reply: FastifyReply, by: SignedIn, frame: Frame) => Promise<Outcome>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const by = await sessionOf(request);
      const frame = frameOf(request);
      if (by === null) return reply.redirect(inLanguage(DESK_PATH, frame.lang), 303);
      if (by.role !== 'supervisor') return sendHtml(reply, unknownDocument(frame, WORDS[frame.lang].supervisorsOnly), 403);
      const { fault = null, status = 200, shown = null } = await handle(request, reply, by, frame);
      const page = { ...frame, agents: await agents.list(), question: randomUUID(), fault, shown };
      return sendHtml(reply, agentsDocument(page), status);
    };

  app.get(
    AGENTS_PATH,
    forSupervisors(async () => ({})),
  );

  app.post(
    `${AGENTS_PATH}/add`,
    { config: { accepts: [FORM] } },
    forSupervisors(async (request, reply, by, { lang }) => {
      const refused = await askAgain(request, reply, by);
      if (refused !== null) return refused;
      const [id, name] = [fieldOf(request.body, 'question'), fieldOf(request.body, 'name')];
      const role = AGENT_ROLES.find((one) => one === fieldOf(request.body, 'role'));
      if (!UUID.test(id) || role === undefined) return { status: 400 };
      const who = { id, agent: by.agent };
      const added = await actions.changeAccount(
        who,
        'agent_added',
        name,
        () => agents.add(name, role),
        ({ ok }) => ok,
      );
      if (added === null) return {};
      return added.ok ? { shown: added.value } : { fault: faultText(added.error, lang), status: 409 };
    }),
  );

  app.post(
    `${AGENTS_PATH}/change`,
    { config: { accepts: [FORM] } },
    forSupervisors(async (request, reply, by) => {
      const refused = await askAgain(request, reply, by);
      if (refused !== null) return refused;
      const [id, name, what] = [fieldOf(request.body, 'question'), fieldOf(request.body, 'name'), fieldOf(request.body, 'do')];
      if (!UUID.test(id)) return { status: 400 };
      const who = { id, agent: by.agent };
      if (what === 'reset') {
        const shown = await actions.changeAccount(who, 'agent_reset', name, () => agents.reset(name), Boolean);
        return shown === null ? {} : { shown };
      }
      if (what === 'remove') await actions.changeAccount(who, 'agent_removed', name, () => agents.remove(name), Boolean);
      return {};
    }),
  );
}
