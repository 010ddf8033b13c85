/**
 * What every form of the site does (content.39): the bot check, then one transaction in which what was sent is kept and the mails about it
 * are requested. A form brings its own reading and its own rows.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BotAction } from '#core/contract/tracking.schema';
import type { ProblemField } from '#core/contract/problem';
import type { ProblemCode } from '#core/domain/booking/failures';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';

export type EntryTx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Why an entry was not taken; `errors` name fields by JSON pointers. */
export interface EntryRefusal {
  readonly code: ProblemCode;
  readonly errors?: readonly ProblemField[];
}

export interface FormEntryDeps {
  readonly db: NodePgDatabase;
  /** The code of the refusal, or null where the post may pass. */
  readonly guard: (token: string | undefined, action: BotAction) => Promise<ProblemCode | null>;
  /** Letters were requested. */
  readonly onMail: () => void;
}

export type FormEntry = ReturnType<typeof createFormEntry>;

export function createFormEntry({ db, guard, onMail }: FormEntryDeps) {
  return {
    /**
     * Asks the guard, then keeps; nothing is kept of what `keep` refuses. What takes long and needs no transaction is found out before, in
     * `prepare`.
     */
    async enter<Ready, Kept>(
      { action, botToken }: { readonly action: BotAction; readonly botToken: string | undefined },
      prepare: () => Promise<Result<Ready, EntryRefusal>>,
      keep: (tx: EntryTx, ready: Ready) => Promise<Result<Kept, EntryRefusal>>,
    ): Promise<Result<Kept, EntryRefusal>> {
      const code = await guard(botToken, action);
      if (code !== null) return err({ code });
      const ready = await prepare();
      if (!ready.ok) return ready;
      const kept = await db.transaction((tx) => keep(tx, ready.value));
      if (kept.ok) onMail();
      return kept;
    },
  };
}

/** Where nothing is to be found out. */
export const unprepared = async (): Promise<Result<null, EntryRefusal>> => ok(null);

const DETAIL: Readonly<Record<'missing' | 'format', string>> = {
  missing: 'is missing',
  format: 'is not of the form that the page asks for',
};

/** Fields that a reader of the domain refused, as the wire names them. Its codes end in `_missing` or `_format`. */
export function refusedFields(faults: Readonly<Record<string, string | undefined>>): EntryRefusal {
  const errors = Object.entries(faults).flatMap(([field, fault]): ProblemField[] =>
    fault === undefined ? [] : [{ name: `/${field}`, detail: fault.endsWith('_missing') ? DETAIL.missing : DETAIL.format }],
  );
  return { code: 'invalid_request', errors };
}
