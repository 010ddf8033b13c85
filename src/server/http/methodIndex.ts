/** Which methods each address takes: for 405 with `Allow`, which the router itself does not tell. */
import type { FastifyInstance } from 'fastify';

export interface MethodIndex {
  /** Methods of the routes whose pattern fits `path`; empty when there are none. */
  of(path: string): readonly string[];
}

/** Listens to every route registered after this on `app`, encapsulated ones included. */
export function createMethodIndex(app: FastifyInstance): MethodIndex {
  const patterns = new Map<string, { readonly regex: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = patterns.get(url) ?? { regex: regexOf(url), methods: new Set<string>() };
    for (const m of [method].flat()) entry.methods.add(m);
    patterns.set(url, entry);
  });
  return {
    of: (path) => [...patterns.values()].filter((p) => p.regex.test(path)).flatMap((p) => [...p.methods]),
  };
}

function regexOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[A-Za-z0-9_]+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}
