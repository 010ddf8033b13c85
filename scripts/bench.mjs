/** `npm run bench [name …]`: packages, build and browser first, then tools/bench/main.ts. */
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, ensureReleaseBuilt, requireNode, root, runOrFail } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureReleaseBuilt();
const bench = ['-r', 'ts-node/register/transpile-only', path.join(root, 'tools/bench/main.ts'), ...process.argv.slice(2)];
process.exitCode = runOrFail(process.execPath, bench, { CHROME_PATH: ensureChromium() });
