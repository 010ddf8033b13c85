/** `npm run build`: a production build in any case; `-- --inspected`: one with the inspector in it, when the last one is stale. */
import { buildAnew, ensureInspectedBuilt, ensureInstalled, requireNode } from './prepare.mjs';

requireNode();
ensureInstalled({ forTests: false });
if (process.argv.includes('--inspected')) ensureInspectedBuilt();
else buildAnew();
