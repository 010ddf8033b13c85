/** Every route of the app: for 405 with `Allow`, which the router itself does not tell, and for whoever checks them all. */
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly routeIndex: RouteIndex;
  }
}

export interface RouteIndex {
  /** Methods of the routes whose pattern fits `path`; empty when there are none. */
  methodsOf(path: string): readonly string[];
  /** All of them with their schemas, in the order in which they were registered. */
  all(): readonly RouteOptions[];
}

/** Listens to every route registered after this on `app`, encapsulated ones included; the index is `app.routeIndex`. */
export function indexRoutes(app: FastifyInstance): RouteIndex {
  const routes: { readonly options: RouteOptions; readonly path: RegExp }[] = [];
  app.addHook('onRoute', (options) => void routes.push({ options, path: regexOf(options.url) }));
  const index: RouteIndex = {
    methodsOf: (path) => [...new Set(routes.filter((r) => r.path.test(path)).flatMap((r) => r.options.method))],
    all: () => routes.map((r) => r.options),
  };
  app.decorate('routeIndex', index);
  return index;
}

function regexOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[A-Za-z0-9_]+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}
