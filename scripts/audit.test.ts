/** The audit against registries of its own: one that knows nothing, one that knows a fault, and some that do not answer. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { inRelease } from '#testing/testSize';

let server: Server | undefined;
/** npm caches what a registry answered; the user's own cache must be neither read nor written. */
let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'wf-audit-'));
});
afterEach(() => {
  server?.close();
  rmSync(cache, { recursive: true, force: true });
});

/** A registry that answers the audit call with a status and a body; null hangs up. */
async function registry(answer: { readonly status: number; readonly body: unknown } | null): Promise<string> {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (answer === null) return void request.socket.destroy();
      const isAudit = request.url?.endsWith('/security/advisories/bulk') === true;
      if (!isAudit) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      const body = Buffer.concat(chunks);
      const packages = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      expect(packages).toContain('"fastify"');
      expect(packages).not.toContain('"jest"');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function audit(url: string): Promise<{ readonly code: number | null; readonly text: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, npm_config_registry: url, npm_config_cache: cache };
    const child = spawn(process.execPath, [path.join(__dirname, 'audit.mjs')], { env });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('close', (code) => resolve({ code, text }));
  });
}

const advisory = (severity: string) => ({
  fastify: [{ id: 1, url: 'http://127.0.0.1/1', title: 'A fault', severity, vulnerable_versions: '>=0.0.0', cwe: [], cvss: { score: 9 } }],
});

type Row = readonly [what: string, answer: Parameters<typeof registry>[0], code: number, text: string];

const ROWS: readonly Row[] = [
  ['knows no fault', { status: 200, body: {} }, 0, 'no severe fault is known'],
  ['knows a critical one', { status: 200, body: advisory('critical') }, 1, 'fastify'],
  ['hangs up', null, 0, 'does not answer'],
  ...inRelease<Row>([
    ['knows a moderate one', { status: 200, body: advisory('moderate') }, 0, 'no severe fault is known'],
    ['has no audit', { status: 405, body: {} }, 0, 'does not answer'],
  ]),
];

it.each(ROWS)('a registry that %s', async (_, answer, code, text) => {
  const result = await audit(await registry(answer));
  expect(result).toEqual({ code, text: expect.stringContaining(text) });
});
