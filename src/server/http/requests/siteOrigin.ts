/** The address of the site as documents for others name it: configured, else what the visitor requested. */
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** `PUBLIC_ORIGIN` of the installation, null without one. */
    readonly publicOrigin?: string | null;
  }
}

/** `https://www.example.com`, without a slash at the end. */
export type SiteOrigin = (request: FastifyRequest) => string;

const HOST = /^[a-z0-9.:[\]-]{1,253}$/i;

/** With an origin in the configuration the request is not looked at. */
export function createSiteOrigin(publicOrigin: string | null): SiteOrigin {
  if (publicOrigin !== null) return () => publicOrigin;
  return (request) => `${request.protocol}://${HOST.test(request.host) ? request.host.toLowerCase() : 'localhost'}`;
}
