/** Answers kept ready to send: brotli at once, other encodings when first requested; one buffer for all who read it, with an ETag. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodingFor, isFresh } from '../requests/negotiation';

export interface PreparedBody {
  readonly br: Buffer;
  /** Bytes before compression. */
  readonly length: number;
  /** Weak, because it is the same for every encoding. */
  readonly etag: string;
}

const compress = promisify(brotliCompress);
const brotli = promisify(brotliDecompress);
/** No answer has more; what another process of the site compressed is not believed (platform/shared). */
const MOST_TEXT_BYTES = 16 * 1024 * 1024;
const decompress = (br: Buffer): Promise<Buffer> => brotli(br, { maxOutputLength: MOST_TEXT_BYTES });
const zip = promisify(gzip);

/** Compresses a text once. `quality` is brotli's 0-11. */
export async function prepareBody(text: string, quality: number): Promise<PreparedBody> {
  const raw = Buffer.from(text);
  const br = await compress(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  return { br, length: raw.length, etag: etagOf(raw) };
}

const etagOf = (raw: Buffer): string => `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;

/** A compressed JSON answer that came from elsewhere; undefined where it is none of this shape. */
export async function readBody(br: Buffer, isAnswer: (value: unknown) => boolean): Promise<PreparedBody | undefined> {
  try {
    const raw = await decompress(br);
    return isAnswer(JSON.parse(raw.toString())) ? { br, length: raw.length, etag: etagOf(raw) } : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a prepared body in the best encoding the client takes, or 304 when it has it already. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
  cacheControl: string,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  reply.header('etag', body.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
  if (isFresh(request, body.etag)) return reply.code(304).send();
  reply.type(type);
  const encoding = encodingFor(request);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? body.br : await inCoding(body, encoding ?? 'identity'));
}

/** What was prepared. */
export const textOf = async (body: Pick<PreparedBody, 'br'>): Promise<string> => (await decompress(body.br)).toString();

type OtherCoding = 'gzip' | 'identity';

/** What other codings than brotli may take in all; the tag stands for the content, so one store serves every kind of answer. */
const OTHERS_BYTES = 24 * 1024 * 1024;
const others = new LRUCache<string, Promise<Buffer>>({ maxSize: OTHERS_BYTES });
/** Size of gzip relative to brotli, measured on our answers. */
const GZIP_SHARE = 1.3;

/** The body in another coding, made once; everybody who requests it meanwhile waits for the same. */
async function inCoding(body: PreparedBody, coding: OtherCoding): Promise<Buffer> {
  const key = `${coding} ${body.etag}`;
  const known = others.get(key);
  if (known) return known;
  const made = decompress(body.br).then((raw) => (coding === 'gzip' ? zip(raw) : raw));
  others.set(key, made, { size: Math.ceil(coding === 'gzip' ? body.br.length * GZIP_SHARE : body.length) + 1 });
  made.catch(() => others.delete(key));
  return made;
}
