/** What a caller says finds the booking: reference, email, telephone, names as people type them. */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { bookings } from '../bookings.tables';
import { findBookings, readSought } from './findBookings';
import type { Sought } from './findBookings';

const NOTHING: Sought = { reference: null, email: null, phone: null, names: [] };

it.each<[string, Partial<Sought>]>([
  ['k7m-px2', { reference: 'K7MPX2', names: ['k7m', 'px2'] }],
  [' Maria@Example.com ', { email: 'maria@example.com' }],
  ['(212) 555-0118', { phone: '2125550118' }],
  ['+1 212 555 0118', { phone: '2125550118' }],
  ['555-0118', { phone: '5550118' }],
  ['555-01', {}],
  ['Quiñones', { names: ['quinones'] }],
  ['  mar   QUIÑ ', { names: ['mar', 'quin'] }],
  ['GARCES', { reference: 'GARCES', names: ['garces'] }],
  ['', {}],
  ['%', {}],
])('%j is read as %j', (typed, sought) => expect(readSought(typed)).toEqual({ ...NOTHING, ...sought }));

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
