/** What the booking asks back: two people or one, whose passport, until when, which address. */
import { act, getDefaultNormalizer, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardFieldFault } from '#core/contract/bookings/hostedFields';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { CHOSEN_FLIGHT, draftAt, keepChosen } from '#testing/flights/chosenFlight';
import { fill } from '#testing/site/fill';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { TODAY } from '#testing/today';
import { itInCi, itInRelease } from '#testing/jest/smallerRuns';

const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/reprice': () => ({ body: draftAt(50_000) }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'GET /data/countries': () => ({
    body: [
      { id: 'FR', name: 'France' },
      { id: 'US', name: 'United States' },
    ],
  }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
});
beforeAll(server.start);
afterAll(server.stop);
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  server.reset();
  jest.restoreAllMocks();
});

type User = ReturnType<typeof userEvent.setup>;
const TWO_ADULTS = { ...CHOSEN_FLIGHT, query: { ...CHOSEN_FLIGHT.query, travelers: { adults: 2, children: 0, infants: 0 } } };
const choose = (flight: Pick<FlightConfirm, 'query'> = TWO_ADULTS): void => keepChosen({ ...CHOSEN_FLIGHT, ...flight });
const group = (name: string) => within(screen.getByRole('group', { name }));
const next = async (user: User) => user.click(await screen.findByRole('button', { name: 'Continue' }));
const us = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
const returns = addDays(TODAY, 37);

async function toTravelers(user: User): Promise<void> {
  await renderApp('/flights/payment');
  await next(user);
}

async function fillTraveler(user: User, title: string, first: string, passport: { number: string; expires: string } | null): Promise<void> {
  const fields = group(title);
  await fill(user, fields.getByLabelText('First name'), first);
  await fill(user, fields.getByLabelText('Last name'), 'Pajarita');
  await fill(user, fields.getByLabelText('Date of birth'), '04/18/1988');
  await user.selectOptions(fields.getByLabelText('Sex'), 'F');
  if (passport === null) {
    await user.click(fields.getByRole('checkbox', { name: 'I will add this passport later' }));
    return;
  }
  await fill(user, fields.getByLabelText('Passport number'), passport.number);
  await fill(user, fields.getByLabelText('Passport expiration'), passport.expires);
}
const GOOD = '05/05/2099';

itInCi('asks whether the same name and birth date are two people, once, and keeps the answer', async () => {
  choose();
  const user = userEvent.setup();
  await toTravelers(user);
  await fillTraveler(user, 'Adult 1', 'Ana', { number: 'P7654321', expires: GOOD });
  await fillTraveler(user, 'Adult 2', 'ana', { number: 'P7654322', expires: GOOD });
  expect(group('Adult 2').getByText(/Adult 2 has the same name and date of birth as Adult 1/)).toBeInTheDocument();
  await next(user);
  const summary = within(screen.getByRole('group', { name: /needs? a look$/ }));
  expect(summary.getByText('1 field needs a look')).toBeInTheDocument();
  await user.click(summary.getByRole('link', { name: /^Adult 2, Same person/ }));
  const yes = group('Adult 2').getByRole('button', { name: 'Yes, two people' });
  expect(yes).toHaveFocus();
  await user.click(yes);
  expect(screen.queryByRole('group', { name: /needs? a look$/ })).toBeNull();
  await next(user);
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Edit travelers/ }));
  expect(screen.queryByRole('button', { name: 'Yes, two people' })).toBeNull();
  // somebody else's name and birth date are another question
  await user.type(group('Adult 1').getByLabelText('First name'), 'bel');
  await user.type(group('Adult 2').getByLabelText('First name'), 'bel');
  expect(group('Adult 2').getByRole('button', { name: 'Yes, two people' })).toBeInTheDocument();
});

itInRelease('refuses the same passport twice', async () => {
  choose();
  const user = userEvent.setup();
  await toTravelers(user);
  await fillTraveler(user, 'Adult 1', 'Ana', { number: 'P7654321', expires: GOOD });
  await fillTraveler(user, 'Adult 2', 'Ben', { number: 'p 765-4321', expires: GOOD });
  await next(user);
  expect(group('Adult 2').getByLabelText('Passport number')).toHaveAccessibleDescription(/Another traveler has this passport number/);
  expect(group('Adult 1').getByLabelText('Passport number')).toBeValid();
});

itInCi('takes a booking without a passport, says until when it can be added, and reads that back', async () => {
  choose();
  const user = userEvent.setup();
  await toTravelers(user);
  await next(user);
  expect(screen.getByText('12 fields need a look')).toBeInTheDocument();
  await fillTraveler(user, 'Adult 1', 'Ana', null);
  // a question that is no longer shown is nothing to fix
  expect(screen.getByText('6 fields need a look')).toBeInTheDocument();
  expect(group('Adult 1').queryByLabelText('Passport number')).toBeNull();
  expect(group('Adult 1').getByText(/by \w{3}, \w{3} \d+, 10:00 AM, New York time: 72 hours before departure/)).toBeInTheDocument();
  await fillTraveler(user, 'Adult 2', 'Ben', null);
  await next(user);
  await fill(user, await screen.findByLabelText('Email'), 'canary@example.com');
  await fill(user, screen.getByLabelText('Phone'), '(212) 555-0118');
  await next(user);
  expect(await screen.findAllByText(/passport to be added by/)).toHaveLength(2);
});

