/** What is shown where Stripe's script could not be loaded: why, and a way to try again. */
import { required } from '#core/domain/values/checkedReads';
export function sayUnloadable(root: HTMLElement): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = required(root.dataset['unloadable'], 'unloadable');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = required(root.dataset['again'], 'again');
  again.addEventListener('click', () => window.location.reload());
  root.replaceChildren(text, again);
}
