/** Changing flights by oneself, on the page of the booking and on its own (booking.62 to booking.65). */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Value from 'typebox/value';
import { BookingWireSchema } from '#core/contract/bookings/bookings.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import { ExchangeOffersSchema, MakeExchangeSchema } from '#core/contract/bookings/exchange.schema';
import type { ExchangeOfferWire, ExchangeWire } from '#core/contract/bookings/exchange.schema';
import { addDays } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { preloadPage } from '#web/app/routes';
import { sampleOffers } from '#web/devtools/replay/samples';
import { today } from '#web/platform/clock';
import { bookingIn, CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { fakeServer, problem } from '#testing/site/fakeServer';
import type { Answer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const OFFERS = sampleOffers(today());
const [CHEAPER, SAME_PRICE, DEARER] = OFFERS as readonly [ExchangeOfferWire, ExchangeOfferWire, ExchangeOfferWire];
const EXCHANGE_ID = '33333333-3333-4333-8333-333333333333';
const exchangeIn = (state: ExchangeWire['state']): ExchangeWire => ({ exchangeId: EXCHANGE_ID, state, challengeUrl: null, failure: null });
/** Held to the wire, as every answer here. */
function booking(more: Partial<BookingWire> = {}): Answer {
  const body = { ...bookingIn('ticketed'), exchangeable: [0, 1], ...more };
  if (!Value.Check(BookingWireSchema, body)) throw new Error(JSON.stringify(Value.Errors(BookingWireSchema, body)));
  return { body };
}
function offering(offers: readonly ExchangeOfferWire[]): Answer {
  const body = { offers: [...offers] };
  if (!Value.Check(ExchangeOffersSchema, body)) throw new Error(JSON.stringify(Value.Errors(ExchangeOffersSchema, body)));
  return { body };
}
/** What became of it, beside the flights before. */
const changed = (state: ExchangeWire['state']) => ({
  exchange: {
    ...exchangeIn(state),
    at: '2026-11-26T10:00:00Z',
    before: [...CHOSEN_FLIGHT.slices],
    ...{ difference: -4000, penalty: 0, due: 0, refund: 4000 },
  },
});

const ASK = 'POST /api/booking/exchange-offers';
const MAKE = 'POST /api/booking/exchange';
const server = fakeServer({
  'GET /api/booking': () => booking(),
  [ASK]: () => offering(OFFERS),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
});
server.serveFile();
beforeAll(() => Promise.all(['/booking/change', '/us-es/booking/change', '/flights/confirmation'].map(preloadPage)));
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const asked = (key: string) => server.asked.filter(({ method, url }) => `${method} ${url.pathname}` === key);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const noon = (day: string) => `${day}T12:00` as LocalDateTime;

async function open(path = '/booking/change', language: 'en' | 'es' = 'en') {
  const user = userEvent.setup();
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: language === 'es' ? 'Cambie sus vuelos' : 'Change your flights' });
  return { user, ...app };
}
/** To the list of what can be had for the outbound flight. */
async function toOffers() {
  const app = await open();
  await app.user.click(within(await screen.findByRole('group', { name: /^Outbound/ })).getByRole('checkbox'));
  await app.user.click(await button('See new flights'));
  return app;
}
async function toReview(number: number) {
  const app = await toOffers();
  await app.user.click(await button(new RegExp(`^Choose Air France ${String(number)},`)));
  return app;
}