it('does not offer to wait with a passport when there is no time left for it', async () => {
  const sooner = JSON.parse(JSON.stringify(TWO_ADULTS).replaceAll(addDays(TODAY, 30), addDays(TODAY, 4))) as FlightConfirm;
  choose(sooner);
  const user = userEvent.setup();
  await toTravelers(user);
  expect(group('Adult 1').getByLabelText('Passport number')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /passport later/ })).toBeNull();
});

itInRelease('warns of a passport that falls short of the Schengen rule, and goes on', async () => {
  choose();
  const user = userEvent.setup();
  await toTravelers(user);
  await fillTraveler(user, 'Adult 1', 'Ana', { number: 'P7654321', expires: us(addDays(returns, 40)) });
  await fillTraveler(user, 'Adult 2', 'Ben', { number: 'P7654322', expires: us(addDays(returns, 120)) });
  expect(screen.getByText(/^Adult 1: for France, the Schengen rule asks for a passport that is valid for 3 months/)).toBeInTheDocument();
  expect(screen.queryByText(/^Adult 2: for France/)).toBeNull();
  // nothing is required of a citizen of the Union
  await user.selectOptions(group('Adult 1').getByLabelText('Passport country'), 'FR');
  expect(screen.queryByText(/Schengen rule/)).toBeNull();
  await user.selectOptions(group('Adult 1').getByLabelText('Passport country'), 'US');
  await next(user);
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
});

describe('a mistyped address', () => {
  async function toContact(user: User, typed = 'bob@gmial.con'): Promise<HTMLElement> {
    choose();
    await toTravelers(user);
    await fillTraveler(user, 'Adult 1', 'Ana', null);
    await fillTraveler(user, 'Adult 2', 'Ben', null);
    await next(user);
    await fill(user, await screen.findByLabelText('Phone'), '(212) 555-0118');
    const email = screen.getByLabelText('Email');
    await user.type(email, typed);
    return email;
  }

  it('is questioned once the field is left, and corrected', async () => {
    const user = userEvent.setup();
    const email = await toContact(user);
    expect(screen.queryByText(/Is bob@gmial.con right/)).toBeNull();
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Use bob@gmail.com' }));
    expect(email).toHaveValue('bob@gmail.com');
    expect(email).toHaveFocus();
    await next(user);
    expect(await screen.findByText('Contact: bob@gmail.com')).toBeInTheDocument();
    expect(screen.queryByText(/looks mistyped/)).toBeNull();
  });

  it('that is none is corrected, and cannot be kept', async () => {
    const user = userEvent.setup();
    const email = await toContact(user, 'bob@gmail,com');
    await user.tab();
    const use = await screen.findByRole('button', { name: 'Use bob@gmail.com' });
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    await user.click(use);
    expect(email).toHaveValue('bob@gmail.com');
  });

  itInRelease('never blocks: it is questioned again before paying, and can be kept', async () => {
    const user = userEvent.setup();
    await toContact(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Contact: bob@gmial.con')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Keep bob@gmial.con' }));
    expect(screen.queryByText(/looks mistyped/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Edit contact/ }));
    await user.click(await screen.findByLabelText('Email'));
    await user.tab();
    expect(screen.queryByText(/looks mistyped/)).toBeNull();
  });
});

it.each([
  ['English', '/flights/payment', '(555) 010-0199', 'Keep (555) 010-0199', '(555) 010-0199'],
  ['Spanish', '/us-es/flights/payment', '212 555 0118', 'Estados Unidos (+12125550118)', '+12125550118'],
  ['Spanish', '/us-es/flights/payment', '55 1234 5678', 'México (+525512345678)', '+525512345678'],
])('asks in %s, at %s, about %s, whose owner says', async (_language, address, typed, answer, kept) => {
  choose({ query: { ...CHOSEN_FLIGHT.query, travelers: { adults: 1, children: 0, infants: 0 } } });
  const user = userEvent.setup();
  await renderApp(address);
  const proceed = async () => user.click(await screen.findByRole('button', { name: /^(Continue|Continuar)$/ }));
  await proceed();
  await fill(user, screen.getByLabelText(/^(First name|Nombre)$/), 'Ana');
  await fill(user, screen.getByLabelText(/^(Last name|Apellidos?)$/), 'Pajarita');
  await fill(user, screen.getByLabelText(/^(Date of birth|Fecha de nacimiento)$/), '04/18/1988');
  await user.selectOptions(screen.getByLabelText(/^(Sex|Sexo)$/), 'F');
  await user.click(screen.getByRole('checkbox', { name: /passport later|pasaporte (más tarde|después)/ }));
  await proceed();
  await fill(user, await screen.findByLabelText(/^(Email|Correo electrónico)$/), 'canary@example.com');
  const phone = screen.getByLabelText(/^(Phone|Teléfono)$/);
  await fill(user, phone, typed);
  expect(screen.queryByRole('button', { name: answer })).toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: answer }));
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue(kept);
  expect(screen.queryByRole('button', { name: answer })).toBeNull();
  await proceed();
  expect(await screen.findByText(/^(Contact|Contacto): canary@example.com$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: answer })).toBeNull();
});

