/** One choice after another: each is made of what the address says then, not of what it said when the page was drawn. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddressSource } from '#web/platform/browser/location';
import { renderApp } from '#testing/site/renderApp';
import { at, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
server.serveFile();
const user = userEvent.setup();
const named = (address: AddressSource, name: string): string | null => new URLSearchParams(address.current().search).get(name);

it('options of a filter add up, and each is taken back alone', async () => {
  const { address } = await renderApp(at());
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  await user.click(await filters.findByRole('checkbox', { name: /^Nonstop/ }));
  await user.click(filters.getByRole('checkbox', { name: /^1 stop/ }));
  expect(named(address, 'stops')).toBe('0-1');
  await user.click(filters.getByRole('checkbox', { name: /^Nonstop/ }));
  expect(named(address, 'stops')).toBe('1');
});

it('where a slider came to rest is no step of the history', async () => {
  const { address } = await renderApp(at());
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  await user.click(await filters.findByRole('checkbox', { name: /^1 stop/ }));
  await user.click(filters.getByRole('button', { name: 'Highest price per adult: less' }));
  await waitFor(() => expect(named(address, 'pmax')).not.toBeNull());
  await act(async () => address.back());
  expect([named(address, 'stops'), named(address, 'pmax')]).toEqual([null, null]);
});
