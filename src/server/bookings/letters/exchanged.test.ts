/** What the letter about a change of flights says (booking.65). */
import { randomUUID } from 'node:crypto';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { agreed, bookOnce, mailsOf, NEXT_DAY } from '#testing/bookings/exchangeWorld';
import { required } from '#core/domain/values/checkedReads';
import { bookings } from '../bookings.tables';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

async function letterAbout(terms: object, locale: 'en' | 'es' = 'en') {
  const server = world.start();
  Object.assign(world.supplier.exchanges, { difference: 4_000, penalty: 7_500, refundTo: 'card', ...terms });
  const booked = await bookOnce(world, server);
  await world.database.db.update(bookings).set({ locale });
  await server.exchanging.make(await agreed(world, server, booked), randomUUID(), SECRET);
  const jobs = (await mailsOf(world, booked)).filter(({ kind }) => kind === 'exchanged');
  const { id, bookingId, cause } = required(jobs[0], 'mail');
  const job = { id, kind: 'exchanged', aboutId: null, details: null, tries: 0 } as const;
  const letter = () => server.letters.letterOf({ ...job, bookingId: bookingId ?? '', cause });
  return { server, booked, letter, text: (await letter())?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '' };
}

it.each([
  [
    'what was charged',
    {},
    [
      'Your flights are changed as you asked',
      'Sat, Mar 20',
      'was Sat, Mar 13, 9:30 PM',
      'Difference in fare: $40.00',
      'change fee: $75.00',
      'Charged to your card: $115.00',
    ],
  ],
  ['what comes back', { difference: -20_000 }, ['Difference in fare: -$200.00', 'Refund to your card: $125.00', 'within 7 business days']],
  [
    'credit of the airline',
    { difference: -20_000, refundTo: 'airline_credits' },
    ['Airline credit: $125.00', 'The airline issues the credit to the travelers'],
  ],
  ['that nothing moved', { difference: 0, penalty: 0 }, ['Nothing was charged, and nothing is refunded.']],
])('tells %s, with the old flights next to the new', async (_, terms, parts) => {
  const { text } = await letterAbout(terms);
  for (const part of parts) expect(text).toContain(part);
});

it('is written in the language of the booking', async () => {
  const { text } = await letterAbout({}, 'es');
  for (const part of ['Sus vuelos están cambiados', 'Cobrado a su tarjeta', 'sáb, 20 mar']) expect(text).toContain(part);
});

it('is left out once a later change says more, or the booking is cancelled', async () => {
  const { server, booked, letter } = await letterAbout({});
  await server.exchanging.make(await agreed(world, server, booked, undefined, NEXT_DAY), randomUUID(), SECRET);
  expect(await letter()).toBeNull();
});