describe('the panel of the booking', () => {
  const panel = () => screen.findByRole('region', { name: 'Change flights' });
  beforeEach(() => window.localStorage.setItem('wf.hasBooked', '"yes"'));
  const { conditions } = CHOSEN_FLIGHT;

  it.each([
    ['no fee', { changeable: 0 }, 'The airline charges no change fee for this fare.'],
    ['a fee', { changeable: 7500 }, 'The airline’s change fee for this fare is $75.00 per traveler.'],
    ['a fee that is not known', { changeable: null }, 'The airline names its change fee with the new flights.'],
  ] as const)('says %s, and leads to the page', async (_what, fare, says) => {
    server.answer('GET /api/booking', () => booking({ conditions: { ...conditions, ...fare } }));
    await renderApp('/flights/confirmation');
    expect(await panel()).toHaveTextContent(says);
    expect(await panel()).toHaveTextContent('You see the whole price before anything is changed.');
    expect(within(await panel()).getByRole('link', { name: 'Choose new flights' })).toHaveAttribute('href', '/booking/change');
  });

  it.each([
    [
      'the fare allows none',
      { conditions: { ...conditions, changeable: 'notOffered' as const } },
      /^Change flightsThis fare does not allow changes/,
    ],
    ['two tickets', { conditions: { ...conditions, separateTickets: true as const } }, /on separate tickets/],
    ['nobody knows', {}, /does not let us change this booking here/],
  ])('says why not, and whom to call: %s', async (_what, more, says) => {
    server.answer('GET /api/booking', () => booking({ exchangeable: [], ...more }));
    await renderApp('/flights/confirmation');
    expect(await panel()).toHaveTextContent(says);
    expect(within(await panel()).queryByRole('link', { name: 'Choose new flights' })).not.toBeInTheDocument();
    expect(within(await panel()).getByRole('link', { name: /\(\d{3}\)/ })).toBeInTheDocument();
  });

  it('shows a change that was made, beside the flights before, and one that is under way', async () => {
    const [, back] = CHOSEN_FLIGHT.slices;
    server.answer('GET /api/booking', () =>
      booking({ slices: [CHEAPER.slices[0], back], exchangeable: [0, 1], ...changed('done') } as Partial<BookingWire>),
    );
    const { unmount } = await renderApp('/flights/confirmation');
    expect(await panel()).toHaveTextContent(/You changed your flights on .* \$40\.00 goes back to your card\./);
    expect(within(await panel()).getByRole('heading', { name: 'Outbound' })).toBeInTheDocument();
    expect(within(await panel()).queryByRole('heading', { name: 'Return' })).not.toBeInTheDocument();
    expect(within(await panel()).getByText(/Air France 7$/).tagName).toBe('S');
    unmount();
    server.answer('GET /api/booking', () => booking(changed('processing')));
    await renderApp('/flights/confirmation');
    expect(await panel()).toHaveTextContent(/is under way/);
    expect(within(await panel()).getByRole('link', { name: 'See how it stands' })).toHaveAttribute('href', '/booking/change');
  });
});

