/** The call bar is in the HTML of every page that shows it at once: where it was closed, it must not come back for a moment (callBar.css). */
import { browserStores } from '#web/platform/browser/storage';
import { CLOSED, KEYS } from './remembered';

/** Hides the bar until the application takes it out, if it was closed in this session. */
export function hideClosedCallBar(): void {
  if (browserStores.session.read(KEYS.callBar) === CLOSED) document.documentElement.classList.add('is-callbar-closed');
}
