/** Entries of the shared store: what is known of a body as compressed JSON, then the body as it was compressed already. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { SharedStore } from './sharedStore';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const LENGTH_BYTES = 4;
/** Some kilobytes: brotli 4 halves them in a fifth of a millisecond. */
const QUALITY = 4;

/** Lets the other processes of this build have what is `known` of a compressed body, and the body. */
export async function putEntry(store: SharedStore, name: string, known: object, body: Buffer, keepMs: number): Promise<void> {
  store.put(name, await packEntry(known, body), keepMs);
}

/** What another process put under the name, as `Known`, which the same build wrote; undefined where the site stored nothing. */
export async function findEntry<Known extends object>(store: SharedStore, name: string): ReturnType<typeof unpackEntry<Known>> {
  const bytes = await store.get(name);
  return bytes && unpackEntry<Known>(bytes);
}

/** One buffer out of both. */
async function packEntry(known: object, body: Buffer): Promise<Buffer> {
  const head = await compress(JSON.stringify(known), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

/** What was packed, as `Known`, which the same build wrote; undefined for bytes that the site did not write. */
async function unpackEntry<Known extends object>(bytes: Buffer): Promise<{ readonly known: Known; readonly body: Buffer } | undefined> {
  if (bytes.length < LENGTH_BYTES) return undefined;
  const end = LENGTH_BYTES + bytes.readUInt32BE();
  if (end > bytes.length) return undefined;
  try {
    const known: unknown = JSON.parse((await decompress(bytes.subarray(LENGTH_BYTES, end))).toString());
    return typeof known === 'object' && known !== null ? { known: known as Known, body: bytes.subarray(end) } : undefined;
  } catch {
    return undefined;
  }
}
