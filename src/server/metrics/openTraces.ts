/**
 * Traces by OpenTelemetry, sent to a collector by OTLP over HTTP. A span has the pattern of a route, the name of a call or the kind of a
 * statement, never an address, a value or the text of an error.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Span, Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { TracesSettings } from '../platform/config/tracesConfig';
import { aroundGateway, aroundSupplier } from './aroundPorts';
import type { Around, Port } from './aroundPorts';
import type { Traces } from './traces';

export interface OpenTraces {
  readonly site: Traces;
  /** Sends what is left; a collector that is away is not waited for. */
  close(): Promise<void>;
}

/** Between two posts. */
const EVERY_MS = 2_000;
/** A collector that takes longer gets nothing of this batch. */
const POST_MS = 5_000;
const CLOSE_MS = 2_000;
/** As the log names what has no route of its own. */
const NO_ROUTE = 'page';
const STATEMENT = /^\s*(\w{1,20})/;
const TABLE = /\b(?:from|into|update)\s+"?(\w{1,60})/i;

/** Begins to trace. There is one context of spans in a process, so it is done once. */
export function openTraces({ endpoint, service, share }: TracesSettings): OpenTraces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: POST_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EVERY_MS, exportTimeoutMillis: POST_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer(service);
  return {
    site: {
      parts: (parts) => ({
        ...parts,
        supplier: aroundSupplier(parts.supplier, tracedBy(tracer, 'supplier', parts.supplier.name)),
        payments: {
          ...parts.payments,
          gateway: aroundGateway(parts.payments.gateway, tracedBy(tracer, 'gateway', parts.payments.gateway.name)),
        },
      }),
      requests: (app) => traceRequests(app, tracer),
      queries: (pool) => traceQueries(pool, tracer),
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(CLOSE_MS, undefined, { ref: false })]);
      context.disable();
    },
  };
}

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    // probes of a balancer, which the log leaves out as well
    if (request.routeOptions.logLevel === 'silent') return done();
    const route = request.routeOptions.url ?? NO_ROUTE;
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    // visitors begin no trace of the site, and decide nothing about it: what their headers say is not read
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    spans.set(request, span);
    const { traceId } = span.spanContext();
    request.traceId = traceId;
    request.log = request.log.child({ traceId });
    reply.log = request.log;
    return context.with(trace.setSpan(ROOT_CONTEXT, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

function tracedBy(tracer: Tracer, port: Port, provider: string): Around {
  return (call, ask) =>
    (...args) =>
      tracer.startActiveSpan(`${port} ${call}`, { kind: SpanKind.CLIENT, attributes: { 'wingfare.provider': provider } }, async (span) => {
        try {
          const answer = await ask(...args);
          if (!answer.ok) failed(span, answer.error.code);
          return answer;
        } catch (error) {
          failed(span, 'thrown');
          throw error;
        } finally {
          span.end();
        }
      });
}

type Query = (...args: readonly unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Each connection's own `query`: pool and transactions both end there. */
function traceQueries(pool: Pool, tracer: Tracer): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Query; // its seven forms, passed on as they come
    const traced: Query = (...args) => {
      const text = textOf(args[0]);
      // jobs look into their tables every few seconds: only what a request waits for is traced
      if (text === null || trace.getActiveSpan() === undefined) return ask(...args);
      const span = tracer.startSpan(...spanOf(text));
      const end = (error: unknown): void => {
        if (error !== null && error !== undefined) failed(span, sqlState(error));
        span.end();
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const tell = callback as Callback; // pg calls it so
        const inContext: Callback = (error, result) => {
          end(error);
          tell(error, result);
        };
        return ask(...args.slice(0, -1), context.bind(context.active(), inContext));
      }
      const answer = ask(...args);
      if (answer instanceof Promise) answer.then(() => end(null), end);
      else end(null);
      return answer;
    };
    client.query = traced as typeof client.query;
  });
}

function spanOf(text: string): [string, { readonly kind: SpanKind; readonly attributes: Attributes }] {
  const operation = STATEMENT.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(text)?.[1];
  const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  if (table !== undefined) attributes['db.collection.name'] = table;
  return [table === undefined ? operation : `${operation} ${table}`, { kind: SpanKind.CLIENT, attributes }];
}

/** Null for what pg takes besides statements, such as a cursor. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const { text }: { readonly text?: unknown } = Object(query);
  return typeof text === 'string' ? text : null;
}

function sqlState(error: unknown): string {
  const { code }: { readonly code?: unknown } = Object(error);
  return typeof code === 'string' ? code : 'error';
}

/** Its text may quote what somebody typed. */
function failed(span: Span, code: string): void {
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
