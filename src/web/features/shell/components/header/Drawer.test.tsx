/** The menu of phones, which only a narrow window has. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { MOBILE_QUERY } from '#web/platform/useMedia';

fakeServer({}).serveFile();

beforeAll(() => {
  const list = window.matchMedia;
  window.matchMedia = (query) => Object.assign(list(query), { matches: query === MOBILE_QUERY });
  // jsdom knows the element but not its methods
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

it.each([
  ['/about-us', 'Open menu', 'Menu', 'Close menu', 'Paris'],
  ['/us-es/about-us', 'Abrir menú', 'Menú', 'Cerrar menú', 'París'],
])('at %s it is opened and closed by buttons that say so', async (path, open, menu, close, city) => {
  await renderApp(path);
  await userEvent.click(await screen.findByRole('button', { name: open }));
  const dialog = within(await screen.findByRole('dialog', { name: menu }));
  expect(dialog.getByRole('link', { name: city })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: close }));
  expect(screen.queryByRole('dialog', { name: menu })).not.toBeInTheDocument();
});
