/** `npm run dev`: watches web and server into a folder of its own, restarts the server and reloads the browser on change. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, watchFile } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ensureInstalled, generate, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled();
generate();

const buildDir = path.join(root, '.cache', 'dev');
const main = path.join(buildDir, 'server', 'main.js');
const worker = path.join(buildDir, 'server', 'timetable.worker.js');
const manifest = path.join(buildDir, 'manifest.json');
const serverPort = await freePort();
const env = { ...process.env, NODE_ENV: 'development', INSPECT: '1', BUILD_DIR: buildDir, DEV_SERVER: `http://localhost:${serverPort}` };
const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
mkdirSync(buildDir, { recursive: true });

const children = new Set();
let server = null;
let isRestarting = false;
let isStopping = false;

node([webpack, 'serve', '--mode', 'development', '--config-name', 'web'], env);
node([webpack, '--watch', '--mode', 'development', '--config-name', 'server'], env);
for (const bundle of [main, worker]) watchFile(bundle, { interval: 300 }, restart);
watchFile(manifest, { interval: 300 }, (now, before) => {
  if (before.mtimeMs === 0 && now.mtimeMs !== 0) restart();
});
restart();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

/** The server needs both builds once; afterwards it is begun anew whenever its own bundle changed. */
function restart() {
  if (isStopping || isRestarting || ![main, worker, manifest].every((file) => existsSync(file))) return;
  if (server === null) {
    server = node([main], { ...env, PORT: String(serverPort), HOST: 'localhost' });
    return;
  }
  isRestarting = true;
  server.once('exit', () => {
    isRestarting = false;
    server = null;
    restart();
  });
  server.kill('SIGINT');
}

function node(args, environment) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: environment });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

function stop() {
  isStopping = true;
  for (const child of children) child.kill('SIGINT');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
