/** JSON answers kept ready to send: brotli once, other encodings on demand, with an ETag. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface PreparedBody {
  readonly br: Buffer;
  /** Weak, because it is the same for every encoding. */
  readonly etag: string;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Compresses a JSON text once. `quality` is brotli's 0-11. */
export async function prepareBody(json: string, quality: number): Promise<PreparedBody> {
  const raw = Buffer.from(json);
  const br = await compress(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  return { br, etag: `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"` };
}

/** Sends a prepared body in the best encoding the client takes, or 304 when it has it already. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.header('etag', body.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
  if (hasMatch(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const accepted = request.headers['accept-encoding'];
  if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(body.br);
  const raw = await decompress(body.br);
  if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(await zip(raw, { level: 5 }));
  return reply.send(raw);
}

function hasMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.slice(2);
  return header.split(',').some((t) => t.trim() === '*' || t.trim().replace(/^W\//, '') === bare);
}

/** Whether an Accept-Encoding header takes a coding (RFC 9110 §12.5.3); `q=0` refuses it. */
export function accepts(header: string | string[] | undefined, coding: string): boolean {
  let wildcard = false;
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...params] = part.split(';').map((s) => s.trim());
    const q = params.find((p) => p.startsWith('q='));
    const wanted = q === undefined || Number(q.slice(2)) > 0;
    if (name === coding) return wanted;
    if (name === '*') wildcard = wanted;
  }
  return wildcard;
}
