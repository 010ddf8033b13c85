/** How often the mail of a booking is sent again, and how often its address is corrected: a mistyped one can be, and strangers are not mailed. */
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { countInMemory } from '../../http/limits/countedInMemory';
import { registerCookies } from '../../http/requests/tripCookie';
import { outbox } from '../../mail/outbox.tables';
import { registerBookingRoutes } from './booking.routes';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await World.open();
  app = fastify();
  await registerCookies(app);
  registerBookingRoutes(app, { ...world.start(), limits: countInMemory() });
});
afterAll(async () => {
  await app.close();
  await world.database.close();
});

let keys = 0;
async function booked(): Promise<string> {
  const process = world.start();
  const draftId = await world.draft(process);
  await process.checkout.book(await world.body(process, draftId), `mail-again-${String((keys += 1))}`, SECRET);
  const read = await process.manage.read(SECRET, draftId);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.reference;
}

/** A browser that may read the booking. */
async function browserOf(reference: string, email = 'maria@example.com'): Promise<string> {
  const found = await app.inject({ method: 'POST', url: '/api/booking/lookup', payload: { reference, email } });
  expect(found.statusCode).toBe(200);
  return String(found.headers['set-cookie']).split(';')[0] ?? '';
}

/** Every letter so far came back. */
async function refuseMail(): Promise<void> {
  world.minutes(1);
  await world.database.db.update(outbox).set({ state: 'failed', settledAt: world.now });
}

async function ask(cookie: string, reference: string, email?: string): Promise<number> {
  const payload = { reference, ...(email === undefined ? {} : { email }) };
  const answer = await app.inject({ method: 'POST', url: '/api/booking/mail', headers: { cookie }, payload });
  return answer.statusCode;
}

it('takes another address once the same mail was sent as often as it may, but not any number of them', async () => {
  const reference = await booked();
  const cookie = await browserOf(reference);
  for (const status of [204, 204, 204, 429]) expect(await ask(cookie, reference)).toBe(status);
  // nothing is sent there
  expect(await ask(cookie, reference, 'no address')).toBe(400);
  for (let i = 1; i <= 5; i += 1) {
    await refuseMail();
    expect(await ask(cookie, reference, `maria${String(i)}@example.com`)).toBe(204);
  }
  await refuseMail();
  // another browser has no count of its own
  expect(await ask(await browserOf(reference, 'maria5@example.com'), reference, 'stranger@example.com')).toBe(429);
});

it('counts nothing for whoever may not read the booking', async () => {
  const [own, other] = [await booked(), await booked()];
  const cookie = await browserOf(own);
  await refuseMail();
  for (let i = 0; i < 6; i += 1) expect(await ask(cookie, other, 'eve@example.com')).toBe(404);
  expect(await ask(await browserOf(other), other, 'maria@example.org')).toBe(204);
});
