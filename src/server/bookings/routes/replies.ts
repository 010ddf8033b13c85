/** What the services of the booking room answer, as answers of HTTP. */
import type { FastifyReply } from 'fastify';
import type { Result } from '#core/domain/values/result';
import { sendRefusal } from '../../http/limits/refusals';
import type { Refusal } from '../wire/answers';

/** The problem of a refusal, with the members sent along with it. */
export function refuseWith(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { draft, attempt, booked, quote, offer } = refusal;
  return sendRefusal(reply, refusal, {
    ...(draft && { draft }),
    ...(attempt && { attempt }),
    ...(booked && { booked }),
    ...(quote && { quote }),
    ...(offer && { offer }),
  });
}

/** The value, or the problem of its refusal. */
export const answerWith = (reply: FastifyReply, result: Result<unknown, Refusal>): FastifyReply =>
  result.ok ? reply.send(result.value) : refuseWith(reply, result.error);
