/** Whether, which and for what: changing flights by oneself, on the page of the booking and on its own (booking.62, booking.63). */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { ExchangeOfferWire } from '#core/contract/bookings/exchange.schema';
import { addDays } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { TODAY } from '#testing/today';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import {
  ASK,
  booking,
  button,
  changed,
  CHEAPER,
  DEARER,
  exchangeServer,
  OFFERS,
  offering,
  open,
  SAME_PRICE,
  toOffers,
} from '#testing/site/exchangePage';
import { problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = exchangeServer('/booking/change', '/flights/confirmation');
const { requests } = server;
const noon = (day: string) => `${day}T12:00` as LocalDateTime;

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

  it('shows a change that was made, next to the flights before, and one that is under way', async () => {
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
  it('is offered in groups with their present flights; one that cannot be changed says why', async () => {
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
    await user.type(field, `${addDays(TODAY, 40)}{Enter}`);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Outbound cannot leave after the flight after it.');
    expect(requests(ASK)).toEqual([]);
    await user.clear(field);
    await user.type(field, `${addDays(TODAY, 32)}{Enter}`);
    await screen.findByText('3 choices');
    expect(requests(ASK).map(({ body }) => body)).toEqual([{ reference: 'WF7K2Q', slices: [{ place: 0, date: addDays(TODAY, 32) }] }]);
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
    // the way that stays is not shown again
    expect(screen.queryByText(/^Return,/)).not.toBeInTheDocument();
  });

  it('are sorted by departure on request; more than ten are shown by a button, which leads on to them', async () => {
    const many = Array.from({ length: 12 }, (_, i): ExchangeOfferWire => {
      const [first, ...rest] = DEARER.slices as [Slice, ...Slice[]];
      const [leg] = first.legs;
      const departs = noon(addDays(TODAY, 32)).replace('12:00', `${String(20 - i).padStart(2, '0')}:00`) as LocalDateTime;
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
    const typed = addDays(TODAY, 33);
    await user.click(await button('Choose other days'));
    const field = await screen.findByRole('textbox', { name: 'New date' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    await user.click(await button('Choose other days'));
    expect(await screen.findByRole('textbox', { name: 'New date' })).toHaveValue(typed);
  });

  it('are requested again where the airline does not answer', async () => {
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
