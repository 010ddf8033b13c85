/** The booking on the desk is whole, and each look at it leaves a row, for agents see who travels (tracking.16). */
import { eq } from 'drizzle-orm';
import { DeskWorld } from '#testing/desk/deskWorld';
import { bookings } from '../../../bookings/bookings.tables';
import { deskLooks } from '../../desk.tables';

let desk: DeskWorld;
beforeAll(async () => {
  desk = await DeskWorld.open();
});
beforeEach(async () => void (await desk.db.delete(deskLooks)));
afterAll(() => desk.close());

const looks = async () => (await desk.db.select().from(deskLooks)).map(({ agent, reference, isListed }) => [agent, reference, isListed]);

it('shows flights with times, fare and rules, price in parts, seats and bags, and what the traveler sees', async () => {
  const { id, reference, offer } = await desk.booked();
  const seat = { kind: 'seat', id: 's', traveler: 0, slice: 0, leg: 0, designator: '12A' } as const;
  const extras = [{ ...seat, isExitRow: false, price: 2_500 }];
  await desk.db
    .update(bookings)
    .set({ offer: { ...offer, extras, price: { ...offer.price, extras: 2_500 } } })
    .where(eq(bookings.id, id));
  const { body } = await desk.get(`/desk/bookings/${reference}`);
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  for (const part of [
    'Sat, Mar 13, 2027, 9:30 PM',
    'JFK New York',
    'British Airways BA178',
    'Cabin Economy',
    'Changes Fee unknown: ask us before you book',
    'Taxes $75.00',
    'Our fee $15.00',
    'Seats and bags $25.00',
    'JFK to LHR: seat 12A',
    'What the traveler sees Booked, paid and ticketed',
    'Flights to change on the page Outbound',
    'Names can be corrected until Fri, Mar 12, 2027, 9:30 PM',
    'Links to check in British Airways',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/undefined|\[object|NaN|1988-04-18/);
  const spanish = (await desk.get(`/desk/bookings/${reference}?lang=es`)).body;
  for (const part of ['Lo que ve el viajero', 'Tarifa y sus reglas', 'Económica']) expect(spanish).toContain(part);
});

it('a booking whose people were erased is shown as well', async () => {
  const { id, reference, travelers } = await desk.booked();
  const nameless = travelers.map((one) => ({ ...one, firstName: '', middleName: '', lastName: '' }));
  await desk.db
    .update(bookings)
    .set({ travelers: nameless, contact: { email: '', phone: '' } })
    .where(eq(bookings.id, id));
  const page = await desk.get(`/desk/bookings/${reference}`);
  expect([page.statusCode, page.body.includes('erased')]).toEqual([200, true]);
});

it('writes down who looked, also at a list, and shows it beside what was done, not among it', async () => {
  const [one, two] = [await desk.booked(), await desk.booked()];
  const ben = await desk.cookieOf('Ben');
  await desk.get(`/desk/bookings/${one.reference}`, { cookie: ben });
  await desk.get(`/desk/bookings/${one.reference}`);
  await desk.get('/desk/bookings/ZZZZZZ');
  const { body } = await desk.get(`/desk/bookings/${one.reference}`);
  expect(body).toMatch(/Looked at<\/h2>[^]*Ana<\/th><td class="number">2<[^]*Ben<\/th><td class="number">1</);
  expect(body).toMatch(/Done at the desk<\/h2><p>Nothing yet/);
  expect(await looks()).toEqual([
    ['Ben', one.reference, false],
    ['Ana', one.reference, false],
    ['Ana', one.reference, false],
  ]);
  await desk.db.delete(deskLooks);
  await desk.send('/desk/find', { find: 'quinones' }, { cookie: ben });
  const listed = await looks();
  expect(listed).toEqual(expect.arrayContaining([one, two].map(({ reference }) => ['Ben', reference, true])));
  expect(listed.filter(([agent]) => agent !== 'Ben')).toEqual([]);
  await desk.send('/desk/find', { find: 'quinones' }, {});
  expect(await looks()).toEqual(listed);
});
