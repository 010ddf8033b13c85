/** Comments on articles of the blog and replies to them; read by an editor before anybody else does (content.24). */
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bigint, bigserial, boolean, char, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { COMMENT_DEPTH } from '#core/domain/site/comments';
import type { Locale } from '#core/domain/site/routes';
import { instant } from '../../platform/db/columns';

/** `erased`: its writer asked to be forgotten; nothing of the text is left. */
export type CommentState = 'pending' | 'approved' | 'rejected' | 'erased';

export const comments = pgTable(
  'comments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Shown to the writer, `C-7KM2PXA`. */
    reference: text('reference').notNull().unique(),
    /** Slug of the article. */
    article: text('article').notNull(),
    /** The comment that this one answers. */
    parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => comments.id),
    /** How many comments are above it. */
    depth: smallint('depth').notNull(),
    name: text('name').notNull(),
    /** Never leaves the server but to the desk. */
    email: text('email').notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The writer asked for notices of replies. */
    wantsReplies: boolean('wants_replies').notNull(),
    state: text('state').$type<CommentState>().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When an editor last decided. */
    decidedAt: instant('decided_at'),
    /** Names one sending; null where the sender named none. */
    entryKey: text('entry_key'),
    /** SHA-256 of what was sent under the key. */
    bodyHash: char('body_hash', { length: 64 }),
  },
  (t) => [
    index('comments_by_article').on(t.article, t.receivedAt),
    index('comments_by_time').on(t.receivedAt),
    uniqueIndex('comments_one_per_key').on(t.entryKey),
    check('comments_state_known', sql`${t.state} in ('pending', 'approved', 'rejected', 'erased')`),
    check('comments_depth_bounded', sql`${t.depth} between 0 and ${sql.raw(String(COMMENT_DEPTH))}`),
    check('comments_depth_of_parent', sql`(${t.parentId} is null) = (${t.depth} = 0)`),
  ],
);
