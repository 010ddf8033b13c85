/** How comments on an article are nested. */

/** Replies to replies: so many comments may be above one. */
export const COMMENT_DEPTH = 3;

export interface ThreadComment {
  readonly id: number;
  readonly parentId: number | null;
  /** Not to be read: waiting, refused or erased. */
  readonly isHidden: boolean;
}

/** A comment with the replies to it, the oldest first. */
export interface Thread<C extends ThreadComment> {
  readonly comment: C;
  readonly replies: readonly Thread<C>[];
}

/**
 * Threads out of the comments of one article, in the order they are given. A hidden comment keeps its place where somebody answered it, so
 * that a reply never seems to speak to another; else it is left out.
 */
export function threadsOf<C extends ThreadComment>(comments: readonly C[]): readonly Thread<C>[] {
  const below = new Map<number | null, C[]>();
  for (const comment of comments) {
    const siblings = below.get(comment.parentId);
    if (siblings) siblings.push(comment);
    else below.set(comment.parentId, [comment]);
  }
  const of = (parent: number | null): readonly Thread<C>[] =>
    (below.get(parent) ?? [])
      .map((comment) => ({ comment, replies: of(comment.id) }))
      .filter(({ comment, replies }) => !comment.isHidden || replies.length > 0);
  return of(null);
}

/** How many comments can be read. */
export const countShown = <C extends ThreadComment>(threads: readonly Thread<C>[]): number =>
  threads.reduce((sum, { comment, replies }) => sum + (comment.isHidden ? 0 : 1) + countShown(replies), 0);
