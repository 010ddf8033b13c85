/** Supervisors change accounts on the page: with their own key again, once for each form, and what is new is shown once. */
import { DeskWorld } from '#testing/desk/deskWorld';
import { deskActions, deskAgents } from '../../desk.tables';

const TOKEN = 'a-token-of-four-and-twenty-signs';
let desk: DeskWorld;
beforeAll(async () => {
  desk = await DeskWorld.open();
});
afterAll(() => desk.close());

const names = async () => (await desk.db.select().from(deskAgents)).map(({ name }) => name).sort();
async function question(): Promise<string> {
  const { body } = await desk.get('/desk/agents');
  return /name="question" value="([^"]+)"/.exec(body)?.[1] ?? '';
}
const keyIn = (body: string): string | undefined => /<dt>Access token<\/dt><dd>([\w-]{32})<\/dd>/.exec(body)?.[1];

it('adds, resets and removes, each once, and writes down who did', async () => {
  const form = { question: await question(), name: 'Eva <b>', role: 'agent', token: TOKEN };
  expect((await desk.send('/desk/agents/add', form)).body).toContain('A name has letters');
  const add = { ...form, question: await question(), name: 'Eva' };
  expect((await desk.send('/desk/agents/add', { ...add, token: 'guess' })).statusCode).toBe(403);
  expect(await names()).toEqual(['Ana']);
  const added = await desk.send('/desk/agents/add', add);
  expect([added.statusCode, added.headers['cache-control'], await names()]).toEqual([200, 'no-store', ['Ana', 'Eva']]);
  expect(keyIn(added.body)).toBeDefined();
  // a reload of the answer does nothing, and shows nothing
  expect(keyIn((await desk.send('/desk/agents/add', add)).body)).toBeUndefined();
  expect((await desk.send('/desk/agents/add', { ...add, question: await question(), name: 'eva' })).statusCode).toBe(409);
  const change = { name: 'Eva', token: TOKEN };
  const reset = await desk.send('/desk/agents/change', { ...change, question: await question(), do: 'reset' });
  expect(keyIn(reset.body)).not.toBe(keyIn(added.body));
  await desk.send('/desk/agents/change', { ...change, question: await question(), do: 'remove' });
  expect(await names()).toEqual(['Ana']);
  const log = await desk.db.select().from(deskActions).orderBy(deskActions.at);
  expect(log.map(({ agent, action, account, outcome }) => [agent, action, account, outcome])).toEqual(
    expect.arrayContaining([
      ['Ana', 'agent_added', 'Eva', 'account_changed'],
      ['Ana', 'agent_reset', 'Eva', 'account_changed'],
      ['Ana', 'agent_removed', 'Eva', 'account_changed'],
    ]),
  );
  expect(JSON.stringify(log)).not.toContain(String(keyIn(added.body)));
});

it('is closed to agents and to those without a session', async () => {
  const its = { cookie: await desk.cookieOf('Ben') };
  const form = { question: await question(), name: 'Mallory', role: 'supervisor', token: TOKEN };
  expect([(await desk.get('/desk/agents', its)).statusCode, (await desk.send('/desk/agents/add', form, its)).statusCode]).toEqual([
    403, 403,
  ]);
  expect([(await desk.get('/desk/agents', {})).statusCode, (await desk.send('/desk/agents/add', form, {})).statusCode]).toEqual([303, 303]);
  expect(await names()).not.toContain('Mallory');
});
