/** Entries of the shared store: what is known of a body as compressed JSON, then the body as it was compressed already. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Validator } from 'typebox/compile';
import type { SharedStore } from './sharedStore';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const LENGTH_BYTES = 4;
/** What is known of an answer is some kilobytes; a few hundred bytes may decompress to gigabytes. */
const MOST_HEAD_BYTES = 1024 * 1024;
/** Some kilobytes: brotli 4 halves them in a fifth of a millisecond. */
const QUALITY = 4;

/** Lets the other processes of this build have what is `known` of a compressed body, and the body. */
export async function putEntry(store: SharedStore, name: string, known: object, body: Buffer, keepMs: number): Promise<void> {
  store.put(name, await packEntry(known, body), keepMs);
}

/** Whether a value has the shape that the site writes. */
type HasShape<T> = (value: unknown) => value is T;

/** The shape of a schema, compiled when first asked for: interpreted a large answer takes longer than to search for it. */
export function shapeOf<Schema extends TSchema>(schema: Schema): HasShape<Static<Schema>> {
  let compiled: Validator | undefined;
  return (value): value is Static<Schema> => (compiled ??= Compile(schema)).Check(value);
}

/** What another process put under the name; undefined where there is nothing, or nothing of this shape. */
export async function findEntry<Known>(
  store: SharedStore,
  name: string,
  isKnown: HasShape<Known>,
): Promise<{ readonly known: Known; readonly body: Buffer } | undefined> {
  const bytes = await store.get(name);
  return bytes && unpackEntry(bytes, isKnown);
}

/** One buffer out of both. */
async function packEntry(known: object, body: Buffer): Promise<Buffer> {
  const head = await compress(JSON.stringify(known), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

/** What was packed; undefined for bytes that the site did not write. */
async function unpackEntry<Known>(
  bytes: Buffer,
  isKnown: HasShape<Known>,
): Promise<{ readonly known: Known; readonly body: Buffer } | undefined> {
  if (bytes.length < LENGTH_BYTES) return undefined;
  const end = LENGTH_BYTES + bytes.readUInt32BE();
  if (end > bytes.length) return undefined;
  try {
    const head = await decompress(bytes.subarray(LENGTH_BYTES, end), { maxOutputLength: MOST_HEAD_BYTES });
    const known: unknown = JSON.parse(head.toString());
    return isKnown(known) ? { known, body: bytes.subarray(end) } : undefined;
  } catch {
    return undefined;
  }
}
