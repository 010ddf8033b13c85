/** The query of `GET /api/flexible-trips`, checked parameter by parameter (search.46). */
import type { ProblemField } from '#core/contract/problem';
import { sellableDays } from '#core/domain/booking/saleWindow';
import { WHEN_PARAM, periodOf } from '#core/domain/search/flexible';
import { parseSearchQuery } from '#core/domain/search/searchQuery';
import type { SearchParam } from '#core/domain/search/searchQuery';
import { addDays, formatQueryDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { AirportTable } from '../../airports/airportTable';
import { readQuery } from '../../http/requests/query';
import { faultsAsFields, placeErrors, withCodesOfToday } from '../flightsQuery';
import { flexibleRequest } from './flexibleTrips';
import type { FlexibleRequest } from './flexibleTrips';

/** All of a search but its dates. */
const UNDATED = ['ori', 'des', 'triptype', 'cabin', 'adt', 'chd', 'inf', 'ages'] as const satisfies readonly SearchParam[];

/** Reads and checks the query of `GET /api/flexible-trips`: a search with a period in place of its dates. */
export function readFlexibleQuery(url: string, airports: AirportTable, now: Date): Result<FlexibleRequest, ProblemField[]> {
  const read = readQuery(url, [...UNDATED, WHEN_PARAM]);
  if (!read.ok) return read;
  const { [WHEN_PARAM]: when = '', ...given } = read.value;
  const period = periodOf(when);
  const errors: ProblemField[] = period ? [] : [{ name: WHEN_PARAM, detail: 'must be a period as 2027-03:weekend or 2027-03..05:week' }];
  if (given.triptype?.toUpperCase() === 'M') errors.push({ name: 'triptype', detail: 'must be R or O' });
  const { first: departs } = period ?? sellableDays(now);
  const dates = { departdate: formatQueryDate(departs), returndate: formatQueryDate(addDays(departs, 1)) };
  const parsed = parseSearchQuery(new URLSearchParams({ ...given, ...dates }));
  if (!parsed.ok) return err([...faultsAsFields(parsed.error), ...errors]);
  const query = withCodesOfToday(parsed.value, airports);
  errors.unshift(...placeErrors(query, airports));
  if (period === null || errors.length > 0) return err(errors);
  const request = flexibleRequest(query, period, now);
  return request.groups.length === 0 ? err([{ name: WHEN_PARAM, detail: 'has no days that can be booked' }]) : ok(request);
}
