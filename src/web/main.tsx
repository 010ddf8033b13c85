/**
 * The entry: style, and the decision when the application starts. A prerendered page is complete without it, so the
 * application waits for the first sign of a person (docs/decisions/060); an empty shell starts at once.
 */
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { recordEarlyInput } from './app/earlyInput';
import { firstSign } from './app/firstSign';
import { preloadParts } from './app/preloadParts';

const RETRY_MS = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');

const parts = document.currentScript?.dataset['parts'];
const loadApp = () => import(/* webpackChunkName: "app" */ './app/start');

if (root.firstElementChild) {
  const early = recordEarlyInput(document);
  const takeOver = (): void => {
    preloadParts(document, parts);
    // nothing recorded is lost while the network is away
    loadApp().then(
      ({ start }) => start(root, early.replay),
      () => window.setTimeout(takeOver, RETRY_MS),
    );
  };
  void firstSign(window).then(takeOver);
} else void loadApp().then(({ start }) => start(root));
