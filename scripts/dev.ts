/**
 * `npm run dev`: builds web and server into a folder of its own whenever a file changes, restarts the server when its bundle changed,
 * and reloads the pages that are open. Pages and calls are the real server's, with its real headers; its database stays up meanwhile.
 */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, statSync, watchFile } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedTarget } from '../src/server/platform/db/embeddedPostgres';
import { openStorage } from '../src/server/platform/storage';
import type { Release } from '../src/server/platform/storage';

const LOOK_MS = 50;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const root = path.resolve(__dirname, '..');
const buildDir = path.join(root, '.cache', 'dev');
const served = path.join(buildDir, 'web');
const main = path.join(buildDir, 'server', 'main.js');
const worker = path.join(buildDir, 'server', 'timetable.worker.js');
const manifest = path.join(buildDir, 'manifest.json');
const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
const env = { ...process.env, NODE_ENV: 'development', INSPECT: '1', BUILD_DIR: buildDir };

const children = new Set<ChildProcess>();
/** Open pages, which wait for the line that reloads them. */
const pages = new Set<ServerResponse>();
const releases: Release[] = [];
/** The last server begun; `isUp` says whether it answers, as soon as that is known. Requests wait for it. */
let serving: { readonly child: ChildProcess; readonly port: number; readonly isUp: Promise<boolean> } | null = null;
let isStopping = false;

async function start(): Promise<void> {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'build-airports.mjs')], { stdio: ['ignore', 2, 2] });
  mkdirSync(buildDir, { recursive: true });
  for (const name of ['web', 'server']) node([webpack, '--watch', '--mode', 'development', '--config-name', name], env);
  const databaseUrl = await findDatabase();
  const front = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  front.listen(Number(process.env['PORT'] ?? 3000), 'localhost', () => {
    console.error(`http://localhost:${String((front.address() as AddressInfo).port)}`);
  });

  for (const bundle of [main, worker]) watchFile(bundle, { interval: LOOK_MS }, () => void restart(databaseUrl));
  watchFile(manifest, { interval: LOOK_MS }, () => (serving === null ? void restart(databaseUrl) : reload()));
  void restart(databaseUrl);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
}

/** That of the settings, or one of our own, which outlives the servers. */
async function findDatabase(): Promise<string> {
  const own = process.env['DATABASE_URL'];
  if (own !== undefined) return own;
  const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'var');
  await openStorage({ databaseUrl: null, dataDir }, releases);
  const { host, port, user, database } = embeddedTarget(dataDir);
  return `postgres://${user}@localhost:${String(port)}/${database}?host=${encodeURIComponent(host)}`;
}

/** The server needs both builds once; afterwards another one begins whenever its bundle changed, while the last one stops. */
async function restart(databaseUrl: string): Promise<void> {
  const port = await freePort();
  if (isStopping || ![main, worker, manifest].every((file) => existsSync(file))) return;
  serving?.child.kill('SIGINT');
  const child = node([main], { ...env, DATABASE_URL: databaseUrl, PORT: String(port), HOST: 'localhost' });
  const begun = { child, port, isUp: untilUp(child, port) };
  serving = begun;
  if ((await begun.isUp) && serving === begun) reload();
}

async function untilUp(child: ChildProcess, port: number): Promise<boolean> {
  while (child.exitCode === null && !child.killed) {
    const isUp = await fetch(`http://localhost:${String(port)}/healthz`).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

function reload(): void {
  for (const page of pages) page.write('data: reload\n\n');
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  if (pathname === '/dev/reload') return keepOpen(outgoing);
  const file = path.join(served, decodeURIComponent(pathname));
  const type = TYPES[path.extname(file)];
  if (type !== undefined && file.startsWith(served + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile()) {
    // never kept: names of a build for development say nothing of what is in it
    createReadStream(file).pipe(outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }));
    return;
  }
  const target = serving;
  if (target && (await target.isUp)) forward(incoming, outgoing, target.port);
  else outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('The server is not there; the terminal says why.\n');
}

function keepOpen(page: ServerResponse): void {
  pages.add(page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }));
  page.flushHeaders();
  page.once('close', () => pages.delete(page));
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: 'localhost', port, method, path: url, headers }, (answered) => {
    answered.pipe(outgoing.writeHead(answered.statusCode ?? 502, answered.rawHeaders));
  });
  onward.once('error', () => outgoing.destroy());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

function node(args: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: environment });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const ended = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGINT');
  await Promise.all(ended);
  for (const release of releases.reverse()) await release();
  process.exit();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  void stop();
});
