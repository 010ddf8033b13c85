/** The main job in a real browser, on the built server and its own database: search, choose, book, confirmed. */
import { axeFaults, PHONE } from './support/browser';
import type { WatchedPage } from './support/browser';
import { setStage } from './support/stage';
import {
  bookingReference,
  daysAhead,
  DECLINED_CARD,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  GOOD_CARD,
  next,
  pay,
  POOR_CARD,
  search,
  selectFirstFlight,
} from './support/traveler';
import type { TripWish } from './support/traveler';

const stage = setStage();

const axeClean = async ({ page }: WatchedPage, where: string): Promise<void> => {
  expect([where, await axeFaults(page)]).toEqual([where, []]);
};

/** From the home page to the payment step with everything but the card filled. */
async function toPayment(open: WatchedPage, trip: TripWish, check = false): Promise<void> {
  const { page } = open;
  const look = async (where: string): Promise<void> => {
    if (check) await axeClean(open, where);
  };
  await page.goto('/');
  await look('home');
  await search(page, trip);
  await page.waitForURL(/\/flights\/search\?/);
  await page.getByRole('list', { name: 'Flights' }).waitFor();
  await look('results');
  await selectFirstFlight(page);
  await look('review');
  await next(page);
  await fillTravelers(page, trip.depart);
  await look('travelers');
  await next(page);
  await fillContact(page);
  await look('contact');
  await next(page);
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  await fillBilling(page);
}

describe('a round trip for two adults, a child and an infant', () => {
  const depart = daysAhead(45);
  let reference: string;
  let open: WatchedPage;

  it('is booked from the home page, without a single accessibility fault on the way', async () => {
    open = await stage.open();
    await toPayment(open, { from: 'JFK', to: 'CDG', depart, return: daysAhead(52), adults: 2, children: 1, infants: 1 }, true);
    await fillCard(open.page, GOOD_CARD);
    await axeClean(open, 'payment');
    await pay(open.page);
    reference = await bookingReference(open.page);
    await axeClean(open, 'confirmation');
  });

  it('is still there after the server was restarted, for this browser and by reference and e-mail', async () => {
    const { page } = open;
    await stage.restart();
    await page.reload();
    expect(await bookingReference(page)).toBe(reference);
    const stranger = await stage.open();
    const found = await stranger.context.request.post('/api/booking/lookup', {
      data: { reference, email: 'maria@example.com' },
    });
    expect(found.status()).toBe(200);
    expect(((await found.json()) as { state: string }).state).toBe('ticketed');
    const guess = await stranger.context.request.post('/api/booking/lookup', { data: { reference, email: 'other@example.com' } });
    expect(guess.status()).toBe(404);
    await stranger.close();
    await open.close();
  });
});

it('books a one-way trip on a telephone', async () => {
  const open = await stage.open({ viewport: PHONE });
  await toPayment(open, { from: 'SFO', to: 'SEA', depart: daysAhead(30) });
  await fillCard(open.page, GOOD_CARD);
  await pay(open.page);
  expect(await bookingReference(open.page)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  await open.close();
});

it('tells of a declined card, keeps what was typed, and books with a good one; a reload loses nothing but the card', async () => {
  const open = await stage.open({
    expected: [/402/, /card_declined/, /insufficient_funds/],
  });
  const { page } = open;
  await toPayment(open, { from: 'LAX', to: 'JFK', depart: daysAhead(60), return: daysAhead(67) });
  for (const card of [DECLINED_CARD, POOR_CARD]) {
    await fillCard(page, card);
    await pay(page);
    await page.getByRole('heading', { level: 1, name: 'Payment failed' }).waitFor();
    await axeClean(open, 'payment failed');
    await page
      .getByRole('button', { name: /^Try again/ })
      .or(page.getByRole('link', { name: /^Try again/ }))
      .click();
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Maria Quiñones');
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('10001');
  await fillCard(page, GOOD_CARD);
  await pay(page);
  await bookingReference(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + location.href);
  for (const secret of ['maria@example.com', '5550118', 'Quiñones', '4242424242424242']) expect(kept).not.toContain(secret);
  await open.close();
  expect(stage.site.output()).not.toMatch(/maria@example\.com|4242 ?4242|Quiñones|555-?0118/);
});

describe('bad input', () => {
  const bad: readonly [string, string][] = [
    ['an unknown airport', 'ori=QQQ&des=LAX&departdate=%D&triptype=O&cabin=Economy&adt=1&chd=0&inf=0'],
    ['a past date', 'ori=JFK&des=LAX&departdate=05-Jan-2020&triptype=O&cabin=Economy&adt=1&chd=0&inf=0'],
    ['ten travelers', 'ori=JFK&des=LAX&departdate=%D&triptype=O&cabin=Economy&adt=10&chd=0&inf=0'],
    ['more infants than adults', 'ori=JFK&des=LAX&departdate=%D&triptype=O&cabin=Economy&adt=1&chd=0&inf=2'],
    ['garbage', 'ori=J%20K&des=%3Cscript%3E&departdate=soon&triptype=Z&cabin=Roof&adt=-1&chd=x&inf='],
  ];
  const dated = (query: string): string => {
    const [year, month, day] = daysAhead(40).split('-');
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    return query.replace('%D', `${day ?? ''}-${names[Number(month) - 1] ?? ''}-${year ?? ''}`);
  };

  it.each(bad)('%s is refused by the API with a problem that names it', async (_what, query) => {
    const answer = await fetch(`${stage.origin}/flight/getflights?${dated(query)}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const body = (await answer.json()) as { errors?: unknown[] };
    expect(body.errors?.length ?? 0).toBeGreaterThan(0);
  });

  it.each(bad)('%s in a shared address shows the form with a clear error', async (_what, query) => {
    const open = await stage.open({ expected: [/400/, /getflights/, /invalid_request/, /airports/] });
    await open.page.goto(`/flights/search?${dated(query)}`);
    const form = open.page.getByRole('search', { name: 'Flight search' });
    await form.waitFor();
    await form
      .getByText(/Please|travelers/i)
      .first()
      .waitFor();
    await open.close();
  });

  it('works with a broken localStorage', async () => {
    const open = await stage.open();
    await open.context.addInitScript(() => {
      localStorage.setItem('flightSearch', '{"origin":[[[');
    });
    await open.page.goto('/');
    await open.page.getByRole('search', { name: 'Flight search' }).waitFor();
    await open.close();
  });
});
