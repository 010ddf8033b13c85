import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AirportWire } from '#core/contract/airports.schema';
import { addDays, formatFieldDate, formatQueryDate, parseTypedDate } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { fakeServer } from '#testing/fakeServer';
import { renderApp } from '#testing/renderApp';
import { today } from '#web/platform/clock';

const airport = (A: string, D: string, C: string, P = A, N = 'US'): AirportWire => ({ A, D: `${A} - ${D}`, C, P, N });
const JFK = airport('JFK', 'John F Kennedy International Airport', 'New York', 'NYC');
const EWR = airport('EWR', 'Newark Liberty International Airport', 'New York', 'NYC');
const LAX = airport('LAX', 'Los Angeles International Airport', 'Los Angeles');
const KNOWN = [JFK, EWR, LAX];

const server = fakeServer({
  'GET /data/airports': ({ url }) => {
    const key = (url.searchParams.get('key') ?? '').toLowerCase();
    return { body: KNOWN.filter((a) => [a.A, a.C, a.P].some((text) => text.toLowerCase().startsWith(key))) };
  },
  'POST /api/eventlog': () => ({ status: 204 }),
});
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
});

// The whole page is rendered; only the form is asked.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });
const form = () => within(screen.getByLabelText(/^(Flight search|Búsqueda de vuelos)$/));
const box = (name: string): HTMLElement => form().getByRole('textbox', { name });
const combo = (name: string): HTMLElement => form().getByRole('combobox', { name });
const button = (name: string | RegExp): HTMLElement => form().getByRole('button', { name });
const submit = (): HTMLElement => button('Search flights');

async function home() {
  const user = userEvent.setup();
  const app = await renderApp('/');
  await screen.findByRole('search', { name: 'Flight search' });
  return { user, ...app };
}

/** Typed and picked by the keyboard. */
async function pick(user: ReturnType<typeof userEvent.setup>, field: string, text: string) {
  await user.click(combo(field));
  await user.keyboard(text);
  await form().findAllByRole('option');
  await user.keyboard('{Enter}');
}

it('has the names people and tests rely on (product §9)', async () => {
  const { user } = await home();
  expect(form().getByRole('radio', { name: 'Round trip' })).toBeChecked();
  expect(form().getByRole('radio', { name: 'One way' })).not.toBeChecked();
  for (const name of ['From', 'To']) expect(combo(name)).toHaveValue('');
  for (const name of ['Departure', 'Return']) expect(box(name)).toHaveValue('');
  expect(button('Swap origin and destination')).toBeEnabled();
  await user.click(button(/^Travelers and cabin/));
  for (const kind of ['adult', 'child', 'infant'])
    for (const verb of ['Add', 'Remove']) expect(form().getByRole('button', { name: `${verb} ${kind}` })).toBeVisible();
  expect(form().getByLabelText('Cabin')).toHaveValue('Economy');
  await user.click(form().getByRole('radio', { name: 'One way' }));
  expect(form().queryByRole('textbox', { name: 'Return' })).toBeNull();
});

it('shows every error, describes each field by its own, focuses the first and forgets it on blur', async () => {
  const { user } = await home();
  await user.click(submit());
  expect(combo('From')).toHaveFocus();
  for (const [field, message] of [
    [combo('From'), 'Please enter a From city or airport.'],
    [combo('To'), 'Please enter a valid city or airport.'],
    [box('Departure'), 'Please enter a Departure Date.'],
    [box('Return'), 'Please enter a Return Date.'],
  ] as const) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    expect(form().getByText(message)).toBeVisible();
  }
  await user.tab();
  expect(combo('From')).toBeValid();
  expect(combo('To')).toBeInvalid();
});

