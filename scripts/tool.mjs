/** Runs a tool that is written in TypeScript, `node scripts/tool.mjs FILE …`, where the command was called. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, requireNode, root } from './prepare.mjs';

const [file = '', ...args] = process.argv.slice(2);
requireNode();
ensureInstalled();
const command = ['-r', 'ts-node/register/transpile-only', path.join(root, file), ...args];
// npm changes to the project's folder; file names are meant from where it was called
const env = { ...process.env, TS_NODE_PROJECT: path.join(root, 'tsconfig.json') };
const tool = spawn(process.execPath, command, { cwd: process.env['INIT_CWD'] ?? process.cwd(), stdio: 'inherit', env });
// Ctrl-C reaches the tool as well; a signal to this process alone is passed on
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => tool.kill('SIGTERM'));
tool.on('exit', (code) => (process.exitCode = code ?? 1));
