/**
 * What the system holds of our answers until they are read. Node does not tell: an answer is over for it once the system has taken it, and
 * of a client that never reads that is a megabyte and more a connection. Linux lists it; elsewhere nothing is known.
 */
import { readFile } from 'node:fs/promises';
import { addTo } from '#core/domain/values/counts';
import { before } from '#core/domain/values/texts';
import { at } from '#core/domain/values/checkedReads';

/** Bytes by the client's address; null where the system does not list them. */
export type ReadUnread = (port: number) => Promise<ReadonlyMap<string, number> | null>;

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];

/** Of the connections to one of our ports. */
export const readUnread: ReadUnread = async (port) => {
  try {
    return unreadIn(await Promise.all(TABLES.map((file) => readFile(file, 'latin1'))), port);
  } catch {
    return null;
  }
};

/** Reads the tables: what we have sent and is not there yet, and for clients on this machine what lies there for them. */
export function unreadIn(tables: readonly string[], port: number): ReadonlyMap<string, number> {
  const unread = new Map<string, number>();
  const add = (address: string, hex: string | undefined): void => {
    const bytes = hex === undefined ? 0 : parseInt(hex, 16);
    const client = addressOf(address);
    if (bytes > 0) addTo(unread, client, bytes);
  };
  const ours = port.toString(16).toUpperCase().padStart(4, '0');
  for (const line of tables.flatMap((table) => table.split('\n').slice(1))) {
    const [, local = '', remote = '', , queues = ''] = line.trim().split(/\s+/);
    const [sent, received] = queues.split(':');
    if (local.endsWith(`:${ours}`)) add(remote, sent);
    if (remote.endsWith(`:${ours}`)) add(local, received);
  }
  return unread;
}

/** `0100007F:0BB8` is 127.0.0.1: words of four bytes, the last byte first. An IPv4 client of an IPv6 port is known by its own address. */
function addressOf(hex: string): string {
  const bytes = before(hex, ':')
    .match(/.{8}/g)
    ?.flatMap((word) => (word.match(/../g) ?? []).reverse())
    .map((byte) => parseInt(byte, 16));
  if (bytes === undefined) return '';
  if (bytes.length === 4) return bytes.join('.');
  const isMapped = bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255;
  if (isMapped) return bytes.slice(12).join('.');
  const groups = Array.from({ length: 8 }, (_, i) => (at(bytes, 2 * i) * 256 + at(bytes, 2 * i + 1)).toString(16));
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}
