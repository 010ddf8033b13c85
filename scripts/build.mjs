/** `npm run build`: a production build in any case. */
import { buildAnew, ensureInstalled, requireNode } from './prepare.mjs';

requireNode();
ensureInstalled();
buildAnew();
