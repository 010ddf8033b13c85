/** What a client can read, and whether it has it already: the one place where requests are examined. */
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of headers, and reading one takes longer than looking it up. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 200 });

/** The smallest of the encodings there are that the client takes; null sends the bytes as they are. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>, available: readonly Encoding[] = ENCODINGS): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '');
  let taken = known.get(accepted);
  if (taken === undefined) {
    const all = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS]);
    taken = ENCODINGS.filter((encoding) => all.includes(encoding));
    known.set(accepted, taken);
  }
  return taken.find((encoding) => available.includes(encoding)) ?? null;
}

/** The media type the client prefers; the first one where it prefers several equally. */
export function typeFor<Type extends string>({ headers }: Pick<FastifyRequest, 'headers'>, types: readonly [Type, ...Type[]]): Type {
  const best = new Negotiator({ headers: { accept: headers.accept } }).mediaType([...types]);
  return types.find((type) => type === best) ?? types[0];
}

/**
 * True when the client has what the tag of this answer names: then a 304 without a body is enough. `Cache-Control: no-cache` of
 * a request is for caches on the way; it asks for nothing more than this comparison.
 */
export function isFresh({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}
