/**
 * Files of the built `dist/web`. The list is made at start; a request can only name an entry of it, so traversal,
 * dot files and maps have nothing to reach (reliability.16). Not @fastify/static: it reads a file per answer, in twice the time.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodingFor, ENCODINGS, isFresh } from '../requests/negotiation';
import type { Encoding } from '../requests/negotiation';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Names that webpack made of the content: may be kept for a year without asking. */
const HASHED = /^\/assets\//;

/** Its file says which build a browser has: an old copy of it would hold back a new build. */
const SERVICE_WORKER = '/sw.js';

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

interface StaticFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly encodings: readonly Encoding[];
  /** Where it is not sent as it lies there. */
  readonly content: Buffer | null;
}

/** By path, what makes the text of a file the installation's own. */
type Fills = Readonly<Record<string, (text: string) => string>>;

export interface StaticFiles {
  /** Answers with the file at this path; false where there is none, and nothing was answered. */
  serve(pathname: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

const MEMORY_BYTES = 32 * 1024 * 1024;

export function openStaticFiles(root: string, fills: Fills = {}): StaticFiles {
  const files = listFiles(root, fills);
  const memory = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES, sizeCalculation: (b) => b.length + 1 });
  const load = async (file: string): Promise<Buffer | null> => {
    const known = memory.get(file);
    if (known !== undefined) return known;
    // a new build may have replaced the folder under a running server
    const bytes = await readFile(file).catch(() => null);
    if (bytes !== null) memory.set(file, bytes);
    return bytes;
  };
  return {
    async serve(pathname, request, reply) {
      const found = files.get(pathname);
      if (found === undefined) return false;
      const encoding = encodingFor(request, found.encodings);
      const etag = encoding === null ? `"${found.etag}"` : `"${found.etag}-${encoding}"`;
      const isKnown = isFresh(request, etag);
      const bytes = isKnown ? null : (found.content ?? (await load(encoding === null ? found.file : found.file + SUFFIX[encoding])));
      if (!isKnown && bytes === null) return false;
      reply.header('etag', etag).header('vary', 'accept-encoding');
      reply.header(
        'cache-control',
        HASHED.test(pathname)
          ? 'public, max-age=31536000, immutable'
          : pathname === SERVICE_WORKER
            ? 'no-cache'
            : 'public, max-age=3600, must-revalidate',
      );
      if (isKnown) {
        reply.code(304).send();
        return true;
      }
      reply.header('content-type', found.type);
      if (encoding !== null) reply.header('content-encoding', encoding);
      reply.send(bytes);
      return true;
    },
  };
}

function listFiles(root: string, fills: Fills): ReadonlyMap<string, StaticFile> {
  const all = new Set(walk(root));
  const files = new Map<string, StaticFile>();
  for (const file of all) {
    const type = TYPES[path.extname(file)];
    const isHidden = path
      .relative(root, file)
      .split(path.sep)
      .some((part) => part.startsWith('.'));
    if (type === undefined || isHidden) continue;
    const pathname = `/${path.relative(root, file).split(path.sep).map(encodeURIComponent).join('/')}`;
    const bytes = readFileSync(file);
    const fill = fills[pathname];
    const content = fill === undefined ? null : Buffer.from(fill(bytes.toString()));
    const encodings = content === null ? ENCODINGS.filter((e) => all.has(file + SUFFIX[e])) : [];
    const etag = createHash('sha256')
      .update(content ?? bytes)
      .digest('base64url')
      .slice(0, 22);
    files.set(pathname, { file, type, etag, encodings, content });
  }
  return files;
}

function walk(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const full = path.join(folder, name);
    return statSync(full).isDirectory() ? walk(full) : [full];
  });
}
