/** `npm run desk -- COMMAND`: the agency's command line, out of the build that the site runs on. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled({ forTests: false });
ensureBuilt();
createRequire(import.meta.url)(path.join(root, 'dist', 'server', 'desk.js'));
