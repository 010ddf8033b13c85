/**
 * The parts of a release build, on two processors: web files on one; server and pages on the other, since pages name the files of the web
 * build by their roles alone. The first part that fails ends the others.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, told } from './prepare.mjs';

const WEBPACK = [path.join(root, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'];
const children = new Set();

try {
  await Promise.all([
    part('web', [...WEBPACK, '--config-name', 'web', '--config-name', 'desk']),
    part('server', [...WEBPACK, '--config-name', 'server', '--config-name', 'prerender']).then(() =>
      part('pages', [path.join(root, 'scripts', 'prerender.mjs')]),
    ),
  ]);
} catch (error) {
  for (const child of children) child.kill();
  console.error(error.message);
  process.exitCode = 1;
}

function part(name, args) {
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 2, 2] });
  children.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      children.delete(child);
      if (code !== 0) return reject(new Error(`${name} failed (${signal ?? code})`));
      told(name, began);
      resolve();
    });
  });
}
