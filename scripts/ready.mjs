/** Packages and a build as new as the sources, for scripts that run the built site. */
import { ensureBuilt, ensureInstalled, requireNode } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
