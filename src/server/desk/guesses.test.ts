/** Wrong codes of callers are counted over all processes; right ones are not. */
import { openTestDatabase } from '#testing/database/testDatabase';
import { createGuesses } from './guesses.service';

it('of a hundred that come at once thirty are looked at, and again after ten minutes', async () => {
  let now = new Date('2027-01-31T12:00:00Z');
  const database = await openTestDatabase();
  const its = database.again();
  const clock = () => now;
  const [guesses, others] = [createGuesses({ db: database.db, clock }), createGuesses({ db: its.db, clock })];
  const taken = await Promise.all(Array.from({ length: 100 }, (_, i) => (i % 2 ? guesses : others).take('handover')));
  expect(taken.filter(Boolean)).toHaveLength(30);
  // refused ones do not count, so that one given back lets one pass
  await guesses.giveBack('handover');
  await guesses.giveBack('handover');
  expect([await others.take('handover'), await others.take('handover')]).toEqual([true, false]);
  now = new Date(now.getTime() + 600_000);
  expect(await guesses.take('handover')).toBe(true);
  await its.close();
  await database.close();
});
