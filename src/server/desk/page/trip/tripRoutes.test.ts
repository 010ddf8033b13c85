/** A caller's trip by the code that they read out: for agents alone, without anything personal, and not for those who guess. */
import { SECRET } from '#testing/bookings/bookingWorld';
import { DeskWorld } from '#testing/desk/deskWorld';
import { createHandoverService } from '../../../visitors/tracking/handover.service';
import { deskGuesses } from '../../desk.tables';

let desk: DeskWorld;
beforeAll(async () => {
  desk = await DeskWorld.open();
});
beforeEach(async () => void (await desk.db.delete(deskGuesses)));
afterAll(() => desk.close());

const open = (code: unknown, cookie?: string) => desk.post('/desk/trip', { code }, cookie);

async function codeOfTrip(): Promise<string> {
  const draftId = await desk.world.draft(desk.server);
  const handover = createHandoverService({ db: desk.db, clock: desk.world.clock });
  const made = await handover.create(draftId, SECRET);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.code;
}

it('opens for an agent what the caller looks at, however the code is typed, and nothing personal', async () => {
  const code = await codeOfTrip();
  for (const typed of [code, code.toLowerCase(), ` ${code.replace('-', ' ')} `]) {
    const answer = await open(typed);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Object.keys(answer.json<object>()).sort()).toEqual(
      'acceptedTotal airports cabin carriers codeUntil conditions extras price priceUntil slices travelers'.split(' '),
    );
  }
  expect(await desk.db.$count(deskGuesses)).toBe(0);
});

it('answers nothing without a session, and nothing to what is no code', async () => {
  const code = await codeOfTrip();
  expect([(await open(code, '')).statusCode, (await open(code, '')).body]).toEqual([401, '']);
  expect(await desk.db.$count(deskGuesses)).toBe(0);
  for (const typed of ['', { code: 1 }, 'x'.repeat(61)]) expect([typed, (await open(typed)).statusCode]).toEqual([typed, 400]);
  expect((await open('ZZZZZ9')).json()).toMatchObject({ code: 'not_found' });
});

it('ends with its code, and after thirty wrong ones of all agents for ten minutes', async () => {
  const code = await codeOfTrip();
  const ben = await desk.cookieOf('Ben');
  for (let i = 0; i < 30; i += 1) expect((await open('ZZZZZ9', i % 2 ? ben : desk.cookie)).statusCode).toBe(404);
  const refused = await open(code, ben);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  desk.world.minutes(10);
  expect((await open(code)).statusCode).toBe(200);
  desk.world.minutes(51);
  // the session, unused for half an hour, ended as well
  expect((await open(code, await desk.cookieOf('Eva'))).statusCode).toBe(404);
});
