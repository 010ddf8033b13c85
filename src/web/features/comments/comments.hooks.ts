/** Comments of an article as they are read and written. */
import { useEffect, useState } from 'react';
import type { CommentWire } from '#core/contract/pages/comments.schema';
import { threadsOf } from '#core/domain/site/comments';
import type { Thread, ThreadComment } from '#core/domain/site/comments';
import { EMPTY_COMMENT, readComment } from '#core/domain/site/enquiryRules';
import type { CommentField } from '#core/domain/site/enquiryRules';
import { useEntry } from '#web/parts/entryForm.hooks';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { useCommentsQuery, useReplyToCommentMutation, useSubmitCommentMutation } from './comments.api';

const FIELDS: readonly CommentField[] = ['name', 'email', 'message'];
/** Threads that are shown before more are requested. */
const FIRST_SHOWN = 20;

export type ShownComment = CommentWire & ThreadComment;

const shownComment = (comment: CommentWire): ShownComment => ({
  ...comment,
  parentId: comment.parentid,
  isHidden: comment.message === null,
});

/** The address names one of the comments, as the links of mails do. */
const isNamed = (): boolean => window.location.hash.startsWith('#comment-');

export function useComments(slug: string) {
  // what was let through meanwhile is there whenever the page is opened
  const { data, isError, refetch } = useCommentsQuery(slug, { refetchOnMountOrArgChange: true });
  const [most, setMost] = useState(() => (isNamed() ? Infinity : FIRST_SHOWN));
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && isNamed()) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  const threads: readonly Thread<ShownComment>[] = data ? threadsOf(data.comments.map(shownComment)) : [];
  return {
    count: data?.count ?? null,
    threads: threads.slice(0, most),
    hasMore: threads.length > most,
    showMore: () => setMost(most + FIRST_SHOWN),
    isFailed: isError && !isThere,
    again: () => void refetch(),
  };
}

/** A new thread, or a reply to a comment. */
export function useCommentForm(slug: string, commentid: number | null) {
  const words = useEnquiryWords();
  const [submit] = useSubmitCommentMutation();
  const [reply] = useReplyToCommentMutation();
  const [wantsReplies, setWantsReplies] = useState(false);
  const entry = useEntry({
    action: 'comment',
    fields: FIELDS,
    prefix: commentid === null ? 'comment' : `reply-${String(commentid)}`,
    empty: EMPTY_COMMENT,
    labels: { ...words.fields, message: words.comment.field },
    read: readComment,
    send: (form, { key, ...extras }) => {
      const body = { blogurl: slug, ...form, wantsReplies, ...extras };
      return commentid === null ? submit({ key, body }) : reply({ key, body: { ...body, commentid } });
    },
    keeps: ['name', 'email'],
  });
  return { entry, replies: { isWanted: wantsReplies, toggle: () => setWantsReplies(!wantsReplies) } };
}
