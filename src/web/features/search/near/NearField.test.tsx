/** Airports nearby as checkboxes in the form, by roles and names (search.47). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AirportWire, NearAirportWire } from '#core/contract/flights/airports.schema';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { searchWith } from '#testing/site/resultsWorld';
import { itInCi } from '#testing/jest/smallerRuns';

const airport = (A: string, C: string): AirportWire => ({ A, D: `${A} - ${C} International Airport`, C, P: A, N: 'US' });
const near = (code: string, city: string, miles: number): NearAirportWire => ({ code, city, metro: code, miles });
const AROUND: Readonly<Record<string, readonly NearAirportWire[]>> = {
  SFO: [near('OAK', 'Oakland', 11), near('SJC', 'San Jose', 30), near('SMF', 'Sacramento', 86)],
  JFK: [near('EWR', 'Newark', 21)],
};
const server = fakeServer({
  'GET /data/airports': ({ url }) => ({
    body: [airport('SFO', 'San Francisco'), airport('JFK', 'New York')].filter(({ A }) => A === url.searchParams.get('key')),
  }),
  'GET /data/nearby': ({ url }) => ({ body: AROUND[url.searchParams.get('code') ?? ''] ?? [] }),
  'GET /api/nearby-fares': () => ({
    body: {
      price: 345_00,
      airports: [
        { end: 'origin', code: 'OAK', city: 'Oakland', miles: 11, price: 300_00 },
        { end: 'origin', code: 'SJC', city: 'San Jose', miles: 30, price: 365_00 },
        { end: 'origin', code: 'SMF', city: 'Sacramento', miles: 86, price: null },
      ],
    },
  }),
  'GET /flight/getflights': () => ({ status: 503, body: problem('supplier_unavailable', 503) }),
  'GET /api/lowest-prices': () => ({ body: { prices: {} } }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
server.serveFile();
const user = userEvent.setup();
const SEARCH = searchParamsOf(searchWith({ origin: 'SFO', destination: 'JFK' }));

/** The form of a results page, opened. */
async function opened(prefix: string, more = '') {
  const app = await renderApp(`${prefix}/flights/search?${SEARCH}${more}`);
  await user.click((await screen.findAllByRole('button', { name: /^Modif/ }))[0] as HTMLElement);
  const form = within(await screen.findByRole('search'));
  await user.click(form.getByRole('combobox', { name: /^(From|Desde)$/ }));
  await user.click(await form.findByRole('button', { name: /^(Nearby airports|Aeropuertos cercanos)/ }, { timeout: 5_000 }));
  return { form, ...app };
}

itInCi('name each airport with its distance and what it saves, and go into the address', async () => {
  const { form, address } = await opened('');
  const from = within(form.getByRole('group', { name: 'From, besides SFO' }));
  await from.findByRole('checkbox', { name: /saves/ });
  expect(from.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Oakland (OAK) · 11 mi · saves about $45',
    'San Jose (SJC) · 30 mi · about $20 more',
    'Sacramento (SMF) · 86 mi · no flights on these days',
  ]);
  expect(form.getByRole('group', { name: 'To, besides JFK' })).toHaveTextContent('Newark (EWR) · 21 mi');
  await user.click(from.getByRole('checkbox', { name: /Oakland/ }));
  await user.click(from.getByRole('checkbox', { name: /San Jose/ }));
  expect(form.getByRole('button', { name: 'Nearby airports: OAK, SJC' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(form.getByRole('button', { name: 'Search flights' }));
  await waitFor(() => {
    expect(new URLSearchParams(address.current().search).get('fromnear')).toBe('OAK,SJC');
  });
});

it('stop at six pairs, and say so', async () => {
  const { form } = await opened('', '&fromnear=OAK,SJC&tonear=EWR');
  const box = await form.findByRole('checkbox', { name: /Sacramento/ });
  expect(box).toHaveAttribute('aria-disabled', 'true');
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(form.getByText('At most 6 pairs of airports are searched. Clear one to choose another.')).toBeVisible();
});

it('are shown in kilometers in Spanish, and close by Escape', async () => {
  const { form } = await opened('/us-es', '&fromnear=OAK');
  const box = await form.findByRole('checkbox', { name: /^Oakland \(OAK\) · 18 km/ });
  expect(box).toBeChecked();
  box.focus();
  await user.keyboard('{Escape}');
  expect(form.queryByRole('checkbox')).toBeNull();
  expect(form.getByRole('button', { name: 'Aeropuertos cercanos: OAK' })).toHaveFocus();
});