describe('which flights', () => {
  it('is asked in groups with their present flights; one that cannot be changed says why', async () => {
    server.answer('GET /api/booking', () => booking({ exchangeable: [1] }));
    const { user } = await open();
    const outbound = await screen.findByRole('group', { name: /^Outbound/ });
    expect(outbound).toHaveTextContent('Departed, or too close to departure to be changed here.');
    expect(within(outbound).queryByRole('checkbox')).not.toBeInTheDocument();
    const back = screen.getByRole('group', { name: /^Return/ });
    expect(within(back).getByRole('checkbox', { name: 'Change this flight' })).not.toBeChecked();
    expect(within(back).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(back).getByRole('checkbox'));
    expect(within(back).getByRole('textbox', { name: 'New date' })).toHaveAccessibleDescription(/day, /);
  });

  it('is chosen already where there is one flight', async () => {
    server.answer('GET /api/booking', () => booking({ slices: [CHOSEN_FLIGHT.slices[0]], exchangeable: [0] }));
    await open();
    expect(await screen.findByRole('checkbox')).toBeChecked();
  });

  it('by keyboard alone: nothing chosen, an unreadable day and a day out of order say so where they stand, with the focus', async () => {
    const { user } = await open();
    const boxes = await screen.findAllByRole('checkbox');
    act(() => boxes[0]?.focus());
    await user.keyboard('{Enter}');
    expect(boxes[0]).toHaveFocus();
    expect(boxes[0]).toHaveAccessibleDescription('Please choose at least one flight to change.');
    await user.keyboard(' ');
    expect(screen.queryByText('Please choose at least one flight to change.')).not.toBeInTheDocument();
    await user.tab();
    const field = screen.getByRole('textbox', { name: 'New date' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'soonish{Enter}');
    expect(field).toHaveAccessibleDescription('Please enter a new date: Outbound. Try 3/14.');
    await user.clear(field);
    await user.type(field, `${addDays(today(), 40)}{Enter}`);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Outbound cannot leave after the flight after it.');
    expect(asked(ASK)).toEqual([]);
    await user.clear(field);
    await user.type(field, `${addDays(today(), 32)}{Enter}`);
    await screen.findByText('3 choices');
    expect(asked(ASK).map(({ body }) => body)).toEqual([{ reference: 'WF7K2Q', slices: [{ place: 0, date: addDays(today(), 32) }] }]);
    expect(screen.getByRole('heading', { level: 2, name: 'Choose new flights' })).toHaveFocus();
    expect(document.title).toMatch(/^Change your flights, step 2 of 3: Choose new flights/);
  });

  it('takes a day from the calendar, which the arrow key opens and Escape closes', async () => {
    const { user } = await open();
    await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
    const field = screen.getByRole('textbox', { name: 'New date' });
    const before = (field as HTMLInputElement).value;
    await user.click(field);
    await act(async () => user.keyboard('{ArrowDown}'));
    await screen.findByRole('group', { name: 'Choose from the calendar' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await user.keyboard('{Escape}');
    expect(field).toHaveFocus();
    expect(field).toHaveValue(before);
    await act(async () => user.keyboard('{ArrowDown}'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(field).toHaveFocus();
    expect(field).not.toHaveValue(before);
    expect(screen.queryByRole('group', { name: 'Choose from the calendar' })).not.toBeInTheDocument();
  });
});

describe('new flights', () => {
  it('come the cheapest first, each with what it costs or brings', async () => {
    const voucher = { ...SAME_PRICE, id: 'v', difference: -2000, credit: { kind: 'voucher' as const, amount: 2000 } };
    const unknown = { ...SAME_PRICE, id: 'u', difference: -2000, credit: { kind: 'airline_credits' as const, amount: null } };
    server.answer(ASK, () => offering([CHEAPER, voucher, unknown, SAME_PRICE, DEARER]));
    await toOffers();
    const offers = await screen.findAllByRole('article', { name: /^Choice/ });
    expect(offers.map((offer) => offer.querySelector('.exchange__price b')?.textContent)).toEqual([
      '$40.00 back to your card',
      '$20.00 airline voucher',
      'airline credit, as much as the airline says',
      'No extra cost',
      '+$84.00 to pay',
    ]);
    expect(within(offers[0] ?? document.body).getByRole('button')).toHaveAccessibleName('Choose Air France 9, $40.00 back to your card');
    // the way that stays is not told again
    expect(screen.queryByText(/^Return,/)).not.toBeInTheDocument();
  });

  it('are sorted by departure when asked to; more than ten are shown by a button, which leads on to them', async () => {
    const many = Array.from({ length: 12 }, (_, i): ExchangeOfferWire => {
      const [first, ...rest] = DEARER.slices as [Slice, ...Slice[]];
      const [leg] = first.legs;
      const departs = noon(addDays(today(), 32)).replace('12:00', `${String(20 - i).padStart(2, '0')}:00`) as LocalDateTime;
      return {
        ...DEARER,
        id: `o${String(i)}`,
        due: 1000 + i,
        slices: [{ ...first, legs: [{ ...leg, flightNumber: 100 + i, departs }] }, ...rest],
      };
    });
    server.answer(ASK, () => offering(many));
    const { user } = await toOffers();
    const first = async () => (await screen.findAllByRole('button', { name: /^Choose Air France/ }))[0]?.getAttribute('aria-label');
    expect(await first()).toMatch(/Air France 100,/);
    await user.click(await button('Departure'));
    expect(await first()).toMatch(/Air France 111,/);
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.click(await button('Show 2 more'));
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Choice 11' })).toHaveFocus());
  });

  it('may be none: other days, with what was typed', async () => {
    server.answer(ASK, () => offering([]));
    const { user } = await toOffers();
    await waitFor(() => expect(screen.getByRole('group', { name: 'No flights of Air France on this day' })).toHaveFocus());
    const typed = addDays(today(), 33);
    await user.click(await button('Choose other days'));
    const field = await screen.findByRole('textbox', { name: 'New date' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    await user.click(await button('Choose other days'));
    expect(await screen.findByRole('textbox', { name: 'New date' })).toHaveValue(typed);
  });

  it('are asked for again where the airline does not answer', async () => {
    server.answer(ASK, () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
    const { user } = await toOffers();
    const notice = await screen.findByRole('group', { name: 'We could not ask for new flights' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(notice).toHaveTextContent('The airlines’ system is not answering right now.');
    server.answer(ASK, () => offering(OFFERS));
    await user.click(await button('Try again'));
    expect(await screen.findByText('3 choices')).toBeInTheDocument();
  });
});

describe('the review', () => {
  it('has old and new beside each other, what is given up, every amount and the rules, and names what is agreed to', async () => {
    const seat = { kind: 'seat' as const, id: 's', traveler: 0, slice: 0, leg: 0, designator: '12A', isExitRow: false, price: 3900 };
    const offer = { ...DEARER, difference: 900, penalty: 7500, givenUp: [seat], until: '2099-01-01T12:00:00Z' };
    server.answer(ASK, () => offering([offer]));
    await toReview(13);
    const outbound = await screen.findByRole('region', { name: 'Outbound' });
    expect(within(outbound).getByRole('heading', { name: /^Your flights now ?, no longer yours$/ })).toBeInTheDocument();
    expect(within(outbound).getByRole('heading', { name: 'Your new flights' })).toBeInTheDocument();
    expect(screen.getAllByRole('region', { name: 'Return' })[0]).toHaveTextContent('stays as it is');
    expect(screen.getByRole('region', { name: 'Seats and bags that you give up' })).toHaveTextContent(
      'Canaria Pajarita: JFK to CDG: seat 12A',
    );
    const sums = screen.getByRole('region', { name: 'What it costs' });
    expect(
      within(sums)
        .getAllByRole('definition')
        .map((one) => one.textContent),
    ).toEqual(['$9.00', '$75.00', '$84.00']);
    expect(sums).toHaveTextContent('This offer holds until');
    expect(screen.getByText(/^Rules of the new fare/)).toBeInTheDocument();
    expect(screen.getByTitle(/^Card details/)).toBeInTheDocument();
    expect(await button('Pay $84.00 and change flights')).toBeInTheDocument();
  });

  it('says before where the rest is credit of the airline, or nothing at all', async () => {
    const credit = { ...SAME_PRICE, difference: -4000, credit: { kind: 'airline_credits' as const, amount: 4000 } };
    server.answer(ASK, () => offering([credit, { ...SAME_PRICE, id: 'lost', difference: -4000 }]));
    const { user } = await toOffers();
    await user.click((await screen.findAllByRole('button', { name: /^Choose Air France/ }))[0] ?? document.body);
    expect(screen.getByText(/nothing goes back to your card/)).toBeInTheDocument();
    expect(await button('Change flights, get $40.00 airline credit')).toBeInTheDocument();
    expect(screen.queryByTitle(/^Card details/)).not.toBeInTheDocument();
    await user.click(await button('Back'));
    await user.click((await screen.findAllByRole('button', { name: /^Choose Air France/ }))[1] ?? document.body);
    expect(screen.getByText(/the rules of your fare do not give the rest back/)).toBeInTheDocument();
    expect(await button('Change flights')).toBeInTheDocument();
  });
});

describe('the change', () => {
  it('gives money back, keeps the reference and shows the new flights; the booking is read anew', async () => {
    let isMade = false;
    server.answer('GET /api/booking', () => booking(isMade ? { ...changed('done'), slices: CHEAPER.slices, exchangeable: [] } : {}));
    server.answer(MAKE, () => {
      isMade = true;
      return { status: 201, body: exchangeIn('done') };
    });
    const { user, address } = await toReview(9);
    await user.click(await button('Change flights, get $40.00 back'));
    const done = await screen.findByRole('region', { name: 'Your flights are changed' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(done).toHaveTextContent('Your booking reference stays the same: WF7K2Q.');
    expect(done).toHaveTextContent('$40.00 goes back to your card.');
    expect(done).toHaveTextContent('Air France 9');
    expect(done).toHaveTextContent('is on its way to c•••@example.com');
    const [sent] = asked(MAKE);
    expect(Value.Check(MakeExchangeSchema, sent?.body)).toBe(true);
    expect(sent?.body).toEqual({ reference: 'WF7K2Q', offerId: CHEAPER.id, due: 0, refund: 4000, paymentToken: null });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(asked('GET /api/booking')).toHaveLength(2));
    expect(address.current()).toEqual({ pathname: '/booking/change', search: '' });
    expect(document.title).toMatch(/^Your flights are changed/);
  });

  it('whose price moved shows both amounts, and is sent anew at the one that is agreed to', async () => {
    const moved = { ...SAME_PRICE, id: 'moved', difference: -2500, refund: 2500 };
    const answers: Answer[] = [
      { status: 409, body: { ...problem('exchange_changed', 409), offer: moved } },
      { status: 201, body: exchangeIn('done') },
    ];
    server.answer(MAKE, () => answers.shift() ?? 'networkError');
    const { user } = await toReview(9);
    await user.click(await button('Change flights, get $40.00 back'));
    const notice = await screen.findByRole('region', { name: 'The price of this change has moved' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(
      within(notice)
        .getAllByRole('definition')
        .map((one) => one.textContent),
    ).toEqual(['$40.00 back to your card', '$25.00 back to your card']);
    await user.click(await button('Change flights, get $25.00 back'));
    await screen.findByRole('region', { name: 'Your flights are changed' });
    const sent = asked(MAKE);
    expect(sent.map(({ body }) => (body as { offerId: string; refund: number }).refund)).toEqual([4000, 2500]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it.each([
    ['offer_gone', 410, 'This flight is no longer for sale'],
    ['exchange_changed', 409, 'The price of this change has moved'],
  ] as const)('of an offer that ended (%s) leads back to offers that are asked for anew', async (code, status, says) => {
    server.answer(MAKE, () => ({ status, body: problem(code, status) }));
    const { user } = await toReview(9);
    await user.click(await button(/^Change flights, get/));
    expect(await screen.findByRole('group', { name: 'Please choose again' })).toHaveTextContent(says);
    expect(await screen.findByText('3 choices')).toBeInTheDocument();
    expect(asked(ASK)).toHaveLength(2);
  });

  it('whose answer was lost is sent once more under the same key', async () => {
    const answers: Answer[] = ['networkError', { status: 201, body: exchangeIn('done') }];
    server.answer(MAKE, () => answers.shift() ?? 'networkError');
    const { user } = await toReview(11);
    await user.click(await button('Change flights'));
    expect(await screen.findByText('We have not heard back yet')).toBeInTheDocument();
    await user.click(await button('Ask again'));
    await screen.findByRole('region', { name: 'Your flights are changed' });
    expect(new Set(asked(MAKE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('that the airline refuses leaves the old flights, says so, and can be begun again', async () => {
    server.answer(MAKE, () => ({ status: 201, body: { ...exchangeIn('failed'), failure: 'exchange_closed' } }));
    const { user } = await toReview(11);
    await user.click(await button('Change flights'));
    const told = await screen.findByRole('region', { name: 'Your flights were not changed' });
    expect(told).toHaveTextContent('You have your old flights, and nothing was charged.');
    expect(within(told).getByRole('link', { name: /\(\d{3}\)/ })).toBeInTheDocument();
    await user.click(await button('Start again'));
    expect(await button('See new flights')).toBeInTheDocument();
  });

  it('that was under way as the page was loaded goes on, and ends', async () => {
    server.answer('GET /api/booking', () => booking(changed('processing')));
    server.answer('GET /api/booking/exchange-status', ({ url }) =>
      url.searchParams.get('exchangeId') === EXCHANGE_ID
        ? { body: exchangeIn('done') }
        : { status: 404, body: problem('exchange_unknown', 404) },
    );
    await open('/booking/change?step=days');
    expect(await screen.findByText('The airline is confirming your new flights …')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Your flights are changed' }, { timeout: 4000 })).toBeInTheDocument();
  });
});

it('is opened for the booking that the address names, and leads back to it', async () => {
  const draftId = '11111111-1111-4111-8111-111111111111';
  const { user, address } = await open(`/booking/change?draftId=${draftId}&step=review`);
  await screen.findByRole('heading', { name: 'Which flights do you want to change?' });
  // a page that begins anew begins with the first step
  expect(address.current().search).toBe(`?draftId=${draftId}&step=days`);
  expect(asked('GET /api/booking').map(({ url }) => url.search)).toEqual([`?draftId=${draftId}`]);
  expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/flights/confirmation');
  await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
  await user.click(await button('See new flights'));
  await screen.findByText('3 choices');
  expect(address.current().search).toBe(`?draftId=${draftId}&step=flights`);
});

it.each([
  ['no booking', (): Answer => ({ status: 404, body: problem('booking_unknown', 404) }), 'link', 'Find your booking'],
  ['no network', (): Answer => 'networkError', 'button', 'Try again'],
] as const)('with %s says so, and how to go on', async (_what, answer, role, name) => {
  server.answer('GET /api/booking', answer);
  await open();
  expect(within(await screen.findByRole('alert')).getByRole(role, { name })).toBeInTheDocument();
});

it('is closed where the booking is: why, and whom to call', async () => {
  server.answer('GET /api/booking', () =>
    booking({ exchangeable: [], conditions: { ...CHOSEN_FLIGHT.conditions, changeable: 'notOffered' } }),
  );
  await open();
  expect(await screen.findByRole('region', { name: 'These flights cannot be changed here' })).toHaveTextContent(
    'This fare does not allow changes.',
  );
});

it('speaks Spanish from the first question to the consent', async () => {
  const { user } = await open('/us-es/booking/change', 'es');
  await user.click(await button('Ver vuelos nuevos'));
  expect(screen.getByText('Elija al menos un vuelo para cambiar.')).toBeInTheDocument();
  await user.click(within(screen.getByRole('group', { name: /^Salida/ })).getByRole('checkbox', { name: 'Cambiar este vuelo' }));
  const field = screen.getByRole('textbox', { name: 'Fecha nueva' });
  await user.clear(field);
  await user.type(field, 'nada{Enter}');
  expect(field).toHaveAccessibleDescription('Ingrese una fecha como 3/14 o 14 mar: Salida.');
  await user.clear(field);
  await user.type(field, `${addDays(today(), 32)}{Enter}`);
  expect(await screen.findByText('3 opciones')).toBeInTheDocument();
  await user.click(await button('Elegir Air France 9, $40.00 de vuelta a su tarjeta'));
  expect(await button('Cambiar vuelos y recibir $40.00')).toBeInTheDocument();
  expect(document.title).toMatch(/^Cambie sus vuelos, paso 3 de 3/);
});
