/** Cuts a failing episode down: trips, clients, steps, fares and faults are left out for as long as the same rule is still broken. */
import type { Finding, Rule } from '../findings';
import type { Client, Plan, Step, Trip } from '../plan';
import type { Fault } from './nemesis';

export interface Case {
  readonly plan: Plan;
  readonly faults: readonly Fault[];
}

/** Plays a case; answers what was found. */
export type Try = (candidate: Case) => Promise<readonly Finding[]>;

/** Smaller cases, the boldest cuts first. */
function* smaller({ plan, faults }: Case): Generator<Case> {
  const withTrips = (trips: readonly Trip[]): Case => ({ plan: { ...plan, trips }, faults });
  if (plan.trips.length > 1) for (const trip of plan.trips) yield withTrips([trip]);
  for (const trips of without(plan.trips)) if (trips.length > 0) yield withTrips(trips);
  for (const fewer of without(faults)) yield { plan, faults: fewer };
  for (const [i, trip] of plan.trips.entries()) {
    const withTrip = (changed: Partial<Trip>): Case => withTrips(plan.trips.with(i, { ...trip, ...changed }));
    for (const clients of without(trip.clients)) if (clients.length > 0) yield withTrip({ clients });
    for (const fares of without(trip.fares)) if (fares.length > 0) yield withTrip({ fares });
    for (const [c, client] of trip.clients.entries()) {
      const withClient = (changed: Partial<Client>): Case => withTrip({ clients: trip.clients.with(c, { ...client, ...changed }) });
      for (const steps of without(client.steps)) yield withClient({ steps });
      for (const [s, step] of client.steps.entries())
        for (const easier of easierThan(step)) yield withClient({ steps: client.steps.with(s, easier) });
    }
  }
  if (plan.servers === 2) yield { plan: { ...plan, servers: 1 }, faults };
}

/** Half of a list, then each one left out. */
function* without<T>(list: readonly T[]): Generator<readonly T[]> {
  const half = Math.floor(list.length / 2);
  if (half > 1) {
    yield list.slice(0, half);
    yield list.slice(half);
  }
  for (const i of list.keys()) yield list.toSpliced(i, 1);
}

function easierThan(step: Step): readonly Step[] {
  if (step.do !== 'pay' && step.do !== 'cancel' && step.do !== 'change') return [];
  return step.clicks > 1 ? [{ ...step, clicks: 1 }, ...(step.clicks > 2 ? [{ ...step, clicks: 2 }] : [])] : [];
}

/** The smallest case that was found to break `rule` within so many tries. */
export async function shrink(failing: Case, rule: Rule, attempt: Try, mostTries = 150): Promise<Case> {
  let smallest = failing;
  let tries = 0;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const candidate of smaller(smallest)) {
      if (tries === mostTries) return smallest;
      tries += 1;
      if (!(await attempt(candidate)).some((finding) => finding.rule === rule)) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}
