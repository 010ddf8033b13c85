/** Bookings at the desk: found, shown, and acted on only by an agent who is signed in, was asked to confirm, and did; each confirmation once. */
import { eq } from 'drizzle-orm';
import { SECRET } from '#testing/bookings/bookingWorld';
import { DeskWorld } from '#testing/desk/deskWorld';
import { wantPerson } from '../../../attention/attention.service';
import { attentionEntries } from '../../../attention/attention.tables';
import { bookings } from '../../../bookings/bookings.tables';
import { outbox } from '../../../mail/outbox.tables';
import { deskActions } from '../../desk.tables';

let desk: DeskWorld;
beforeAll(async () => {
  desk = await DeskWorld.open();
});
afterAll(() => desk.close());

const booked = () => desk.booked();
const get: DeskWorld['get'] = (...asked) => desk.get(...asked);
const send: DeskWorld['send'] = (...asked) => desk.send(...asked);

/** Opens the question and gives what its form would send. */
async function question(url: string): Promise<Record<string, string>> {
  const page = await get(url);
  expect(page.statusCode).toBe(200);
  const hidden = [...page.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)];
  return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
}
const stateOf = async (reference: string) => (await desk.db.select().from(bookings).where(eq(bookings.reference, reference)))[0]?.state;
const logOf = (reference: string) => desk.db.select().from(deskActions).where(eq(deskActions.reference, reference));

it('shows and does nothing without a sign-in', async () => {
  const { reference } = await booked();
  const addresses = [`/desk/bookings/${reference}`, `/desk/bookings/${reference}/cancel`, '/desk/attention/1a2b3c4d/close'];
  for (const url of addresses) expect(await get(url, {})).toMatchObject({ statusCode: 303, headers: { location: '/desk' } });
  const answer = { question: '3b241101-e2bb-4255-8caf-4136c566a962', refund: '50000' };
  for (const url of ['/desk/find', ...addresses.slice(1)]) expect((await send(url, answer, {})).statusCode).toBe(303);
  expect([await stateOf(reference), await logOf(reference)]).toEqual(['ticketed', []]);
});

it('says on whose lap an infant is', async () => {
  const { id, reference, travelers } = await booked();
  const infants = travelers.map((one) => ({ ...one, kind: 'infant' as const, firstName: 'Lucia', heldBy: 0 }));
  await desk.db
    .update(bookings)
    .set({ travelers: [...travelers, ...infants] })
    .where(eq(bookings.id, id));
  expect((await get(`/desk/bookings/${reference}`)).body).toContain('Lucia Quiñones on the lap of Maria Quiñones');
});

