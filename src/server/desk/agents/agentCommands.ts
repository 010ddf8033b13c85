/** Accounts of the desk's agents, from the command line. */
import { randomUUID } from 'node:crypto';
import { err, ok } from '#core/domain/values/result';
import type { Command, DeskServices, Report } from '../command';
import type { Cell } from '../csv';
import { AGENT_ROLES } from '../desk.tables';
import type { Credentials } from './agents.service';

const WHICH = 'Which agent? desk agent add Ana, add Ana --role supervisor, reset Ana, remove Ana; desk agent list shows all.';

export const AGENT_COMMANDS: Readonly<Record<string, Command>> = {
  agent: {
    usage: 'agent add|reset|remove NAME [--role supervisor], agent list',
    does: 'who may sign in at /desk; add and reset show a new key and second factor, once',
    run: async (services, [verb, ...words], { role: typedRole }) => {
      const { agents } = services;
      const name = words.join(' ');
      if (verb === 'list' && name === '') {
        const rows = (await agents.list()).map((a): Cell[] => [
          a.name,
          a.role,
          a.keyHash === null ? 'DESK_TOKEN' : 'its own',
          a.addedAt.toISOString(),
        ]);
        return ok({ names: ['name', 'role', 'key', 'since'], rows });
      }
      if (name === '') return err(WHICH);
      switch (verb) {
        case 'add': {
          const role = AGENT_ROLES.find((known) => known === (typedRole ?? 'agent'));
          if (role === undefined) return err(`--role takes ${AGENT_ROLES.join(' or ')}.`);
          const added = await changed(
            services,
            'agent_added',
            name,
            () => agents.add(name, role),
            ({ ok: isAdded }) => isAdded,
          );
          if (added?.ok === true) return ok(shownOnce(added.value));
          return err(
            added?.error === 'name_taken'
              ? 'There is an agent of this name, or of one like it.'
              : "A name has letters, digits, blanks, and . ' -, and begins with a letter.",
          );
        }
        case 'reset': {
          const reset = await changed(services, 'agent_reset', name, () => agents.reset(name), Boolean);
          return reset === null ? err(UNKNOWN) : ok(shownOnce(reset));
        }
        case 'remove': {
          const isGone = await changed(services, 'agent_removed', name, () => agents.remove(name), Boolean);
          return isGone === true ? ok({ names: ['what', 'value'], rows: [['removed', name]] }) : err(UNKNOWN);
        }
        default:
          return err(WHICH);
      }
    },
  },
};

const UNKNOWN = 'There is no agent of this name: desk agent list shows all.';

const changed = <T>(
  { actions, agent }: DeskServices,
  action: 'agent_added' | 'agent_reset' | 'agent_removed',
  account: string,
  act: () => Promise<T>,
  isDone: (done: T) => boolean,
): Promise<T | null> => actions.changeAccount({ id: randomUUID(), agent }, action, account, act, isDone);

const shownOnce = ({ name, role, key, totpSecret, totpAddress }: Credentials): Report => ({
  names: ['what', 'value'],
  rows: [
    ['name', name],
    ['role', role],
    ['access token', key],
    ['second factor', totpSecret],
    ['for the app', totpAddress],
    ['', 'This is not shown again.'],
  ],
});
