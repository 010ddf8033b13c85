/** What an editor does with comments on articles: reads them, publishes or refuses them. */
import { err, ok } from '#core/domain/values/result';
import { bareCode } from '#core/domain/typed/typedCode';
import type { Cell } from './csv';
import type { Command } from './command';

const STATES = ['pending', 'approved', 'rejected'] as const;
type State = (typeof STATES)[number];
const stateNamed = (word: string): State | undefined => STATES.find((state) => state === word);

const VERBS: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' };

function commentReference(word: string): string {
  const bare = bareCode(word);
  return `${bare.slice(0, 1)}-${bare.slice(1)}`;
}

export const COMMENT_COMMANDS: Readonly<Record<string, Command>> = {
  comments: {
    usage: 'comments [--state pending|approved|rejected] [--open]',
    does: 'comments on articles, newest first; --open is --state pending',
    run: async ({ comments }, _words, { range, state, isOpenOnly }) => {
      const only = state === null ? (isOpenOnly ? 'pending' : null) : stateNamed(state);
      if (only === undefined) return err('--state takes pending, approved or rejected.');
      const rows = await comments.list({ ...range, states: only === null ? STATES : [only] });
      return ok({
        names: ['received', 'reference', 'state', 'article', 'reply to', 'name', 'email', 'language', 'message'],
        rows: rows.map((c): Cell[] => [
          c.receivedAt.toISOString(),
          c.reference,
          c.state,
          c.article,
          c.parentId,
          c.name,
          c.email,
          c.locale,
          c.message,
        ]),
      });
    },
  },
  comment: {
    usage: 'comment approve|reject REFERENCE… | quiet EMAIL',
    does: 'publishes comments, or refuses them and takes published ones away; quiet ends mails about replies',
    run: async ({ comments }, [verb = '', ...words]) => {
      const [email] = words;
      if (verb === 'quiet' && email?.includes('@') === true)
        return ok({ names: ['what', 'comments'], rows: [['told of replies no more', await comments.silence(email)]] });
      const state = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
      if (state === undefined || words.length === 0)
        return err('desk comment approve C-7KM2PXA publishes, desk comment reject C-7KM2PXA refuses.');
      const rows: Cell[][] = [];
      for (const reference of words.map(commentReference))
        rows.push([reference, (await comments.decide(reference, state)) ? state : 'there is no such comment']);
      return ok({ names: ['reference', 'state'], rows });
    },
  },
};
