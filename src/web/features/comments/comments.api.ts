/** Calls of comments on articles. */
import type { CommentReply, CommentsAnswer, SubmitComment } from '#core/contract/pages/comments.schema';
import type { EnquiryReceipt } from '#core/contract/enquiries.schema';
import { api } from '#web/api/api';
import { keyedPost } from '#web/api/keyedPost';
import type { Keyed } from '#web/api/keyedPost';

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<CommentsAnswer, string>({
      query: (blogurl) => ({ url: `/api/loadcmnts?${new URLSearchParams({ blogurl }).toString()}` }),
    }),
    submitComment: build.mutation<EnquiryReceipt, Keyed<SubmitComment>>({ query: keyedPost('/api/submitcomment') }),
    replyToComment: build.mutation<EnquiryReceipt, Keyed<CommentReply>>({ query: keyedPost('/api/commentreply') }),
  }),
});

export const { useCommentsQuery, useSubmitCommentMutation, useReplyToCommentMutation } = commentsApi;
