/** Takes comments on articles, shows those that an editor let through, and lets the desk decide (content.24). */
import { createHash, randomBytes } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isArticleSlug } from '#core/content/blog/articleSlugs';
import type { CommentReply, CommentsAnswer, CommentWire, SubmitComment } from '#core/contract/pages/comments.schema';
import type { EnquiryReceipt } from '#core/contract/enquiries.schema';
import { COMMENT_DEPTH, countShown, threadsOf } from '#core/domain/site/comments';
import type { Thread } from '#core/domain/site/comments';
import { readComment } from '#core/domain/site/enquiryRules';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { readableCode } from '#core/domain/typed/typedCode';
import { refusedFields, unprepared } from '../enquiries/formEntry.service';
import type { EntryRefusal, EntryTx, FormEntry } from '../enquiries/formEntry.service';
import { writeMail } from '../../mail/outbox.service';
import { addComment, commentById, commentOfKey, decide, decidedOf, listComments, silence } from './comments.repository';
import type { CommentRange, NewComment, StoredComment } from './comments.repository';

export interface CommentDeps {
  readonly db: NodePgDatabase;
  readonly entry: FormEntry;
  readonly clock: () => Date;
  /** Source of references; tests make their own. */
  readonly makeReference?: () => string;
}

type Receipt = Result<EnquiryReceipt, EntryRefusal>;
type Written = Pick<NewComment, 'article' | 'parentId' | 'name' | 'email' | 'message' | 'locale' | 'wantsReplies'>;

export type CommentService = ReturnType<typeof createCommentService>;

/** `C-` tells a comment from an enquiry. */
const randomReference = (): string => `C-${readableCode(randomBytes(7))}`;
const TRIES = 5;
/** Of one article: beyond it the oldest are shown. */
const MOST_SHOWN = 2000;

const NO_COMMENT: EntryRefusal = { code: 'not_found' };

export function createCommentService({ db, entry, clock, makeReference = randomReference }: CommentDeps) {
  /** One row for one key; a repeat of the same gets the same reference, another text under a known key is refused. */
  async function keep(tx: EntryTx, written: Written, key: string | null): Promise<Receipt> {
    const bodyHash = createHash('sha256').update(JSON.stringify(written)).digest('hex');
    const before = key === null ? null : await commentOfKey(tx, key);
    if (before) return repeatOf(before, bodyHash);
    const parent = written.parentId == null ? null : await commentById(tx, written.parentId);
    if (written.parentId != null && !(parent && isAnswerable(parent) && parent.article === written.article)) return err(NO_COMMENT);
    const now = clock();
    const row = { ...written, depth: parent ? parent.depth + 1 : 0, state: 'pending', receivedAt: now, entryKey: key, bodyHash } as const;
    for (let i = 0; i < TRIES; i++) {
      const reference = makeReference();
      if (await addComment(tx, { ...row, reference })) {
        for (const kind of ['comment_received', 'comment_agency'] as const)
          await writeMail(tx, { kind, aboutId: reference, cause: `${kind} ${reference}`, dueAt: now }, now);
        return ok({ reference });
      }
      const meanwhile = key === null ? null : await commentOfKey(tx, key);
      if (meanwhile) return repeatOf(meanwhile, bodyHash);
    }
    throw new Error('no free reference for a comment');
  }

  async function send(form: SubmitComment, parentId: number | null, key: string | null): Promise<Receipt> {
    const { blogurl, locale, botToken, wantsReplies, name, email, message } = form;
    if (!isArticleSlug(blogurl)) return err(NO_COMMENT);
    const read = readComment({ name, email, message });
    if (!read.ok) return err(refusedFields(read.error));
    const written = { ...read.value, article: blogurl, parentId, locale, wantsReplies };
    return entry.enter({ action: 'comment', botToken }, unprepared, (tx) => keep(tx, written, key));
  }

  return {
    /** Each stores a comment that waits for the editor, or refuses with the fields that are wrong. `key` names one sending. */
    submit: (form: SubmitComment, key: string | null): Promise<Receipt> => send(form, null, key),
    reply: ({ commentid, ...form }: CommentReply, key: string | null): Promise<Receipt> => send(form, commentid, key),

    /** What can be read below an article; null where there is no such article. */
    async ofArticle(slug: string): Promise<CommentsAnswer | null> {
      if (!isArticleSlug(slug)) return null;
      const rows = await decidedOf(db, slug, MOST_SHOWN);
      const threads = threadsOf(rows.map((row) => ({ ...row, isHidden: row.state !== 'approved' })));
      return { count: countShown(threads), comments: threads.flatMap(inOrder) };
    },
  };
}

const repeatOf = ({ bodyHash: known, reference }: StoredComment, bodyHash: string): Receipt =>
  known === bodyHash ? ok({ reference }) : err({ code: 'idempotency_conflict' });

const isAnswerable = ({ state, depth }: Pick<StoredComment, 'state' | 'depth'>): boolean => state === 'approved' && depth < COMMENT_DEPTH;

/** A thread as a list; nothing of the email address or the reference is in it. */
function inOrder({ comment, replies }: Thread<StoredComment & { readonly isHidden: boolean }>): readonly CommentWire[] {
  const { id, parentId, isHidden, name, message, locale, receivedAt } = comment;
  const wire: CommentWire = {
    id,
    parentid: parentId,
    name: isHidden ? null : name,
    message: isHidden ? null : message,
    lang: isHidden ? null : locale,
    at: receivedAt.toISOString(),
    takesReplies: isAnswerable(comment),
  };
  return [wire, ...replies.flatMap(inOrder)];
}

export type CommentDesk = ReturnType<typeof createCommentDesk>;

/** What the editor asks. */
export function createCommentDesk({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }) {
  return {
    list: (range: CommentRange): Promise<readonly StoredComment[]> => listComments(db, range),
    /** No more mails about replies to this address; how many comments had requested them. */
    silence: (email: string): Promise<number> => silence(db, email),
    /**
     * Publishes a comment or takes it away; false where nothing is called so. Its writer is notified of the first publication, and so is, if
     * requested, whoever is answered.
     */
    decide: (reference: string, state: 'approved' | 'rejected'): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock();
        const before = await decide(tx, reference, state, now);
        if (!before) return false;
        if (state === 'rejected') return true;
        const about = { aboutId: reference, dueAt: now };
        await writeMail(tx, { ...about, kind: 'comment_published', cause: `comment_published ${reference}` }, now);
        const parent = before.parentId === null ? null : await commentById(tx, before.parentId);
        if (parent?.wantsReplies === true && parent.email.toLowerCase() !== before.email.toLowerCase())
          await writeMail(tx, { ...about, kind: 'comment_answered', cause: `comment_answered ${reference}` }, now);
        return true;
      }),
  };
}
