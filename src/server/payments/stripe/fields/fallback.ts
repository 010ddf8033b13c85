/** What is shown where Stripe's script could not be loaded: why, and a way to try again. */
export function sayUnloadable(root: HTMLElement): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = root.dataset['unloadable'] ?? '';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = root.dataset['again'] ?? '';
  again.addEventListener('click', () => window.location.reload());
  root.replaceChildren(text, again);
}
