/** Ends a process of the booking room before or after any call to gateway, supplier, attempts or cancellations: what a power cut does between two steps. */
import type { BookingDeps } from '#server/bookings/bookingDeps';

/** Thrown where the process ends; nothing of the product catches it. */
export class Killed extends Error {}

/** `before gateway.capture`, `after attempts.move to booked`. */
export type CrashPoint = string;

/** Lets tests hear of every point that the process comes to, and end it there by throwing. */
export function watchCalls<D extends BookingDeps>(deps: D, reach: (point: CrashPoint) => void): D {
  return {
    ...deps,
    gateway: watched('gateway', deps.gateway, reach),
    supplier: watched('supplier', deps.supplier, reach),
    attempts: watched('attempts', deps.attempts, reach),
    cancellations: watched('cancellations', deps.cancellations, reach),
  };
}

function watched<T extends object>(name: string, port: T, reach: (point: CrashPoint) => void): T {
  return new Proxy(port, {
    get(target, method) {
      const own: unknown = Reflect.get(target, method);
      if (method === 'changes' && typeof own === 'object' && own !== null) return watched(`${name}.changes`, own, reach);
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
