/** `POST /api/csp-report`: what browsers refused to load. Counted and logged without the query of any address. */
import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../limits/rateLimits';
import { takeOrRefuse } from '../limits/rateLimits';
import { at } from '#core/domain/values/checkedReads';

export interface CspReports {
  /** Reports since start. */
  readonly count: () => number;
  readonly add: () => void;
}

export function createCspReports(): CspReports {
  let count = 0;
  return {
    count: () => count,
    add: () => {
      count += 1;
    },
  };
}

const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

interface ReportDeps {
  readonly limits: RateLimiter;
  readonly cspReports: CspReports;
}

export async function registerCspReports(app: FastifyInstance, deps: ReportDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/api/csp-report', { config: { accepts: REPORT_TYPES, allowedOnFullDisk: true } }, async (request, reply) => {
      if (!(await takeOrRefuse(deps, 'events', request, reply))) return reply;
      deps.cspReports.add();
      request.log.warn({ csp: summaryOf(request.body) }, 'content security policy report');
      return reply.code(204).send();
    });
  });
}

/** Directive and addresses of the first report of a body, cut at the query. */
function summaryOf(body: unknown): Readonly<Record<string, string>> {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const report = member(first, 'csp-report') ?? member(first, 'body') ?? {};
  const text = (...names: readonly string[]): string => {
    const value = names.map((n) => member(report, n)).find((v) => typeof v === 'string');
    return typeof value === 'string' ? at(value.split(/[?#]/), 0).slice(0, 200) : '';
  };
  return {
    directive: text('effective-directive', 'violated-directive', 'effectiveDirective'),
    blocked: text('blocked-uri', 'blockedURL'),
    document: text('document-uri', 'documentURL'),
    source: text('source-file', 'sourceFile'),
  };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
