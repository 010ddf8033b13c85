import { screen } from '@testing-library/react';
import { leftBehind, subscribedCalls } from './leftBehind';
import { renderApp } from './renderApp';
import { at, resultsServer } from './resultsWorld';
import { watchPage } from './watchedPage';

const server = resultsServer();
server.serveFile();

it('shows the 404 page at an unknown address', async () => {
  await renderApp('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('knows what a page listens to and has asked for, until the page is gone', async () => {
  const { store, unmount } = await renderApp(at());
  await screen.findAllByRole('button', { name: /^Select/ });
  expect(leftBehind()).toContainEqual(expect.stringMatching(/^a listener of "scroll", src\/web\/platform\/browser\/scroll\.hooks\.ts/));
  expect(subscribedCalls(store)).toContainEqual(expect.stringMatching(/^flights\(/));
  unmount();
  expect(leftBehind()).toEqual([]);
  expect(subscribedCalls(store)).toEqual([]);
});

it.each([
  ['<button><svg aria-hidden="true"></svg></button>', ['Without a name: <button>']],
  ['<button><span aria-hidden="true">x</span></button>', ['Without a name: <button>']],
  ['<button aria-label="Cerrar"></button><button>Abrir</button><a href="/"><img alt="Inicio"></a>', []],
  ['<label for="a">Nombre</label><input id="a"><label>Correo<input></label><input aria-labelledby="a-b"><p id="a-b">Teléfono</p>', []],
  ['<input name="b" value="Ana">', ['Without a name: <input name="b" value="Ana">']],
  ['<p>Gratis hasta Thursday</p>', ['"Thursday" on a Spanish page: Gratis hasta Thursday']],
  ['<p aria-label="Vuelos from Boston"></p>', ['"from" on a Spanish page: Vuelos from Boston']],
  ['<p lang="en">Flights from Boston</p>', []],
])('looks at what is drawn: %s', (html, faults) => {
  const part = document.body.appendChild(document.createElement('div'));
  const page = watchPage(part, { isSpanish: true });
  part.innerHTML = html;
  expect(page.faults()).toEqual(faults);
  page.stop();
  part.remove();
});
