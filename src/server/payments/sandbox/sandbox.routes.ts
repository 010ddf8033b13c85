/**
 * The gateway's own door: two framed documents, the test wallet, and the one place that ever sees a card. Bodies of these calls are neither
 * logged nor echoed, and nothing here is under `/api`.
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { HOSTED_FIELDS_PATH } from '#core/contract/bookings/hostedFields';
import type { Locale } from '#core/domain/site/routes';
import { allowFramingByOurselves } from '../../http/replies/headers';
import { sendProblem } from '../../http/replies/problems';
import { limitWrong } from '../../http/limits/proofs';
import { limitBy } from '../../http/limits/rateLimits';
import type { GatewaySite } from '../adapter';
import { cardFieldsDocument, challengeDocument } from './documents';
import { CHALLENGE_PATH, TOKENS_PATH, WALLET_PATH } from './paths';
import type { SandboxGateway } from './sandboxGateway';

export interface SandboxRouteDeps extends GatewaySite {
  readonly sandbox: SandboxGateway;
}

const CardSchema = Type.Object(
  { number: Type.String({ maxLength: 30 }), expiration: Type.String({ maxLength: 12 }), securityCode: Type.String({ maxLength: 6 }) },
  { additionalProperties: false },
);
const WalletSchema = Type.Object(
  { card: Type.Union([Type.Literal('approve'), Type.Literal('decline'), Type.Literal('challenge')]) },
  { additionalProperties: false },
);
const AnswerSchema = Type.Object({ answer: Type.Union([Type.Literal('complete'), Type.Literal('fail')]) }, { additionalProperties: false });
const ChallengeParams = Type.Object({ challengeId: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

export function registerSandboxRoutes(instance: FastifyInstance, deps: SandboxRouteDeps): void {
  const { sandbox, manifest } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const challengePath = `${CHALLENGE_PATH}/:challengeId`;

  const sendDocument = (reply: FastifyReply, html: string): FastifyReply => {
    allowFramingByOurselves(reply, deps.headerSets);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };

  app.get(HOSTED_FIELDS_PATH, async (request, reply) => sendDocument(reply, cardFieldsDocument(langOf(request), manifest)));

  app.post(TOKENS_PATH, { schema: { body: CardSchema }, onRequest: limitBy(deps, 'cards') }, async (request, reply) => {
    const token = await sandbox.tokenise(request.body);
    if (token.ok) return reply.code(201).header('cache-control', 'no-store').send(token.value);
    if ('code' in token.error) return sendProblem(reply, 'invalid_request', 'Test cards only.', { status: 422 });
    const errors = Object.entries(token.error.faults).map(([name, detail]) => ({ name: `/${name}`, detail }));
    return sendProblem(reply, 'invalid_request', 'The card is not complete.', { errors });
  });

  app.post(WALLET_PATH, { schema: { body: WalletSchema }, onRequest: limitBy(deps, 'cards') }, async (request, reply) =>
    reply
      .code(201)
      .header('cache-control', 'no-store')
      .send(await sandbox.tokeniseWallet(request.body.card)),
  );

  app.get(challengePath, { schema: { params: ChallengeParams } }, async (request, reply) => {
    const { challengeId } = request.params;
    return sendDocument(reply, challengeDocument(langOf(request), manifest, challengeId, await sandbox.findChallenge(challengeId)));
  });

  app.post(
    challengePath,
    { schema: { params: ChallengeParams, body: AnswerSchema }, config: { allowedOnFullDisk: true }, ...limitWrong(deps, 'verify') },
    async (request, reply) => {
      const attemptId = await sandbox.answerChallenge(request.params.challengeId, request.body.answer);
      if (attemptId === null) return sendProblem(reply, 'not_found', 'This check is over.');
      await deps.events.challengeAnswered(attemptId);
      return reply.header('cache-control', 'no-store').send({ answered: true });
    },
  );
}

function langOf(request: FastifyRequest): Locale {
  return new URL(request.url, 'http://localhost').searchParams.get('lang') === 'es' ? 'es' : 'en';
}
