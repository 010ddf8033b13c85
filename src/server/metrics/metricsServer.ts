/** The port of the metrics: `GET` and `HEAD /metrics`, and 404 for everything else. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export const METRICS_PATH = '/metrics';

/** One or two scrapers, and a person. */
const MOST_CONNECTIONS = 32;
const REQUEST_MS = 5_000;
/** A reader that takes nothing for so long is hung up on. */
const SILENT_MS = 10_000;

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

interface MetricsServerDeps {
  readonly port: number;
  readonly host: string;
  readonly contentType: string;
  /** The metrics as text; read once for those who scrape at the same time. */
  readonly text: () => Promise<string>;
}

/** Listens; rejects with the system's error where the port or address is not to be had. */
export async function openMetricsServer({ port, host, contentType, text }: MetricsServerDeps): Promise<MetricsServer> {
  let underWay: Promise<string> | null = null;
  const shared = (): Promise<string> => {
    underWay ??= text().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  async function answer({ method, url = '' }: IncomingMessage, reply: ServerResponse): Promise<void> {
    const isScrape = (method === 'GET' || method === 'HEAD') && url.split('?')[0] === METRICS_PATH;
    if (!isScrape) return send(reply, 404, 'text/plain; charset=utf-8', 'Not found\n');
    try {
      send(reply, 200, contentType, await shared());
    } catch {
      send(reply, 500, 'text/plain; charset=utf-8', 'The metrics could not be read\n');
    }
  }

  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS, keepAliveTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    (request, reply) => void answer(request, reply),
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = SILENT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: portOf(server), close: () => closeNow(server) };
}

/** A body that is sent along is not read. */
function send(reply: ServerResponse, status: number, type: string, body: string): void {
  reply.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 404 ? { connection: 'close' } : {}),
  });
  reply.end(reply.req.method === 'HEAD' ? undefined : body);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
