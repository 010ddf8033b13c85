/**
 * `npm run dev`: builds web and server into a folder of its own whenever a file changes, starts another server when its bundle changed,
 * and reloads the pages that are open; what is wrong with syntax or types stands over them. Pages and calls are the real server's, with its
 * real headers; its database stays up meanwhile. A server that does not start leaves the one before it in its place.
 */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync, watchFile } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedTarget } from '../src/server/platform/db/embeddedPostgres';
import { openStorage } from '../src/server/platform/storage';
import type { Release } from '../src/server/platform/storage';

const LOOK_MS = 50;
const PATIENCE_MS = 1_200;
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
const manifests = ['manifest.json', 'manifest-desk.json'].map((name) => path.join(buildDir, name));
const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
/** Written by scripts/webpack/tellProblems.ts. */
const problemFiles = ['web', 'desk', 'server'].map((name) => path.join(buildDir, `problems-${name}.json`));
const env = { ...process.env, NODE_ENV: 'development', INSPECT: '1', BUILD_DIR: buildDir };

const children = new Set<ChildProcess>();
/** Open pages, which wait for the events that reload them and show what is wrong. */
const pages = new Set<ServerResponse>();
const releases: Release[] = [];
interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  /** Whether it answers, as soon as that is known. */
  readonly isUp: Promise<boolean>;
}
/** The server that pages are answered by: the newest that came up, before there is one the first that was begun. Requests wait for it. */
let serving: Server | null = null;
/** The last one begun. */
let newest: Server | null = null;
let isStopping = false;
let typeErrors: readonly string[] = [];
let endedServer: readonly string[] = [];

async function start(): Promise<void> {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'build-airports.mjs')], { stdio: ['ignore', 2, 2] });
  mkdirSync(buildDir, { recursive: true });
  console.error('Building web and server; the page opens when both are there (a minute the first time)');
  for (const names of [['web', 'desk'], ['server']])
    node([webpack, '--watch', '--mode', 'development', ...names.flatMap((name) => ['--config-name', name])], env);
  const databaseUrl = await findDatabase();
  const front = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  front.listen(Number(process.env['PORT'] ?? 3000), 'localhost', () => {
    console.error(`http://localhost:${String((front.address() as AddressInfo).port)}`);
  });

  for (const bundle of [main, worker]) watchFile(bundle, { interval: LOOK_MS }, () => void restart(databaseUrl));
  for (const manifest of manifests)
    watchFile(manifest, { interval: LOOK_MS }, () => (serving === null ? void restart(databaseUrl) : reload()));
  for (const file of problemFiles) watchFile(file, { interval: LOOK_MS }, () => tellProblems());
  void restart(databaseUrl).then(checkTypes);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
}

/** After the first page: the compiler would take a processor from the builds. */
function checkTypes(): void {
  if (isStopping) return;
  const checking = spawn(process.execPath, [compiler, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'], { cwd: root });
  keep(checking);
  let found: string[] = [];
  checking.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) {
      if (/error TS\d+:/.test(line)) found.push(line);
      if (!/Found \d+ errors?\./.test(line)) continue;
      if (found.length > 0) console.error(found.join('\n'));
      [typeErrors, found] = [found, []];
      tellProblems();
    }
  });
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

/** The server needs both builds once; afterwards another one begins whenever its bundle changed, and takes over once it answers. */
async function restart(databaseUrl: string): Promise<void> {
  const port = await freePort();
  if (isStopping || ![main, worker, ...manifests].every((file) => existsSync(file))) return;
  const child = node(['--enable-source-maps', main], { ...env, DATABASE_URL: databaseUrl, PORT: String(port), HOST: 'localhost' });
  const begun = { child, port, isUp: untilUp(child, port) };
  if (!serving || serving.child.exitCode !== null) serving = begun;
  newest = begun;
  const isUp = await begun.isUp;
  if (newest !== begun) return void child.kill('SIGINT');
  endedServer = isUp ? [] : ['The server ended at its start; the terminal says why. The one before it goes on.'];
  tellProblems();
  if (!isUp) return;
  if (serving !== begun) serving.child.kill('SIGINT');
  serving = begun;
  reload();
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
  for (const page of pages) page.write('event: reload\ndata:\n\n');
}

/** All that is wrong now, to one page or to all that are open. */
function tellProblems(to: Iterable<ServerResponse> = pages): void {
  const built = problemFiles.flatMap((file) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : []));
  const data = JSON.stringify([...built, ...typeErrors, ...endedServer]);
  for (const page of to) page.write(`event: problems\ndata: ${data}\n\n`);
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  if (pathname === '/dev/events') return keepOpen(outgoing);
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
  tellProblems([page]);
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
  return keep(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: environment }));
}

/** Ends with this process. */
function keep(child: ChildProcess): ChildProcess {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const ended = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGINT');
  // a builder ends its build first; nobody waits for what it would write
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, PATIENCE_MS).unref();
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
