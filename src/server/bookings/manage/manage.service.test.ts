/** A booking after its payment: who may read it, as what, and the stages that led to it. */
import nodeCrypto from 'node:crypto';
import { attemptOf, OTHER, payAt, startAnew } from '#testing/bookings/bookingSales';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';

let world: World;
let server: Process;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  server = startAnew(world);
});
afterEach(() => expect(world.errors).toEqual([]));

const pay = (...order: readonly [draftId: string, card?: string, acceptedTotal?: number]) => payAt(world, server, ...order);

describe('a booking afterwards', () => {
  const book = async () => {
    const draftId = await world.draft(server);
    const { reference } = attemptOf(await pay(draftId));
    return { draftId, reference: reference ?? '' };
  };

  it('is read by its browser, masked and without documents', async () => {
    const { draftId, reference } = await book();
    const read = await server.manage.read(SECRET, draftId);
    expect(read).toMatchObject({
      ok: true,
      value: {
        reference,
        state: 'ticketed',
        email: 'M•••@example.com',
        travelers: [{ kind: 'adult', name: 'Maria Quiñones' }],
        card: { brand: 'visa', last4: '4242', wallet: null },
        freeCancelUntil: new Date(world.now.getTime() + 86_400_000).toISOString(),
      },
    });
    expect(JSON.stringify(read)).not.toMatch(/X1234567|Maria@|12125550118|1985-04-18/);
    expect(await server.manage.read(OTHER, draftId)).toMatchObject({ error: { code: 'booking_unknown' } });
    expect(await server.manage.read(OTHER, null)).toMatchObject({ error: { code: 'booking_unknown' } });
  });

  it('opens to reference and email together, and to no guess', async () => {
    const { draftId, reference } = await book();
    const third = 'c'.repeat(64);
    const look = (ref: string, email: string) => server.manage.lookup({ reference: ref, email }, () => third);
    const wrong = { ok: false, error: { kind: 'refused', code: 'booking_unknown' } };
    for (const [ref, email] of [
      [reference, 'other@example.com'],
      ['AAAAAA', 'maria@example.com'],
      ['000000', 'maria@example.com'],
      ['', ''],
      [reference, ''],
    ] as const)
      expect(await look(ref, email)).toEqual(wrong);
    expect(await server.manage.read(third, draftId)).toMatchObject({ ok: false });
    const typed = ` ${reference.slice(0, 3).toLowerCase()}-${reference.slice(3)} `;
    expect(await look(typed, ' MARIA@example.com')).toMatchObject({ ok: true, value: { reference } });
    expect(await server.manage.read(third, draftId)).toMatchObject({ ok: true, value: { reference } });
  });

  it('opens to the code of the airline with the same proof, and to a reference within the line of a mail', async () => {
    const { reference } = await book();
    const airlines = 'Q1O0RZ';
    await world.database.pool.query('update bookings set supplier_reference = $1 where reference = $2', [airlines, reference]);
    const look = (ref: string, email: string) => server.manage.lookup({ reference: ref, email }, () => 'd'.repeat(64));
    for (const typed of [
      airlines,
      `PNR: ${airlines.toLowerCase()}.`,
      `Ref: ${reference}.`,
      `Código de reserva - ${reference}`,
      `${reference}/${airlines}`,
      `${airlines} / ${reference}`,
      `Booking: ${reference} Airline: ${airlines}`,
      `AA2233 or ${reference}`,
    ])
      expect(await look(typed, 'Maria <mailto:maria@example.com>')).toMatchObject({ ok: true, value: { reference } });
    expect(await look(airlines, 'other@example.com')).toMatchObject({ ok: false, error: { code: 'booking_unknown' } });
  });

  /** What a call asks of the database, without its arguments. */
  const statementsOf = async (call: () => Promise<unknown>): Promise<readonly string[]> => {
    const query = jest.spyOn(world.database.pool, 'query');
    await call();
    const statements = query.mock.calls.map(([sent]: readonly unknown[]) => (Object(sent) as { readonly text: string }).text);
    query.mockRestore();
    return statements;
  };

  it('is guessed at by the same work, whether there is such a booking or not', async () => {
    const { reference } = await book();
    const work = async (ref: string, email: string) => {
      const compared = jest.spyOn(nodeCrypto, 'timingSafeEqual');
      const statements = await statementsOf(() => server.manage.lookup({ reference: ref, email }, () => OTHER));
      const sizes = compared.mock.calls.map(([typed, known]) => [typed.byteLength, known.byteLength]);
      compared.mockRestore();
      return { statements, sizes };
    };
    const known = await work(reference, 'eve@example.com');
    expect(known).toEqual({ statements: [expect.stringContaining('from "bookings"') as string], sizes: [[32, 32]] });
    expect(await work('AAAAAA', 'eve@example.com')).toEqual(known);
    expect(await work('not one', 'eve@example.com')).toEqual(known);
    expect(await work(`AA2233 / ${reference}`, 'eve@example.com')).toEqual(known);
  });

  it('tells its own browser alone that it can be cancelled, and asks the same for all others', async () => {
    const { reference } = await book();
    expect(await server.manage.canCancelNow(reference, SECRET)).toBe(true);
    expect(await server.manage.canCancelNow(reference, OTHER)).toBe(false);
    expect(await server.manage.canCancelNow('AAAAAA', OTHER)).toBe(false);
    const known = await statementsOf(() => server.manage.canCancelNow(reference, OTHER));
    expect(known).toHaveLength(1);
    expect(await statementsOf(() => server.manage.canCancelNow('AAAAAA', OTHER))).toEqual(known);
  });

  it('is sent as a calendar in UTC', async () => {
    const { draftId, reference } = await book();
    const file = await server.manage.document('calendar', SECRET, draftId);
    if (!file.ok) throw new Error('readable');
    const lines = file.value.text.split('\r\n');
    expect(lines.every((l) => Buffer.byteLength(l) <= 75)).toBe(true);
    // 21:30 in New York on the last day before summer time; London has winter time
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270314T023000Z', 'DTEND:20270314T091500Z']));
    expect(file.value.text.replace(/\r\n /g, '')).toContain(`Booking reference ${reference}`);
  });

  it('forgets the documents of travelers whose booking failed', async () => {
    const draftId = await world.draft(server);
    await pay(draftId, '4000000000000002');
    const { rows } = await world.database.pool.query('select travelers::text as t from bookings where draft_id = $1', [draftId]);
    expect(rows).toHaveLength(1);
    expect(rows[0].t).toContain('Maria');
    expect(rows[0].t).not.toContain('X1234567');
  });
});

describe('stages', () => {
  it('are kept with the draft of the same browser', async () => {
    const draftId = await world.draft(server);
    const at = '2026-11-20T12:00:00.000Z';
    expect(await server.checkout.recordStage({ draftId, stage: 'travelers_done', at }, SECRET)).toBeNull();
    expect(await server.checkout.recordStage({ draftId, stage: 'travelers_done', at }, OTHER)).toMatchObject({ code: 'draft_unknown' });
    expect(await server.checkout.recordStage({ draftId, stage: 'won', at }, SECRET)).toMatchObject({ code: 'invalid_request' });
    const { rows } = await world.database.pool.query('select stage from stage_updates where draft_id = $1', [draftId]);
    expect(rows).toEqual([{ stage: 'travelers_done' }]);
  });
});
