/** Accounts of agents: names that people take for each other are one, and a key opens its own account alone. */
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { deskAgents, deskSessions } from '../desk.tables';
import { createAgentService } from './agents.service';
import type { AgentService } from './agents.service';

const TOKEN = 'a-token-of-four-and-twenty-signs';
let database: TestDatabase;
let agents: AgentService;
beforeAll(async () => {
  database = await openTestDatabase();
  agents = createAgentService({ db: database.db, clock: () => new Date('2027-01-31T12:00:00Z'), issuer: 'Wingfare' });
});
beforeEach(async () => void (await database.db.delete(deskAgents)));
afterAll(() => database.close());

async function added(name: string) {
  const done = await agents.add(name, 'agent');
  if (!done.ok) throw new Error(done.error);
  return done.value;
}

it.each(['Ana', 'José  María', "Siobhán O'Neill", 'Дарья', 'Agent 7', 'Anne-Marie'])('%j is a name', async (name) => {
  expect((await agents.add(name, 'agent')).ok).toBe(true);
});

it.each(['', '  ', '7', '-', '<b>', 'Ana\u0000', 'a@b.example'])('%j is no name', async (name) => {
  expect(await agents.add(name, 'agent')).toEqual({ ok: false, error: 'name_unusable' });
});

it.each(['ana', 'ANA', ' Ana ', 'Aná'])('%j is taken where there is Ana', async (name) => {
  await added('Ana');
  expect(await agents.add(name, 'supervisor')).toEqual({ ok: false, error: 'name_taken' });
});

it('keeps a hash of the key, which opens its own account by any spelling of the name', async () => {
  const [ana, ben] = [await added('Ana'), await added('Ben')];
  expect(ana.key).toMatch(/^[\w-]{32}$/);
  expect(JSON.stringify(await agents.list())).not.toContain(ana.key);
  expect((await agents.byKey('ana', ana.key, TOKEN))?.name).toBe('Ana');
  for (const [name, key] of [
    ['Ana', ben.key],
    ['Ana', TOKEN],
    ['Ana', ''],
    ['Zoe', ana.key],
    ['Zoe', TOKEN],
  ] as const)
    expect([name, await agents.byKey(name, key, TOKEN)]).toEqual([name, null]);
});

it('a reset ends key and sessions before it; a removed account opens nothing', async () => {
  const before = await added('Ana');
  const session = { hash: 'x', agent: 'Ana', expiresAt: new Date('2027-02-01T12:00:00Z') };
  await database.db.insert(deskSessions).values(session);
  const after = await agents.reset('ANA');
  expect([after?.name, await database.db.$count(deskSessions)]).toEqual(['Ana', 0]);
  expect(after?.totpSecret).not.toBe(before.totpSecret);
  expect([await agents.byKey('Ana', before.key, TOKEN), (await agents.byKey('Ana', String(after?.key), TOKEN))?.name]).toEqual([
    null,
    'Ana',
  ]);
  await database.db.insert(deskSessions).values(session);
  expect([await agents.remove('ana'), await agents.remove('ana'), await agents.reset('Ana')]).toEqual([true, false, null]);
  expect([await database.db.$count(deskSessions), await agents.byKey('Ana', String(after?.key), TOKEN)]).toEqual([0, null]);
});

it('the token makes one supervisor, whichever of many come at once, and none where there is one', async () => {
  const made = await Promise.all(['Ana', 'Ben', 'Eva', 'Zoe'].map((name) => agents.addFirst(name)));
  const [first] = made.flatMap((agent) => agent ?? []);
  expect([made.filter(Boolean).length, first?.role, first?.keyHash]).toEqual([1, 'supervisor', null]);
  expect((await agents.byKey(String(first?.name), TOKEN, TOKEN))?.name).toBe(first?.name);
  const own = await agents.reset(String(first?.name));
  expect(await agents.byKey(String(first?.name), TOKEN, TOKEN)).toBeNull();
  expect([own?.role, await agents.addFirst('Max')]).toEqual(['supervisor', null]);
});
