/** Ends a process of the booking room before or after any call to gateway, supplier, attempts or cancellations: what a power cut does between two steps. */
import type { BookingDeps } from '#server/bookings/bookingDeps';
import type { Repositories } from '#server/bookings/repositories';

/** Thrown where the process ends; nothing of the product catches it. */
export class Killed extends Error {}

/** `before gateway.capture`, `after attempts.move to booked`. */
export type CrashPoint = string;

/** Notifies tests of every point where the process reaches outside of itself, and end it there by throwing. */
export const watchPorts = (deps: BookingDeps, reach: (point: CrashPoint) => void): BookingDeps => ({
  ...deps,
  gateway: watched('gateway', deps.gateway, reach),
  supplier: watched('supplier', deps.supplier, reach),
});

/** The same of the rows whose state moves. */
export const watchRepositories = (repositories: Repositories, reach: (point: CrashPoint) => void): Repositories => ({
  ...repositories,
  attempts: watched('attempts', repositories.attempts, reach),
  cancellations: watched('cancellations', repositories.cancellations, reach),
  exchanges: watched('exchanges', repositories.exchanges, reach),
});

/** Parts of ports that are called as ports themselves. */
const PARTS: readonly (string | symbol)[] = ['changes', 'exchanges'];

function watched<T extends object>(name: string, port: T, reach: (point: CrashPoint) => void): T {
  return new Proxy(port, {
    get(target, method) {
      const own: unknown = Reflect.get(target, method);
      if (PARTS.includes(method) && typeof own === 'object' && own !== null) return watched(`${name}.${String(method)}`, own, reach);
      if (typeof own !== 'function') return own;
      return async (...given: readonly unknown[]) => {
        const call = `${name}.${String(method)}${method === 'move' ? ` to ${String(given[1])}` : ''}`;
        reach(`before ${call}`);
        const result: unknown = await Reflect.apply(own, target, given);
        reach(`after ${call}`);
        return result;
      };
    },
  });
}
