import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, addMonths, dateParts, daysBetween, formatQueryDate, parseQueryDate } from '#core/domain/values/dates';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { TODAY } from '#testing/today';

const server = fakeServer({
  'GET /data/airports': ({ url }) => {
    const key = url.searchParams.get('key') ?? '';
    return { body: ['JFK', 'LAX'].filter((A) => A === key.toUpperCase()).map((A) => ({ A, D: `${A} - Airport`, C: A, P: A, N: 'US' })) };
  },
  'POST /api/eventlog': () => ({ status: 204 }),
  // the third of a month is its cheapest, the fifth has no flight
  'GET /api/lowest-prices': ({ url }) => {
    const from = parseQueryDate(url.searchParams.get('from') ?? '') ?? TODAY;
    const to = parseQueryDate(url.searchParams.get('to') ?? '') ?? TODAY;
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
    return { body: { prices: Object.fromEntries(days.map((date, i) => [date, i === 4 ? null : i === 2 ? 201_10 : 300_00 + i])) } };
  },
});
server.serveFile();

const form = () => within(screen.getByLabelText('Flight search'));
const combo = (name: string): HTMLElement => form().getByRole('combobox', { name });
const button = (name: string | RegExp): HTMLElement => form().getByRole('button', { name });

async function home() {
  const user = userEvent.setup();
  await renderApp('/');
  await screen.findByRole('search', { name: 'Flight search' });
  return { user };
}

async function pick(user: ReturnType<typeof userEvent.setup>, field: string, text: string) {
  await user.click(combo(field));
  await user.keyboard(text);
  await form().findAllByRole('option');
  await user.keyboard('{Enter}');
}

describe('prices in the calendar', () => {
  const priceCalls = () => server.received.filter((a) => a.url.pathname === '/api/lowest-prices').map((a) => a.url.searchParams);

  it("are requested when both places are known and the departures are opened, and are part of each day's name", async () => {
    const { user } = await home();
    await user.click(button('Choose departure date'));
    await form().findAllByRole('grid');
    expect(priceCalls()).toEqual([]);
    await user.keyboard('{Escape}');
    await pick(user, 'From', 'JFK');
    await pick(user, 'To', 'LAX');
    const next = addDays(addMonths(TODAY, 1), 1 - dateParts(addMonths(TODAY, 1)).day);
    await user.click(button('Choose departure date'));
    await user.click(await form().findByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(priceCalls().some((p) => p.get('from') === formatQueryDate(next))).toBe(true));
    const months = within((await form().findAllByRole('grid'))[0] as HTMLElement);
    expect(await months.findByRole('gridcell', { name: / 3, \d{4}, from \$202, lowest of the month$/ })).toBeVisible();
    expect(months.getByRole('gridcell', { name: / 5, \d{4}, no flights$/ })).toBeVisible();
    expect(months.getByRole('gridcell', { name: / 1, \d{4}, from \$300$/ })).toBeVisible();
    expect(form().getByText('Lowest price per adult, round trip of 7 nights, all taxes included.')).toBeVisible();
    expect(priceCalls().every((p) => p.get('ori') === 'JFK' && p.get('des') === 'LAX' && p.get('triptype') === 'R')).toBe(true);
  });
});