it('opens a booking with ledger, history, mails and what may be done, and never a passport', async () => {
  const { reference, attemptId } = await booked();
  await wantPerson(desk.db, desk.world.now, { kind: 'dispute', subject: reference, attemptId, amount: 50_000 });
  const { body, headers } = await get(`/desk/bookings/${reference}`);
  for (const part of [
    `${reference} · Ticketed`,
    'Maria Quiñones',
    '125-2106312810',
    'mailto:Maria@example.com',
    'tel:+12125550118',
    'Agreed to pay up to this amount',
    'Ticketed and charged',
    '$500.00',
    'A cardholder disputes a payment',
    `/desk/bookings/${reference}/retry`,
    `/desk/bookings/${reference}/mail`,
    `/desk/bookings/${reference}/cancel`,
  ])
    expect(body).toContain(part);
  expect(body).not.toMatch(/X1234567|<script|style=|undefined|\[object/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const spanish = await get(`/desk/bookings/${reference}?lang=es`);
  for (const part of ['Emitida', 'Historial', 'Un titular disputa un pago', `/desk/bookings/${reference}/cancel?lang=es`])
    expect(spanish.body).toContain(part);
});

it('finds by what a caller says: one opens, several are listed, none is said so', async () => {
  const { reference } = await booked();
  const one = await send('/desk/find', { find: ` ${reference.toLowerCase()} ` });
  expect(one).toMatchObject({ statusCode: 303, headers: { location: `/desk/bookings/${reference}` } });
  await booked();
  const several = await send('/desk/find', { find: 'quinones' });
  expect(several.statusCode).toBe(200);
  expect(several.body).toContain(`href="/desk/bookings/${reference}"`);
  expect(several.body).toMatch(/<h1>\d+ bookings found<\/h1>/);
  const none = await send('/desk/find?lang=es', { find: '<b>nobody' });
  expect(none.body).toContain('No se encontró ninguna reserva');
  expect(none.body).not.toContain('<b>');
});

it('cancels at the quote that was read, once, in the name of the agent who answered', async () => {
  const { reference } = await booked();
  const url = `/desk/bookings/${reference}/cancel`;
  const page = await get(url);
  expect(page.body).toContain('Yes, cancel and refund $500.00');
  expect(await stateOf(reference)).toBe('ticketed');
  const answer = await question(url);
  const done = await send(url, answer);
  expect(done).toMatchObject({ statusCode: 303, headers: { location: `/desk/bookings/${reference}?did=${answer['question']}` } });
  await send(url, answer);
  expect(await stateOf(reference)).toBe('cancelled');
  expect(await logOf(reference)).toMatchObject([{ agent: 'Ana', action: 'cancel', outcome: 'done' }]);
  const after = await get(String(done.headers.location));
  expect(after.body).toMatch(/role="status">Cancel the booking: Cancelled</);
  expect(after.body).not.toContain(`${url}"`);
  expect((await get(url)).statusCode).toBe(409);
});

it('an agent sees no figures and refunds up to the limit, whatever form is sent; a supervisor does both', async () => {
  const its = { cookie: await desk.cookieOf('Ben') };
  const [home, file] = [await get('/desk', its), await get('/desk/days.csv', its)];
  expect([home.statusCode, home.body.includes('Wants a person'), home.body.includes('Revenue'), file.statusCode]).toEqual([
    200,
    true,
    false,
    403,
  ]);
  expect((await get('/desk')).body).toContain('Revenue');
  const { reference } = await booked();
  const url = `/desk/bookings/${reference}/cancel`;
  const refused = await get(url, its);
  expect([refused.statusCode, refused.body.includes('gives back $500.00. A supervisor does what is above $100.00.')]).toEqual([403, true]);
  await send(url, await question(url), its);
  expect([await stateOf(reference), await logOf(reference)]).toEqual(['ticketed', []]);
});

it('asks again where what comes back has changed since the question', async () => {
  const { reference } = await booked();
  const url = `/desk/bookings/${reference}/cancel`;
  const answer = await question(url);
  const changed = await send(url, { ...answer, refund: '40000' });
  expect(changed.statusCode).toBe(409);
  expect(changed.body).toContain('What comes back has changed since you were asked.');
  expect(changed.body).toContain('name="refund" value="50000"');
  expect(await stateOf(reference)).toBe('ticketed');
  expect(await logOf(reference)).toMatchObject([{ outcome: 'cancel_changed' }]);
});

it.each([
  ['corrected', 'Mariah', 'Corrected, mail asked for'],
  ['refused', 'Maria', 'Refused'],
] as const)('shows a name that a traveler requested, and takes once that the airline %s it', async (state, firstName, outcome) => {
  const { reference } = await booked();
  const url = `/desk/bookings/${reference}/name_${state}`;
  const page = () => get(`/desk/bookings/${reference}`);
  expect((await page()).body).not.toContain(url);
  expect((await get(url)).statusCode).toBe(404);
  desk.world.supplier.takesNoNews = true;
  await desk.server.manage.changeTraveler({ reference, traveler: 0, firstName: 'Mariah', knownTravelerNumber: 'TT12345678' }, SECRET);
  desk.world.supplier.takesNoNews = false;
  const shown = await page();
  for (const part of ['QUINONES/MARIA → QUINONES/MARIAH', `${url}"`, 'The airline must correct a name']) expect(shown.body).toContain(part);
  expect(shown.body).not.toContain('TT12345678');
  const answer = await question(url);
  const done = await send(url, answer);
  await send(url, answer);
  const after = (await get(String(done.headers.location))).body;
  expect(after).toMatch(new RegExp(`role="status">[^<]*: ${outcome}<`));
  expect(after).not.toContain(`${url}"`);
  expect(after).not.toContain('The airline must correct a name');
  const [row] = await desk.db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row?.travelers[0]).toMatchObject({ firstName, nameCorrection: { state } });
  expect(await logOf(reference)).toMatchObject([{ agent: 'Ana', action: `name_${state}`, outcome: `name_${state}` }]);
});

it('sends the mail again once, and goes on with what is stuck', async () => {
  const { id, reference } = await booked();
  const mails = () => desk.db.$count(outbox, eq(outbox.bookingId, id));
  const before = await mails();
  const url = `/desk/bookings/${reference}/mail`;
  const answer = await question(url);
  await Promise.all([send(url, answer), send(url, answer)]);
  expect(await mails()).toBe(before + 1);

  desk.world.supplier.isSilent = true;
  await desk.server.desk.cancel(reference, 50_000);
  desk.world.supplier.isSilent = false;
  desk.world.minutes(10);
  const retry = `/desk/bookings/${reference}/retry`;
  await send(retry, await question(retry));
  expect(await stateOf(reference)).toBe('cancelled');
  expect((await logOf(reference)).map(({ action, outcome }) => [action, outcome])).toEqual([
    ['mail', 'mail_asked'],
    ['retry', 'cancelled'],
  ]);
});

it('closes an entry after asking, and leads back to its booking', async () => {
  const { db } = desk;
  const { reference, attemptId } = await booked();
  await wantPerson(db, desk.world.now, { kind: 'refund_failed', subject: `re_${reference}`, attemptId });
  const [entry] = await db.select().from(attentionEntries).where(eq(attentionEntries.attemptId, attemptId));
  const url = `/desk/attention/${entry?.id ?? ''}/close`;
  const answer = await question(url);
  const done = await send(url, answer);
  expect(done.headers.location).toBe(`/desk/bookings/${reference}?did=${answer['question']}`);
  const [closed] = await db.select().from(attentionEntries).where(eq(attentionEntries.attemptId, attemptId));
  expect(closed).toMatchObject({ closedBy: 'Ana' });
  expect((await get(url)).statusCode).toBe(404);
  expect((await get('/desk')).body).not.toContain(url);
});

it.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['an old browser on another site', { origin: 'https://evil.example' }, 403],
  ['another kind of body', { 'content-type': 'text/plain' }, 415],
])('%s does nothing', async (_what, headers: Record<string, string>, status) => {
  const { reference } = await booked();
  const url = `/desk/bookings/${reference}/cancel`;
  const answer = await question(url);
  expect((await send(url, answer, { cookie: desk.cookie, ...headers })).statusCode).toBe(status);
  expect([await stateOf(reference), await logOf(reference)]).toEqual(['ticketed', []]);
});

it.each([
  ['/desk/bookings/ZZZZZZ', 404],
  ['/desk/bookings/ZZZZZZ/cancel', 404],
  ['/desk/bookings/%3Cb%3E', 404],
  ['/desk/attention/00000000/close', 404],
])('%s is unknown', async (url, status) => {
  const page = await get(url);
  expect(page.statusCode).toBe(status);
  expect(page.body).toContain('role="search"');
});

it('does nothing that it does not know, and nothing without the answer to a question', async () => {
  const { reference } = await booked();
  const answer = await question(`/desk/bookings/${reference}/mail`);
  expect((await send(`/desk/bookings/${reference}/erase`, answer)).statusCode).toBe(404);
  expect((await send(`/desk/bookings/${reference}/cancel`, {})).statusCode).toBe(404);
  expect((await send(`/desk/bookings/${reference}/cancel`, { question: 'x', refund: '50000' })).statusCode).toBe(404);
  expect(await logOf(reference)).toEqual([]);
});
