import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AirportWire } from '#core/contract/flights/airports.schema';
import { addDays, formatFieldDate, formatQueryDate } from '#core/domain/values/dates';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { itInCi } from '#testing/jest/smallerRuns';
import { TODAY } from '#testing/today';

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
server.serveFile();

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

it('has the names people and tests rely on (search.3)', async () => {
  const { user } = await home();
  expect(form().getByRole('radio', { name: 'Round trip' })).toBeChecked();
  expect(form().getByRole('radio', { name: 'One way' })).not.toBeChecked();
  for (const name of ['From', 'To']) expect(combo(name)).toHaveValue('');
  for (const name of ['Departure', 'Return']) expect(box(name)).toHaveValue('');
  expect(button('Swap origin and destination')).toBeEnabled();
  await user.click(button(/^Travelers and cabin/));
  await form().findByRole('button', { name: 'Add adult' });
  for (const kind of ['adult', 'child', 'infant'])
    for (const verb of ['Add', 'Remove']) expect(form().getByRole('button', { name: `${verb} ${kind}` })).toBeVisible();
  expect(form().getByLabelText('Cabin')).toHaveValue('Economy');
  await user.click(form().getByRole('radio', { name: 'One way' }));
  expect(form().queryByRole('textbox', { name: 'Return' })).toBeNull();
});

it('offers two flights where the return is on the day of departure, by mouse and by keyboard', async () => {
  const { user, address } = await home();
  await pick(user, 'From', 'jfk');
  await pick(user, 'To', 'lax');
  const day = formatFieldDate(addDays(TODAY, 10));
  for (const name of ['Departure', 'Return']) {
    await user.clear(box(name));
    await user.type(box(name), day);
  }
  await user.click(submit());
  expect(box('Return')).toHaveFocus();
  expect(box('Return')).toHaveAccessibleDescription(/^Return Date must be after Departure Date\.( |$)/);
  const remedy = 'Fly there and back on one day as multi-city';
  await user.tab();
  await user.tab();
  expect(button(remedy)).toHaveFocus();
  await user.tab();
  expect(form().queryByRole('button', { name: remedy })).toBeNull();
  await user.click(submit());
  // the results page arrives as a chunk: act waits for what it suspends on
  await act(async () => {
    fireEvent.click(button(remedy));
    await Promise.resolve();
  });
  await waitFor(() => expect(address.current().pathname).toBe('/flights/search'));
  expect(address.current().search).toMatch(/triptype=M.*s2=LAX-JFK-/);
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
  expect(options.slice(0, 3).map((o) => o.textContent.slice(0, 3))).toEqual(['NYC', 'JFK', 'EWR']);
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

it('suggests major airports without the server', async () => {
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

it('Left and Right give the text back: no option is the current one until Up or Down', async () => {
  const { user } = await home();
  await user.click(combo('From'));
  await user.keyboard('new');
  const options = await form().findAllByRole('option');
  expect(combo('From')).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{ArrowLeft}');
  expect(combo('From')).not.toHaveAttribute('aria-activedescendant');
  expect(combo('From')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(combo('From')).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{ArrowRight}{Backspace}w');
  expect(combo('From')).toHaveAttribute('aria-activedescendant');
});

it('a whole search: counts, cabin, saved, reported, and the address of the results', async () => {
  const { user, address, store } = await home();
  await pick(user, 'From', 'new');
  await pick(user, 'To', 'lax');
  const depart = addDays(TODAY, 30);
  await user.type(box('Departure'), formatFieldDate(depart));
  await user.click(button(/^Travelers and cabin/));
  await user.click(await form().findByRole('button', { name: 'Add adult' }));
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

itInCi('asks for the ages of children, sends those that are chosen and searches without them', async () => {
  const { user, address } = await home();
  await pick(user, 'From', 'new');
  await pick(user, 'To', 'lax');
  await user.click(form().getByRole('radio', { name: 'One way' }));
  await user.type(box('Departure'), formatFieldDate(addDays(TODAY, 30)));
  await user.click(button(/^Travelers and cabin/));
  expect(form().queryByLabelText(/^Age of child/)).toBeNull();
  await user.click(await form().findByRole('button', { name: 'Add child' }));
  await user.click(button('Add child'));
  expect(form().getByLabelText('Age of child 1')).toHaveDisplayValue('Not chosen');
  expect(within(form().getByLabelText('Age of child 1')).getAllByRole('option')).toHaveLength(11);
  await user.selectOptions(form().getByLabelText('Age of child 2'), '11');
  // taken away and added again: what was chosen is not lost
  await user.click(button('Remove child'));
  await user.click(button('Add child'));
  await user.keyboard('{Escape}');
  const search = async (): Promise<string> => {
    await act(async () => {
      fireEvent.click(submit());
      await Promise.resolve();
    });
    return waitFor(() => {
      expect(address.current().pathname).toBe('/flights/search');
      return address.current().search;
    });
  };
  expect(await search()).toMatch(/&adt=1&chd=2&inf=0&ages=-11$/);
  expect(JSON.parse(localStorage.getItem('flightSearch') ?? 'null')).toMatchObject({ children: 2, childAges: [null, 11] });
});

it('comes back with the saved search; a departure that is not in the future is moved (search.28)', async () => {
  const saved = {
    tripType: 'R',
    origin: JFK.D,
    destination: LAX.D,
    departDate: TODAY,
    returnDate: addDays(TODAY, 9),
    adults: 1,
    children: 2,
    infants: 0,
    classValue: 'First',
  };
  localStorage.setItem('flightSearch', JSON.stringify(saved));
  await home();
  expect(combo('From')).toHaveValue(JFK.D);
  expect(box('Departure')).toHaveValue(formatFieldDate(addDays(TODAY, 3)));
  expect(box('Return')).toHaveValue(formatFieldDate(addDays(TODAY, 6)));
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
    departDate: addDays(TODAY, 5),
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
  expect(combo('Desde')).toHaveValue('NYC - New York todos los aeropuertos');
  // awaited: the script of the results may not be here yet, and React waits for it within act alone
  await act(async () => user.click(button('Buscar vuelos')));
  await waitFor(() => {
    expect(address.current().pathname).toBe('/us-es/flights/search');
  });
});
