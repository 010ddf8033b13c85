/** `GET /api/explore`: anywhere from one place (explore.4). */
import type { FastifyInstance } from 'fastify';
import type { ProblemField } from '#core/contract/problem';
import { EXPLORE_PARAMS, fittingTrips, readExploreQuestion } from '#core/domain/places/explore';
import type { ExploreQuestion } from '#core/domain/places/explore';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { sellableDays } from '#core/domain/booking/saleWindow';
import type { AirportTable } from '../../airports/airportTable';
import { clientGone } from '../../http/limits/clientGone';
import { sendPrepared } from '../../http/replies/preparedBody';
import { readQuery, refuseQuery } from '../../http/requests/query';
import { takeOrRefuse } from '../../http/limits/rateLimits';
import type { ExploreService } from './explore.service';
import { CACHE_CONTROL, refuseSearch, TOO_BUSY } from '../flights.routes';
import type { FlightRouteDeps } from '../flights.routes';

interface ExploreRouteDeps extends Omit<FlightRouteDeps, 'flights' | 'supplier'> {
  readonly explore: ExploreService;
}

/** Adds the call. Bad parameters are a 400 problem naming them; only answers that are not kept count towards its own limit. */
export function registerExploreRoute(app: FastifyInstance, deps: ExploreRouteDeps): void {
  const { explore: service } = deps;
  app.get('/api/explore', async (request, reply) => {
    const now = deps.clock();
    const parsed = readExploreQuery(request.url, deps.airports, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const kept = service.kept(parsed.value, now);
    const isUnderWay = kept === undefined && service.isUnderWay(parsed.value, now);
    const limit = kept || isUnderWay ? 'cachedAnswers' : 'explore';
    if (limit === 'explore' && deps.isStrained()) return refuseSearch(reply, TOO_BUSY);
    if (!(await takeOrRefuse(deps, limit, request, reply))) return reply;
    if (kept) return sendPrepared(request, reply, kept, CACHE_CONTROL);
    const found = await service.ask(parsed.value, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    return sendPrepared(request, reply, found.value, CACHE_CONTROL);
  });
}

/** Reads and checks the query string of `url`; errors name every parameter that is wrong. */
export function readExploreQuery(url: string, airports: AirportTable, now: Date): Result<ExploreQuestion, ProblemField[]> {
  const given = readQuery(url, EXPLORE_PARAMS);
  if (!given.ok) return given;
  const { origin, when, stay, isNonstopOnly, cabin } = readExploreQuestion(new URLSearchParams(given.value));
  const errors: ProblemField[] = [];
  if (origin === null) errors.push({ name: 'ori', detail: 'must be a three-letter airport or city code' });
  else if (airports.resolve(origin).length === 0) errors.push({ name: 'ori', detail: 'is not an airport or city we know' });
  if (when === null)
    errors.push({ name: 'when', detail: 'must be YYYY-MM or any; or departdate and a later returndate as DD-MMM-YYYY instead of it' });
  if (stay === null) errors.push({ name: 'stay', detail: 'must be weekend, short, week, fortnight or any' });
  if (isNonstopOnly === null) errors.push({ name: 'stops', detail: 'must be 0 or left out' });
  if (cabin === null) errors.push({ name: 'cabin', detail: 'must be Economy, PremiumEconomy, Business or First' });
  if (origin === null || when === null || stay === null || isNonstopOnly === null || cabin === null || errors.length > 0)
    return err(errors);
  const { first, last } = sellableDays(now);
  if (fittingTrips({ when, stay }, first, last).length === 0)
    return err([{ name: when.kind === 'dates' ? 'departdate' : 'when', detail: 'has no days that can be booked' }]);
  return ok({ origin: airports.codeOfToday(origin), when, stay, isNonstopOnly, cabin });
}