it('lists the empty card with the other things to fix, and leads into its frame', async () => {
  choose();
  const user = userEvent.setup();
  await toTravelers(user);
  await fillTraveler(user, 'Adult 1', 'Ana', null);
  await fillTraveler(user, 'Adult 2', 'Ben', null);
  await next(user);
  await fill(user, await screen.findByLabelText('Email'), 'canary@example.com');
  await fill(user, screen.getByLabelText('Phone'), '(212) 555-0118');
  await next(user);
  const frame = await screen.findByTitle<HTMLIFrameElement>(/card number/i);
  const inside = frame.contentWindow;
  if (!inside) throw new Error('the frame has no window');
  const posted: unknown[] = [];
  inside.postMessage = (message: unknown) => posted.push(message);
  const tell = (faults: readonly CardFieldFault[]): void =>
    act(() => {
      const data = { source: FIELDS_SOURCE, type: 'validity', brand: 'unknown', faults };
      window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: inside }));
    });
  const number = { field: 'number', text: 'Enter the card number.' } as const;
  tell([number, { field: 'expiration', text: 'Enter the expiration date.' }, { field: 'securityCode', text: 'Enter the security code.' }]);
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  const summary = within(screen.getByRole('group', { name: /needs? a look$/ }));
  // three of the card, and four of the address: the country and the first traveler's name are there already
  expect(summary.getByText('7 fields need a look')).toBeInTheDocument();
  expect(posted).toEqual([expect.objectContaining({ type: 'show_faults' })]);
  await user.click(summary.getByRole('link', { name: 'Enter the card number.' }));
  expect(posted[1]).toMatchObject({ type: 'focus', field: 'number' });
  tell([number]);
  await waitFor(() => {
    expect(summary.getByText('5 fields need a look')).toBeInTheDocument();
  });
  // another origin, and another of our windows, are not the frame
  const good = { source: FIELDS_SOURCE, type: 'validity', brand: 'unknown', faults: [] };
  const strangers = [
    { data: good, origin: 'https://elsewhere.example', source: inside },
    { data: good, origin: window.location.origin, source: window },
  ];
  for (const stranger of strangers) act(() => void window.dispatchEvent(new MessageEvent('message', stranger)));
  expect(summary.getByText('5 fields need a look')).toBeInTheDocument();
  tell([]);
  expect(summary.getByText('4 fields need a look')).toBeInTheDocument();
});

it('shows the weekday and the date of every flight before any question', async () => {
  const changed = {
    ...CHOSEN_FLIGHT,
    slices: [
      {
        ...CHOSEN_FLIGHT.slices[0],
        legs: [
          { ...CHOSEN_FLIGHT.slices[0].legs[0], to: 'LIS', departs: '2027-01-14T21:30', arrives: '2027-01-15T09:00' },
          { ...CHOSEN_FLIGHT.slices[0].legs[0], from: 'LIS', flightNumber: 8, departs: '2027-01-15T11:00', arrives: '2027-01-15T14:30' },
        ],
        layovers: [{ airport: 'LIS', departsFrom: 'LIS', minutes: 120, notes: [] }],
        stops: 1,
        dayShift: 1,
      },
      {
        ...CHOSEN_FLIGHT.slices[1],
        legs: [{ ...CHOSEN_FLIGHT.slices[1]?.legs[0], departs: '2027-01-22T10:00', arrives: '2027-01-22T18:00' }],
      },
    ],
    airports: {
      ...CHOSEN_FLIGHT.airports,
      LIS: { code: 'LIS', name: 'Humberto Delgado Airport', city: 'Lisbon', country: 'PT', metro: 'LIS' },
    },
  };
  choose(changed);
  await renderApp('/flights/payment');
  const outbound = within(await screen.findByRole('region', { name: 'Flights, outbound' }));
  expect(outbound.getByRole('heading', { name: 'Outbound · Thu, Jan 14' })).toBeInTheDocument();
  expect(outbound.getAllByRole('listitem').map((item) => getDefaultNormalizer()(item.textContent))).toEqual([
    'Thu, Jan 14, 9:30 PM · Air France 7 · New York (JFK) – Lisbon (LIS), arrives Fri, Jan 15',
    'Fri, Jan 15, 11:00 AM · Air France 8 · Lisbon (LIS) – Paris (CDG)',
  ]);
  expect(screen.getByRole('heading', { name: 'Return · Fri, Jan 22' })).toBeInTheDocument();
});
