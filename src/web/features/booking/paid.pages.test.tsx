/** After paying: what Back leads to, and where the focus and the name of the tab are. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingIn, DRAFT_ID, draftAt, keepChosen } from '#testing/flights/chosenFlight';
import { fill } from '#testing/site/fill';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'POST /api/booking/lookup': () => ({ body: bookingIn('ticketed') }),
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
});
server.serveFile();
beforeEach(() => {
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

const pay = (draftId: string | null = DRAFT_ID): void => {
  window.sessionStorage.setItem('wf.booking.outcome', JSON.stringify({ kind: 'booked', draftId }));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the steps of a paid trip lead to the booking', () => {
  it.each([
    ['the review', '/flights/payment', 'Booking confirmed'],
    ['the travelers', '/flights/payment?step=travelers', 'Booking confirmed'],
    ['the contact', '/flights/payment?step=contact', 'Booking confirmed'],
    ['the payment', '/flights/payment?step=payment', 'Booking confirmed'],
    ['a payment that failed before', '/flights/payment-failure', 'Booking confirmed'],
    ['the payment in Spanish', '/us-es/flights/payment?step=payment', 'Reserva confirmada'],
    ['a failed payment in Spanish', '/us-es/flights/payment-failure', 'Reserva confirmada'],
  ])('%s', async (_, place, title) => {
    pay();
    const { address } = await renderApp(place);
    expect(await heading(title)).toBeInTheDocument();
    expect(address.current().pathname).toMatch(/\/flights\/confirmation$/);
    expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('one after the other, as Back is pressed', async () => {
    pay();
    const steps = ['/flights/payment-failure', '/flights/payment?step=contact', '/flights/payment?step=payment'];
    const { address } = await renderApp(['/', ...steps, '/flights/confirmation']);
    await heading('Booking confirmed');
    for (const step of steps) {
      await act(async () => {
        address.back();
      });
      await waitFor(() => expect([step, address.current().pathname]).toEqual([step, '/flights/confirmation']));
      expect(await heading('Booking confirmed')).toBeInTheDocument();
    }
    expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('also after another booking was found', async () => {
    pay();
    const user = userEvent.setup();
    const { address } = await renderApp(['/flights/payment?step=payment', '/find-your-booking']);
    await fill(user, await screen.findByLabelText('Booking reference'), 'WF7K2Q');
    await fill(user, screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(screen.getByRole('button', { name: 'Find booking' }));
    await heading('Booking confirmed');
    await act(async () => {
      address.back();
    });
    await heading('Find your booking');
    await act(async () => {
      address.back();
    });
    expect(await heading('Booking confirmed')).toBeInTheDocument();
  });

  it('but a trip that was chosen since is paid for', async () => {
    pay(null);
    keepChosen();
    await renderApp('/flights/payment');
    expect(await screen.findByRole('heading', { name: 'Review your trip' })).toBeInTheDocument();
  });
});

describe('the confirmation takes the focus and names the tab', () => {
  it.each([
    ['/flights/confirmation', 'Booking confirmed'],
    ['/us-es/flights/confirmation', 'Reserva confirmada'],
  ])('%s', async (place, title) => {
    pay();
    await renderApp(place);
    const confirmed = await heading(title);
    await waitFor(() => expect(confirmed).toHaveFocus());
    expect(document.title).toBe(`${title} | Wingfare`);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(title);
  });

  it('after a booking was found', async () => {
    const user = userEvent.setup();
    await renderApp('/find-your-booking');
    await fill(user, await screen.findByLabelText('Booking reference'), 'WF7K2Q');
    await fill(user, screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(screen.getByRole('button', { name: 'Find booking' }));
    const confirmed = await heading('Booking confirmed');
    await waitFor(() => expect(confirmed).toHaveFocus());
    expect(document.title).toBe('Booking confirmed | Wingfare');
  });

  it('says in a region that stays what became of a booking, once it is known and when it changes', async () => {
    let answer = (): void => undefined;
    server.answer('GET /api/booking', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: bookingIn('ticketed') };
    });
    pay();
    await renderApp('/flights/confirmation');
    const said = await screen.findByText('Loading', { selector: '[role=status]' });
    await act(async () => {
      answer();
    });
    await heading('Booking confirmed');
    expect(said).toBeInTheDocument();
    expect(said).toHaveTextContent('Booking confirmed');
  });

  it('leaves a traveler alone who has gone on meanwhile', async () => {
    let answer = (): void => undefined;
    server.answer('GET /api/booking', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: bookingIn('ticketed') };
    });
    pay();
    await renderApp('/flights/confirmation');
    await heading('Your booking');
    const link = screen.getByRole('link', { name: 'Español' });
    link.focus();
    await act(async () => {
      answer();
    });
    await heading('Booking confirmed');
    expect(link).toHaveFocus();
  });

  it('and the form that finds a booking, where there is none', async () => {
    server.answer('GET /api/booking', () => ({ status: 404, body: problem('booking_unknown', 404) }));
    pay();
    await renderApp('/flights/confirmation');
    const find = await heading('Find your booking');
    await waitFor(() => expect(find).toHaveFocus());
    expect(document.title).toBe('Find your booking | Wingfare');
  });
});
