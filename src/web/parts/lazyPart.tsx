import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A script that failed is not asked for again sooner. */
const FAILURE_KEPT_MS = 1_000;

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
        // not at once: React draws it once more to learn that it failed
        setTimeout(() => void (current.part = begin()), FAILURE_KEPT_MS);
        throw error;
      }
    });
  const current = { part: begin() };
  return function LazyPart(props: P) {
    const { part: Loaded } = current;
    return <Loaded {...props} />;
  };
}
