/** What a caller says finds the booking: reference, email, telephone, names as people type them. */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { required } from '#core/domain/values/checkedReads';
import { bookings } from '../bookings.tables';
import { findBookings } from './findBookings';

describe('in the database', () => {
  let world: World;
  let reference: string;
  beforeAll(async () => {
    world = await World.open();
    const server = world.start();
    for (const key of ['a', 'b']) {
      const draftId = await world.draft(server);
      await server.checkout.book(await world.body(server, draftId), `find-key-${key}`, SECRET);
      const [row] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
      reference = row?.reference ?? '';
    }
    const { db } = world.database;
    const contact = { email: 'jo@example.org', phone: '+442075550199' };
    const [other] = await db.select().from(bookings).where(eq(bookings.reference, reference));
    const travelers = other?.travelers.map((one) => ({ ...one, firstName: 'Zoë', middleName: '', lastName: 'O’Brien-Łuk' })) ?? [];
    await db.update(bookings).set({ contact, travelers }).where(eq(bookings.reference, reference));
  });
  afterAll(() => world.database.close());
  const find = async (typed: string) => (await findBookings(world.database.db, typed)).map((row) => row.reference);

  it.each([
    'jo@example.org',
    'JO@EXAMPLE.ORG',
    '+44 20 7555 0199',
    '020 7555 0199',
    'zoe',
    'ZOË o',
    'brien',
    'zo obrien brien o'.slice(0, 2),
  ])('%j finds the one booking', async (typed) => expect(await find(typed)).toEqual([reference]));

  it('finds by ticket, whole or its last ten digits, and by the airline’s reference', async () => {
    const tickets = [{ traveler: 0, number: '0062345678901' }];
    await world.database.db.update(bookings).set({ tickets, supplierReference: 'VV0KPF' }).where(eq(bookings.reference, reference));
    for (const typed of ['006-2345678901', '006 2345678901', '0062345678901', '2345678901', 'vv0kpf'])
      expect([typed, await find(typed)]).toEqual([typed, [reference]]);
    for (const typed of ['0062345678902', '234567890', '0623456789', 'VV0KPG']) expect([typed, await find(typed)]).toEqual([typed, []]);
  });

  it('narrows a name by route and day, of what is flown', async () => {
    const [row] = await world.database.db.select().from(bookings).where(eq(bookings.reference, reference));
    const { origin, destination } = required(row?.offer.query.slices[0], 'slice');
    const departs = required(row?.offer.slices[0].legs[0].departs, 'departs');
    const [, month, day] = departs.slice(0, 10).split('-').map(Number);
    for (const said of [
      `${origin}-${destination}`,
      departs.slice(0, 10),
      `${String(month)}/${String(day)}`,
      `${origin} ${destination} ${departs.slice(0, 10)}`,
    ])
      expect([said, await find(`zoe ${said}`)]).toEqual([said, [reference]]);
    for (const said of [`${destination}-XXX`, '2020-01-01', '2/30']) expect([said, await find(`zoe ${said}`)]).toEqual([said, []]);
  });

  it('finds by reference, however it is typed', async () => {
    expect(await find(`${reference.slice(0, 3).toLowerCase()} ${reference.slice(3)}`)).toEqual([reference]);
  });

  it.each(['quinones', 'Maria Quiñones', 'maria@example.com', '(212) 555-0118'])('%j finds the other', async (typed) => {
    const found = await find(typed);
    expect(found).toHaveLength(1);
    expect(found).not.toContain(reference);
  });

  it.each(['example.org', 'maria@example', 'ones', 'maria zoe', '999 555 0118', "' or 1=1 --", '_____', '%'])(
    '%j finds nothing',
    async (typed) => {
      expect(await find(typed)).toEqual([]);
    },
  );
});