it('suggests cities above airports, picks by Enter and moves on', async () => {
  const { user } = await home();
  await user.click(combo('From'));
  await user.keyboard('ne');
  expect(combo('From')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('w');
  const options = await form().findAllByRole('option');
  expect(options.slice(0, 3).map((o) => o.textContent?.slice(0, 3))).toEqual(['NYC', 'JFK', 'EWR']);
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  expect(form().getByRole('option', { name: /^NYC New York all airports/ })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(combo('From')).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{Enter}');
  expect(combo('From')).toHaveValue('JFK - John F Kennedy International Airport');
  expect(combo('To')).toHaveFocus();
  await user.keyboard('lax{Tab}');
  await waitFor(() => {
    expect(combo('To')).toHaveValue('LAX - Los Angeles International Airport');
  });
  await user.click(button('Swap origin and destination'));
  expect(combo('From')).toHaveValue('LAX - Los Angeles International Airport');
});

it('a click that takes its time still selects', async () => {
  const { user } = await home();
  await user.click(combo('From'));
  await user.keyboard('new');
  const option = await form().findByRole('option', { name: /^EWR/ });
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await user.pointer({ keys: '[/MouseLeft]', target: option });
  expect(combo('From')).toHaveValue('EWR - Newark Liberty International Airport');
});

it('says when nothing is found and when suggestions are down, and keeps the text', async () => {
  const { user } = await home();
  await user.type(combo('From'), 'zzz');
  expect(await form().findByText('No city or airport found for “zzz”.')).toBeVisible();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('GET /data/airports', () => 'networkError');
  await user.type(combo('From'), 'y');
  expect(await form().findByText(/Suggestions are not available/)).toBeVisible();
  expect(combo('From')).toHaveValue('zzzy');
  logged.mockRestore();
});

it('suggests great airports without the server', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('GET /data/airports', () => 'networkError');
  const { user } = await home();
  await user.click(combo('To'));
  await user.keyboard('london');
  expect(await form().findByRole('option', { name: /^LON London all airports/ })).toBeVisible();
  // the failed question changes nothing on the screen
  await waitFor(() => expect(logged).toHaveBeenCalledWith('GET /airports: network'));
  await user.click(form().getByRole('option', { name: /^LGW/ }));
  expect(combo('To')).toHaveValue('LGW - London Gatwick Airport');
  logged.mockRestore();
});

it.each([
  ['MMM DD, YYYY', (d: IsoDate) => formatFieldDate(d)],
  ['MM/DD/YYYY', (d: IsoDate) => `${d.slice(5, 7)}/${d.slice(8)}/${d.slice(0, 4)}`],
  ['ISO', (d: IsoDate) => d],
])('dates are typed as %s; departure takes the return along and nothing opens', async (_, write) => {
  const { user } = await home();
  const depart = addDays(today(), 20);
  await user.tab();
  box('Departure').focus();
  await user.keyboard(write(depart));
  await user.tab();
  expect(box('Departure')).toHaveValue(formatFieldDate(depart));
  expect(box('Return')).toHaveValue(formatFieldDate(addDays(depart, 1)));
  expect(form().queryByRole('dialog', { name: /date/ })).toBeNull();
});

describe('date picker', () => {
  const active = (): IsoDate => {
    const label =
      document.activeElement
        ?.getAttribute('aria-label')
        ?.replace(/^\w+, /, '')
        .replace(', not available', '') ?? '';
    const date = parseTypedDate(label);
    if (!date.ok) throw new Error(`focus is not on a day: ${label}`);
    return date.value;
  };

  it('never opens by focus, opens by click with focus left in the box, Escape closes and returns', async () => {
    const { user } = await home();
    act(() => {
      box('Departure').focus();
    });
    expect(form().queryByRole('dialog', { name: 'Choose departure date' })).toBeNull();
    await user.click(box('Departure'));
    await form().findAllByRole('grid');
    expect(box('Departure')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(active()).toBe(today());
    });
    await user.keyboard('{Escape}');
    expect(box('Departure')).toHaveFocus();
    expect(form().queryByRole('dialog', { name: 'Choose departure date' })).toBeNull();
  });

  it('moves by every key of the date grid, inside the window, and chooses both dates', async () => {
    const { user } = await home();
    await user.click(button('Choose departure date'));
    await form().findAllByRole('grid');
    await waitFor(() => {
      expect(active()).toBe(today());
    });
    const walk = async (keys: string): Promise<IsoDate> => {
      await user.keyboard(keys);
      return active();
    };
    const start = await walk('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(start).toBe(addDays(today(), 35));
    expect(await walk('{ArrowRight}')).toBe(addDays(start, 1));
    expect(await walk('{ArrowLeft}{ArrowUp}')).toBe(addDays(start, -7));
    const home0 = await walk('{Home}');
    expect(new Date(`${home0}T12:00:00Z`).getUTCDay()).toBe(0);
    expect(await walk('{End}')).toBe(addDays(home0, 6));
    const month = (await walk('{PageDown}')).slice(0, 7);
    expect(month > addDays(home0, 6).slice(0, 7)).toBe(true);
    expect((await walk('{PageUp}')).slice(0, 7)).toBe(addDays(home0, 6).slice(0, 7));
    expect(await walk('{Shift>}{PageDown}{/Shift}')).toBe(addDays(today(), 329));
    expect(await walk('{Shift>}{PageUp}{/Shift}')).toBe(today());
    const chosen = await walk('{ArrowDown}');
    await user.keyboard('{Enter}');
    expect(box('Departure')).toHaveValue(formatFieldDate(chosen));
    await form().findByRole('dialog', { name: 'Choose return date' });
    await waitFor(() => {
      expect(active()).toBe(addDays(chosen, 1));
    });
    await user.keyboard('{ArrowRight} ');
    expect(box('Return')).toHaveValue(formatFieldDate(addDays(chosen, 2)));
    expect(box('Return')).toHaveFocus();
    expect(form().queryByRole('dialog', { name: /date/ })).toBeNull();
  });

  it('does not take a day outside the window', async () => {
    const { user } = await home();
    await user.click(button('Choose return date'));
    const blocked = await form().findAllByRole('gridcell', { name: /not available/ });
    for (const day of blocked.slice(0, 2)) fireEvent.click(day);
    expect(box('Return')).toHaveValue('');
  });
});

it('a whole search: counts, cabin, saved, told, and the address of the results', async () => {
  const { user, address, store } = await home();
  await pick(user, 'From', 'new');
  await pick(user, 'To', 'lax');
  const depart = addDays(today(), 30);
  await user.type(box('Departure'), formatFieldDate(depart));
  await user.click(button(/^Travelers and cabin/));
  await user.click(button('Add adult'));
  await user.click(button('Add infant'));
  await user.selectOptions(form().getByLabelText('Cabin'), 'Business');
  await user.keyboard('{Escape}');
  expect(button('Travelers and cabin 3 travelers Business')).toHaveFocus();
  // the results page arrives as a chunk: act waits for what it suspends on
  await act(async () => {
    fireEvent.click(submit());
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(address.current()).toEqual({
      pathname: '/flights/search',
      search: `?ori=NYC&des=LAX&departdate=${formatQueryDate(depart)}&triptype=R&cabin=Business&adt=2&chd=0&inf=1&returndate=${formatQueryDate(addDays(depart, 1))}`,
    });
  });
  expect(JSON.parse(localStorage.getItem('flightSearch') ?? 'null')).toMatchObject({
    origin: 'NYC - New York all airports',
    adults: 2,
    classValue: 'Business',
  });
  expect(store.getState().search.recent).toHaveLength(1);
});

it('comes back with the saved search; a departure that is not in the future is moved (spec §4)', async () => {
  const saved = {
    tripType: 'R',
    origin: JFK.D,
    destination: LAX.D,
    departDate: today(),
    returnDate: addDays(today(), 9),
    adults: 1,
    children: 2,
    infants: 0,
    classValue: 'First',
  };
  localStorage.setItem('flightSearch', JSON.stringify(saved));
  await home();
  expect(combo('From')).toHaveValue(JFK.D);
  expect(box('Departure')).toHaveValue(formatFieldDate(addDays(today(), 3)));
  expect(box('Return')).toHaveValue(formatFieldDate(addDays(today(), 6)));
  expect(button('Travelers and cabin 3 travelers First')).toBeVisible();
});

it.each([['{'], ['null'], ['[]'], ['{"tripType":"R"}'], ['"x"']])('a broken saved search %s is no search', async (text) => {
  localStorage.setItem('flightSearch', text);
  await home();
  expect(combo('From')).toHaveValue('');
  expect(submit()).toBeEnabled();
});

it('speaks Spanish on /us-es and goes to the Spanish results', async () => {
  const user = userEvent.setup();
  const saved = {
    tripType: 'O',
    origin: 'NYC - New York all airports',
    destination: LAX.D,
    departDate: addDays(today(), 5),
    returnDate: null,
    adults: 1,
    children: 0,
    infants: 0,
    classValue: 'Economy',
    places: { origin: { code: 'NYC', city: 'New York', country: 'US', metro: 'NYC', isMetro: true } },
  };
  localStorage.setItem('flightSearch', JSON.stringify(saved));
  const { address } = await renderApp('/us-es');
  await screen.findByLabelText('Búsqueda de vuelos');
  expect(combo('Desde')).toHaveValue('NYC - New York, todos los aeropuertos');
  await user.click(button('Buscar vuelos'));
  await waitFor(() => {
    expect(address.current().pathname).toBe('/us-es/flights/search');
  });
});
