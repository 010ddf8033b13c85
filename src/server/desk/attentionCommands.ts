/** What wants a person, and what persons did about it. */
import { randomUUID } from 'node:crypto';
import { formatCents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import type { Cell } from './csv';
import type { Command } from './command';

const iso = (date: Date): string => date.toISOString();
/** Enough to be typed; the rest makes it unique. */
const SHOWN_ID = 8;

export const ATTENTION_COMMANDS: Readonly<Record<string, Command>> = {
  attention: {
    usage: 'attention [close ID]',
    does: 'what wants a person: what to do, by when, and where; close ends an entry that was seen to',
    run: async ({ attention, actions, agent }, [verb, start = '']) => {
      if (verb === 'close') {
        const line = await attention.find(start.toLowerCase(), 'en');
        if (line === null) return err('No open entry is called that. Which one? desk attention close 1a2b3c4d');
        await actions.close({ id: randomUUID(), agent }, line);
        return ok({ names: ['what', 'value'], rows: [['closed', `${line.id.slice(0, SHOWN_ID)} ${line.name}`]] });
      }
      if (verb !== undefined) return err('desk attention lists; desk attention close 1a2b3c4d closes an entry.');
      const rows = (await attention.open('en')).map((line): Cell[] => [
        line.id.slice(0, SHOWN_ID),
        iso(line.openedAt),
        line.dueAt && iso(line.dueAt),
        line.reference,
        line.name,
        line.todo,
        line.amount === null ? null : formatCents(line.amount),
        line.reason,
        line.providerUrl ?? line.providerId,
      ]);
      return ok({ names: ['id', 'since', 'until', 'booking', 'what', 'to do', 'amount', 'reason', 'at the provider'], rows });
    },
  },
  actions: {
    usage: 'actions',
    does: 'who did what at the desk, newest first',
    run: async ({ actions }, _words, { range }) =>
      ok({
        names: ['time', 'who', 'did', 'booking', 'entry', 'account', 'outcome'],
        rows: (await actions.list(range, range.limit)).map((a): Cell[] => [
          iso(a.at),
          a.agent,
          a.action,
          a.reference,
          a.entryId && a.entryId.slice(0, SHOWN_ID),
          a.account,
          a.outcome ?? 'cut off',
        ]),
      }),
  },
  looks: {
    usage: 'looks',
    does: 'who looked at which booking at the desk, newest first',
    run: async ({ actions }, _words, { range }) =>
      ok({
        names: ['time', 'who', 'booking', 'how'],
        rows: (await actions.looks(range, range.limit)).map((look): Cell[] => [
          iso(look.at),
          look.agent,
          look.reference,
          look.isListed ? 'in a list' : 'by itself',
        ]),
      }),
  },
};
