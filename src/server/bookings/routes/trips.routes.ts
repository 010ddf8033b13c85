/** All bookings that a browser may open, and the link that opens them on another device (booking.52). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { readEmail } from '#core/domain/typed/email';
import type { FastifyInstance } from 'fastify';
import { ForgetTravelersSchema } from '#core/contract/bookings/savedTravelers.schema';
import {
  AskTripCookieSchema,
  AskTripsSchema,
  ForgetTripsSchema,
  OpenTripsSchema,
  ShowTripSchema,
} from '#core/contract/bookings/trips.schema';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitOwn, limitWrong } from '../../http/limits/proofs';
import { limitBy, takeAboutOrRefuse } from '../../http/limits/rateLimits';
import { grantTripSecret, tripSecretHash } from '../../http/requests/tripCookie';
import type { TripsService } from '../trips/trips.service';
import { answerWith, refuseWith } from './replies';

interface TripsRouteDeps {
  readonly trips: TripsService;
  readonly limits: RateLimiter;
}

export function registerTripsRoutes(instance: FastifyInstance, deps: TripsRouteDeps): void {
  const { trips } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/trip-cookie', { schema: { body: AskTripCookieSchema }, onRequest: limitBy(deps, 'status') }, async (request, reply) => {
    const isNew = tripSecretHash(request) === null;
    grantTripSecret(request, reply);
    return reply.send({ isNew });
  });

  app.post('/api/trips/link', { schema: { body: AskTripsSchema }, onRequest: limitBy(deps, 'tripLinks') }, async (request, reply) => {
    if (!(await takeAboutOrRefuse(deps, 'tripLinksOfEmail', readEmail(request.body.email).toLowerCase(), request, reply))) return reply;
    const refusal = await trips.ask(request.body);
    return refusal === null ? reply.code(204).send() : refuseWith(reply, refusal);
  });

  // a call of the page, never of the link itself: what only follows links opens nothing
  app.post('/api/trips/open', { schema: { body: OpenTripsSchema }, ...limitWrong(deps, 'lookup') }, async (request, reply) => {
    if (!(await takeAboutOrRefuse(deps, 'status', request.body.token, request, reply))) return reply;
    return answerWith(reply, await trips.open(request.body, grantTripSecret(request, reply)));
  });

  registerOwn(instance, deps);
}

/** For browsers that opened a booking before. */
function registerOwn(instance: FastifyInstance, deps: TripsRouteDeps): void {
  const { trips } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const limited = limitOwn(deps, 'status', 'booking_unknown');

  app.get('/api/trips', limited, async ({ trip }, reply) => reply.send(await trips.list(trip)));

  app.post('/api/trips/show', { schema: { body: ShowTripSchema }, ...limited }, async ({ trip, body }, reply) => {
    const refusal = await trips.show(body, trip);
    return refusal === null ? reply.code(204).send() : refuseWith(reply, refusal);
  });

  app.post('/api/trips/forget', { schema: { body: ForgetTripsSchema }, ...limited }, async ({ trip, body }, reply) => {
    await trips.forget(body, trip);
    return reply.code(204).send();
  });

  app.get('/api/saved-travelers', limited, async ({ trip }, reply) => reply.send(await trips.savedTravelers(trip)));

  app.post('/api/saved-travelers/forget', { schema: { body: ForgetTravelersSchema }, ...limited }, async ({ trip, body }, reply) => {
    await trips.forgetTravelers(body, trip);
    return reply.code(204).send();
  });
}
