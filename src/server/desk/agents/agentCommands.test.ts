/** Accounts from the command line: keys are shown once, and what was done is in the log without them. */
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { createDeskActions } from '../actions.service';
import { readArguments } from '../arguments';
import type { DeskServices } from '../command';
import { deskActions } from '../desk.tables';
import { AGENT_COMMANDS } from './agentCommands';
import { createAgentService } from './agents.service';

const NOW = new Date('2027-01-31T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function agent(...words: readonly string[]): Promise<string> {
  const { db } = database;
  const clock = () => NOW;
  const read = readArguments(['agent', ...words], NOW);
  if (!read.ok) throw new Error(read.error);
  // what this command does not do is not there
  const actions = createDeskActions({ db, clock, bookings: {} as never, attention: {} as never });
  const services = { agents: createAgentService({ db, clock, issuer: 'Wingfare' }), actions, agent: 'root' } as unknown as DeskServices;
  const answer = await AGENT_COMMANDS['agent']?.run(services, read.value.words, read.value.options);
  return answer?.ok ? answer.value.rows.map((row) => row.join(' | ')).join('\n') : String(answer?.error);
}

it('adds, lists, resets and removes agents, and writes down that it did', async () => {
  const added = await agent('add', 'Ana', 'María', '--role', 'supervisor');
  expect(added).toMatch(
    /^name \| Ana María\nrole \| supervisor\naccess token \| [\w-]{32}\nsecond factor \| [A-Z2-7]{32}\nfor the app \| otpauth:.*Ana%20Mar%C3%ADa/,
  );
  expect(await agent('add', 'ana maria')).toBe('There is an agent of this name, or of one like it.');
  expect(await agent('add', '<b>')).toMatch(/^A name has letters/);
  expect(await agent('add', 'Ben', '--role', 'boss')).toBe('--role takes agent or supervisor.');
  expect(await agent('list')).toBe(`Ana María | supervisor | its own | ${NOW.toISOString()}`);
  const key = (text: string) => /token \| (\S+)/.exec(text)?.[1] ?? '';
  const reset = await agent('reset', 'ana maria');
  expect(key(reset)).not.toBe(key(added));
  expect([await agent('remove', 'Ana María'), await agent('remove', 'Ana María'), await agent('list')]).toEqual([
    'removed | Ana María',
    'There is no agent of this name: desk agent list shows all.',
    '',
  ]);
  const log = await database.db.select().from(deskActions);
  expect(log.map(({ agent: by, action, account, outcome }) => [by, action, account, outcome])).toEqual([
    ['root', 'agent_added', 'Ana María', 'account_changed'],
    ['root', 'agent_added', 'ana maria', 'nothing_done'],
    ['root', 'agent_added', '<b>', 'nothing_done'],
    ['root', 'agent_reset', 'ana maria', 'account_changed'],
    ['root', 'agent_removed', 'Ana María', 'account_changed'],
    ['root', 'agent_removed', 'Ana María', 'nothing_done'],
  ]);
  expect(JSON.stringify(log)).not.toContain(key(added));
});

it.each([[[]], [['list', 'x']], [['add']], [['promote', 'Ana']]])('%j is told how to ask', async (words) => {
  expect(await agent(...words)).toMatch(/^Which agent\?/);
});
