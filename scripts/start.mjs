/** `npm start`: installs and builds when needed, then becomes the server, in this very process so that signals reach it. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root, told } from './prepare.mjs';

requireNode();
ensureInstalled({ forTests: false });
ensureBuilt();
process.env.NODE_ENV ??= 'production';
const began = performance.now();
await createRequire(import.meta.url)(path.join(root, 'dist', 'server', 'main.js')).started;
told('listening', began);
