/**
 * The entry: style, and the start of the application. A prerendered page is complete without it, so it starts in the first idle
 * moment after the page has loaded, or with the first input; a page whose document loads the scripts itself starts at once: searches
 * and empty shells (decisions 064, 069).
 */
import './ui/styles/document.css';
import './ui/styles/base.css';
import './ui/styles/primitives.css';
import './ui/styles/buttons.css';
import './ui/fields/fields.css';
import { holdForms, recordEarlyInput } from './app/earlyInput';
import { loadApp } from './app/loadApp';
import { preloadParts } from './app/preloadParts';
import { tolerateForeignChanges } from './platform/browser/foreignChanges';
import { idleMoment, loaded } from './platform/browser/idle';

/** How long a busy page may keep its application waiting after `load`. */
const LONGEST_WAIT_MS = 1_000;
const RETRY_MS = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');

const foreign = tolerateForeignChanges(root);
const parts = document.currentScript?.dataset['parts'];

if (root.firstElementChild) {
  const early = recordEarlyInput(document);
  holdForms(document);
  const takeOver = (): void => {
    preloadParts(document, parts);
    // nothing recorded is lost while the network is away
    loadApp().then(
      (start) => start(root, { foreign, onShown: early.replay }),
      () => window.setTimeout(takeOver, RETRY_MS),
    );
  };
  if (parts === undefined) takeOver();
  else {
    const idleAfterLoad = loaded().then(() => idleMoment(LONGEST_WAIT_MS));
    void Promise.race([idleAfterLoad, early.begun]).then(takeOver);
  }
} else void loadApp().then((start) => start(root));
