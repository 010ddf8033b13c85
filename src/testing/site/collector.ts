/** A collector of traces by OTLP over HTTP with JSON: it refuses what is not so, as a real one does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';

const strict = { additionalProperties: false };
const nanoseconds = Type.String({ pattern: '^[1-9][0-9]{15,19}$' });
const ATTRIBUTE = Type.Object(
  {
    key: Type.String({ minLength: 1 }),
    value: Type.Object(
      {
        stringValue: Type.Optional(Type.String()),
        intValue: Type.Optional(Type.Integer()),
        boolValue: Type.Optional(Type.Boolean()),
        doubleValue: Type.Optional(Type.Number()),
      },
      { ...strict, minProperties: 1, maxProperties: 1 },
    ),
  },
  strict,
);
const SPAN = Type.Object(
  {
    traceId: Type.String({ pattern: '^(?!0{32})[0-9a-f]{32}$' }),
    spanId: Type.String({ pattern: '^(?!0{16})[0-9a-f]{16}$' }),
    parentSpanId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' })),
    traceState: Type.Optional(Type.String()),
    flags: Type.Optional(Type.Integer()),
    name: Type.String({ minLength: 1 }),
    kind: Type.Integer({ minimum: 1, maximum: 5 }),
    startTimeUnixNano: nanoseconds,
    endTimeUnixNano: nanoseconds,
    attributes: Type.Array(ATTRIBUTE),
    droppedAttributesCount: Type.Integer({ minimum: 0 }),
    events: Type.Array(Type.Unknown()),
    droppedEventsCount: Type.Integer({ minimum: 0 }),
    links: Type.Array(Type.Unknown()),
    droppedLinksCount: Type.Integer({ minimum: 0 }),
    status: Type.Object({ code: Type.Integer({ minimum: 0, maximum: 2 }), message: Type.Optional(Type.String()) }, strict),
  },
  strict,
);
const EXPORT = Type.Object(
  {
    resourceSpans: Type.Array(
      Type.Object({
        resource: Type.Object({ attributes: Type.Array(ATTRIBUTE), droppedAttributesCount: Type.Integer() }),
        scopeSpans: Type.Array(Type.Object({ scope: Type.Object({ name: Type.String() }), spans: Type.Array(SPAN) })),
      }),
      { minItems: 1 },
    ),
  },
  strict,
);

export type CollectedSpan = Static<typeof SPAN>;

export interface Collector {
  readonly endpoint: string;
  readonly spans: CollectedSpan[];
  /** Everything that was posted, as it came. */
  readonly bodies: string[];
  /** Why posts were refused. */
  readonly refused: string[];
  close(): Promise<void>;
}

/** Listens on this machine. */
export async function startCollector(): Promise<Collector> {
  const [spans, bodies, refused]: [CollectedSpan[], string[], string[]] = [[], [], []];
  const take = (method: string | undefined, url: string | undefined, type: string | undefined, body: string): string | null => {
    if (method !== 'POST' || url !== '/v1/traces') return `${String(method)} ${String(url)}`;
    if (type?.split(';')[0] !== 'application/json') return `the type ${String(type)}`;
    let sent: unknown;
    try {
      sent = JSON.parse(body);
    } catch {
      return 'no JSON';
    }
    if (!Value.Check(EXPORT, sent)) return JSON.stringify(Value.Errors(EXPORT, sent)[0] ?? 'not an export');
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    return null;
  };
  const server = createServer((request, response) => {
    readAll(request).then(
      (body) => {
        bodies.push(body);
        const why = take(request.method, request.url, request.headers['content-type'], body);
        if (why !== null) refused.push(why);
        response.writeHead(why === null ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    spans,
    bodies,
    refused,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
