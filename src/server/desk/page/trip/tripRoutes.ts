/** `POST /desk/trip`: what the caller looks at who reads out a code. Over thirty wrong codes of all agents in ten minutes none is looked up. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OpenTripSchema } from '#core/contract/desk.schema';
import type { CallersTrip } from '#core/contract/desk.schema';
import { sendProblem } from '../../../http/replies/problems';
import type { HandedOver, HandoverService } from '../../../visitors/tracking/handover.service';
import { GUESSES_COUNT_MS } from '../../guesses.service';
import type { Guesses } from '../../guesses.service';
import { DESK_PATH } from '../paths';
import type { SignedIn } from '../sessions/session.service';

export interface TripRouteDeps {
  readonly handover: Pick<HandoverService, 'read'>;
  readonly guesses: Guesses;
  /** Who is signed in; null without a session. */
  readonly sessionOf: (request: FastifyRequest) => Promise<SignedIn | null>;
}

export function registerTripRoutes(instance: FastifyInstance, { handover, guesses, sessionOf }: TripRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.post(`${DESK_PATH}/trip`, { schema: { body: OpenTripSchema } }, async (request, reply) => {
    if ((await sessionOf(request)) === null) return reply.code(401).send();
    if (!(await guesses.take('handover')))
      return sendProblem(reply, 'rate_limited', 'Too many wrong codes were typed.', { retryAfter: GUESSES_COUNT_MS / 1000 });
    const found = await handover.read(request.body.code);
    if (found === null) return sendProblem(reply, 'not_found', 'There is no such code, or it has expired.');
    await guesses.giveBack('handover');
    return reply.send(callersTrip(found));
  });
}

function callersTrip({ offer, acceptedTotal, quoteExpiresAt, expiresAt }: HandedOver): CallersTrip {
  const { query, slices, conditions, carriers, airports, price, extras = [] } = offer;
  const { adults, children, infants } = query.travelers;
  return {
    cabin: query.cabin,
    travelers: { adults, children, infants },
    slices,
    conditions,
    carriers,
    airports,
    price,
    extras,
    acceptedTotal,
    priceUntil: quoteExpiresAt.toISOString(),
    codeUntil: expiresAt.toISOString(),
  };
}
