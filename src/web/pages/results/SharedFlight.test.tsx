import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/site/renderApp';
import { at, listedFlights, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
const seen = jest.fn();
beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = seen;
});
afterEach(() => {
  server.reset();
  seen.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  server.stop();
});

const shared = async () => within(await screen.findByRole('region', { name: 'The flight of your link' }));

test.each([
  ['&flight=fi&seen=42900', 'The flight of your link still costs $429.00 per adult.', /^Airline FI, /],
  ['&flight=fi&seen=40000', 'The flight of your link was $400.00, now $429.00 per adult.', /^Airline FI, /],
  ['&flight=zz&seen=41000', 'The flight of your link ($410.00 per adult) is gone. This is the nearest to it.', /^Airline TP, /],
])('%s says what became of it and shows it, whatever the filters', async (more, text, description) => {
  await renderApp(at(`${more}&stops=0`));
  const part = await shared();
  // the status is there before it speaks
  expect(await part.findByText(text)).toBeInTheDocument();
  expect(part.getByRole('button', { name: 'Select', description })).toBeInTheDocument();
  expect(seen).toHaveBeenCalled();
  expect(await listedFlights()).toHaveLength(1);
});

it('closes, and leaves the rest of the address alone', async () => {
  const { address } = await renderApp(at('&flight=fi&seen=42900&sort=cheapest'));
  await userEvent.setup().click((await shared()).getByRole('button', { name: 'Show the list only' }));
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'The flight of your link' })).not.toBeInTheDocument();
  });
  expect(address.current().search).toMatch(/sort=cheapest$/);
});

it('a link is copied from the details; a browser that refuses shows it', async () => {
  await renderApp(at('&sort=cheapest'));
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  const [first] = await listedFlights();
  const card = within(first as HTMLElement);
  await user.click(card.getByRole('button', { name: /^Flight details/ }));
  await user.click(await card.findByRole('button', { name: 'Copy link' }));
  expect(await card.findByText('Link copied')).toBeInTheDocument();
  const copied = new URL(written.mock.calls[0]?.[0] ?? '');
  expect([copied.searchParams.get('flight'), copied.searchParams.get('seen'), copied.searchParams.get('sort')]).toEqual([
    'tp',
    '41230',
    'cheapest',
  ]);
  written.mockRejectedValueOnce(new Error('refused'));
  await user.click(card.getByRole('button', { name: 'Copy link' }));
  expect(await card.findByRole('textbox', { name: 'Link to this flight' })).toHaveValue(copied.href);
});
