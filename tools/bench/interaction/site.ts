/** The built site with one thing changed: the flight search answers with a list made here, and not before its signal. */
import { request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { startSite } from '../../../e2e/fixtures/site';
import { serveLocally } from '../localServer';

export interface ListedSite {
  readonly origin: string;
  /** Bytes of the answer on the wire and unpacked. */
  readonly bytes: { readonly br: number; readonly raw: number };
  /** Lets the search that waits, or the next one, answer. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

/** Quality of the server's own answers. */
const QUALITY = 5;

export async function startListedSite(answer: unknown): Promise<ListedSite> {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  const raw = Buffer.from(JSON.stringify(answer));
  const body = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const waiting: ServerResponse[] = [];
  const send = (reply: ServerResponse): void => {
    reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length });
    reply.end(body);
  };
  const proxy = await serveLocally((incoming: IncomingMessage, reply) => {
    if (incoming.url?.startsWith('/flight/getflights') === true) {
      waiting.push(reply);
      return;
    }
    const { port } = new URL(site.origin);
    const on = forward({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (got) => {
      reply.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(reply);
    });
    on.on('error', () => reply.destroy());
    incoming.pipe(on);
  });
  return {
    origin: proxy.origin,
    bytes: { br: body.length, raw: raw.length },
    release: () => waiting.splice(0).forEach(send),
    close: async () => {
      proxy.close();
      await site.remove();
    },
  };
}
