/** Consent, payment and what became of it: changing flights by oneself (booking.63 to booking.65). */
import { screen, waitFor, within } from '@testing-library/react';
import Value from 'typebox/value';
import { MakeExchangeSchema } from '#core/contract/bookings/exchange.schema';
import { addDays } from '#core/domain/values/dates';
import { TODAY } from '#testing/today';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import {
  ASK,
  booking,
  button,
  changed,
  CHEAPER,
  DEARER,
  EXCHANGE_ID,
  exchangeIn,
  exchangeServer,
  MAKE,
  offering,
  open,
  SAME_PRICE,
  toOffers,
  toReview,
} from '#testing/site/exchangePage';
import { problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import type { Answer } from '#testing/site/fakeServer';

const server = exchangeServer('/booking/change', '/us-es/booking/change');
const { requests } = server;

describe('the review', () => {
  it('has old and new next to each other, what is given up, every amount and the rules, and names what is agreed to', async () => {
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
  it('gives money back, keeps the reference and shows the new flights; the booking is read again', async () => {
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
    const [sent] = requests(MAKE);
    expect(Value.Check(MakeExchangeSchema, sent?.body)).toBe(true);
    expect(sent?.body).toEqual({ reference: 'WF7K2Q', offerId: CHEAPER.id, due: 0, refund: 4000, paymentToken: null });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(requests('GET /api/booking')).toHaveLength(2));
    expect(address.current()).toEqual({ pathname: '/booking/change', search: '' });
    expect(document.title).toMatch(/^Your flights are changed/);
  });

  it('whose price moved shows both amounts, and is sent again at the one that is agreed to', async () => {
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
    const sent = requests(MAKE);
    expect(sent.map(({ body }) => (body as { offerId: string; refund: number }).refund)).toEqual([4000, 2500]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it.each([
    ['offer_gone', 410, 'This flight is no longer for sale'],
    ['exchange_changed', 409, 'The price of this change has moved'],
  ] as const)('of an offer that ended (%s) leads back to offers that are requested again', async (code, status, says) => {
    server.answer(MAKE, () => ({ status, body: problem(code, status) }));
    const { user } = await toReview(9);
    await user.click(await button(/^Change flights, get/));
    expect(await screen.findByRole('group', { name: 'Please choose again' })).toHaveTextContent(says);
    expect(await screen.findByText('3 choices')).toBeInTheDocument();
    expect(requests(ASK)).toHaveLength(2);
  });

  it('whose answer was lost is sent once more under the same key', async () => {
    const answers: Answer[] = ['networkError', { status: 201, body: exchangeIn('done') }];
    server.answer(MAKE, () => answers.shift() ?? 'networkError');
    const { user } = await toReview(11);
    await user.click(await button('Change flights'));
    expect(await screen.findByText('We have not heard back yet')).toBeInTheDocument();
    await user.click(await button('Ask again'));
    await screen.findByRole('region', { name: 'Your flights are changed' });
    expect(new Set(requests(MAKE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('that the airline refuses leaves the old flights, says so, and can be begun again', async () => {
    server.answer(MAKE, () => ({ status: 201, body: { ...exchangeIn('failed'), failure: 'exchange_closed' } }));
    const { user } = await toReview(11);
    await user.click(await button('Change flights'));
    const notice = await screen.findByRole('region', { name: 'Your flights were not changed' });
    expect(notice).toHaveTextContent('You have your old flights, and nothing was charged.');
    expect(within(notice).getByRole('link', { name: /\(\d{3}\)/ })).toBeInTheDocument();
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
  // a page that starts over begins with the first step
  expect(address.current().search).toBe(`?draftId=${draftId}&step=days`);
  expect(requests('GET /api/booking').map(({ url }) => url.search)).toEqual([`?draftId=${draftId}`]);
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

it('asks about no booking in a browser that has none', async () => {
  await renderApp('/booking/change');
  expect(within(await screen.findByRole('alert')).getByRole('link', { name: 'Find your booking' })).toBeInTheDocument();
  expect(requests('GET /api/booking')).toEqual([]);
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
  await user.type(field, `${addDays(TODAY, 32)}{Enter}`);
  expect(await screen.findByText('3 opciones')).toBeInTheDocument();
  await user.click(await button('Elegir Air France 9, $40.00 de vuelta a su tarjeta'));
  expect(await button('Cambiar vuelos y recibir $40.00')).toBeInTheDocument();
  expect(document.title).toMatch(/^Cambie sus vuelos, paso 3 de 3/);
});
