/** An order whose answer was lost, on an account that sells much. */
import { required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import { valueOf } from '#testing/contracts/supplierAnswers';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { openTestDatabase } from '#testing/database/testDatabase';
import { openDuffel } from '#testing/duffel/duffelTrial';

const NOW = new Date('2027-04-10T12:00:00Z');
const QUERY = searchFor({ origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: null }, 'Economy', {
  adults: 1,
  children: 0,
  infants: 0,
});

it('is found among any number of newer ones, and looked for no further back than to when it was requested', async () => {
  const database = await openTestDatabase();
  const opened = await openDuffel(database, NOW);
  const { supplier, server } = opened;
  const book = async (ourReference: string) => {
    const [flight] = valueOf(await supplier.search(QUERY, { now: opened.now, limit: 1 })).flights;
    const offer = valueOf(await supplier.reprice(QUERY, required(flight, 'flight').id, opened.now));
    return supplier.book(offer, partyOf(QUERY), ourReference, opened.now, CONTACT);
  };
  server.change({ orders: 'answer lost' });
  expect(await book('ours')).toMatchObject({ ok: false });
  server.change({ orders: 'created' });
  server.crowd(650);
  expect(valueOf(await supplier.lookup('ours'))).toMatchObject({ status: 'ticketed' });
  opened.passMinutes(60);
  server.change({ orders: 'refused connection' });
  expect(await book('never made')).toMatchObject({ ok: false });
  opened.passMinutes(60);
  const before = server.calls.length;
  expect(valueOf(await supplier.lookup('never made'))).toBeNull();
  expect(server.calls.slice(before)).toEqual(['GET /air/orders']);
  await opened.close();
  await database.close();
});
