import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** What asks again for the script that failed with an error. */
const renewals = new WeakMap<object, () => void>();

/** Called by the boundary that was told of the error: before, React would ask again and again to learn that it failed. */
export function askAgainAfter(error: unknown): void {
  if (error instanceof Error) renewals.get(error)?.();
}

interface Script<P> {
  readonly default: ComponentType<P>;
}

/** As React's `lazy`, for what is in a {@link Part}: a script that did not arrive is asked for again when the part is drawn anew. */
export function lazyPart<P extends object>(load: () => Promise<Script<P>>): ComponentType<P> {
  const begin = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        if (error instanceof Error) renewals.set(error, () => void (current.part = begin()));
        throw error;
      }
    });
  const current = { part: begin() };
  return function LazyPart(props: P) {
    const { part: Loaded } = current;
    return <Loaded {...props} />;
  };
}
