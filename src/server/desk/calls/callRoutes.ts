/** The open call of the agent who asks: begun, written down as it goes, ended. No agent sees or changes another's. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BeginCallSchema, SaveCallSchema } from '#core/contract/desk.schema';
import { sendProblem } from '../../http/replies/problems';
import { DESK_PATH } from '../page/paths';
import type { SignedIn } from '../page/sessions/session.service';
import type { DeskCalls } from './calls.service';

export interface CallRouteDeps {
  readonly calls: DeskCalls;
  /** Who is signed in; null without a session. */
  readonly sessionOf: (request: FastifyRequest) => Promise<SignedIn | null>;
}

export function registerCallRoutes(instance: FastifyInstance, { calls, sessionOf }: CallRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.get(`${DESK_PATH}/calls`, async (request, reply) => {
    const by = await sessionOf(request);
    return by === null ? reply.code(401).send() : reply.send(await calls.of(by.agent));
  });

  app.post(`${DESK_PATH}/calls/begin`, { schema: { body: BeginCallSchema } }, async (request, reply) => {
    const by = await sessionOf(request);
    if (by === null) return reply.code(401).send();
    await calls.begin(by.agent, request.body.id);
    return reply.send(await calls.of(by.agent));
  });

  app.post(`${DESK_PATH}/calls/save`, { schema: { body: SaveCallSchema } }, async (request, reply) => {
    const by = await sessionOf(request);
    if (by === null) return reply.code(401).send();
    if (!(await calls.save(by.agent, request.body))) return sendProblem(reply, 'not_found', 'This call is over.');
    return reply.send(await calls.of(by.agent));
  });
}
