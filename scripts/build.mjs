/**
 * `npm run build`: a production build in any case. `-- --inspected`: one with the inspector in it, and `-- --for-tests`: one that is compressed
 * quickly, when the last one is stale.
 */
import { buildAnew, ensureBuilt, ensureInspectedBuilt, ensureInstalled, requireNode } from './prepare.mjs';

requireNode();
ensureInstalled({ forTests: false });
if (process.argv.includes('--inspected')) ensureInspectedBuilt();
else if (process.argv.includes('--for-tests')) ensureBuilt();
else buildAnew();
