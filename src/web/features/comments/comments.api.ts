/** Calls of comments on articles. */
import type { CommentReply, CommentsAnswer, SubmitComment } from '#core/contract/comments.schema';
import type { EnquiryReceipt } from '#core/contract/enquiries.schema';
import { api } from '#web/api/api';

/** A body and the key that names its sending. */
interface Keyed<Body> {
  readonly key: string;
  readonly body: Body;
}
const keyed =
  <Body>(url: string) =>
  ({ key, body }: Keyed<Body>) => ({ url, method: 'POST' as const, body, headers: { 'Idempotency-Key': key } });

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<CommentsAnswer, string>({
      query: (blogurl) => ({ url: `/api/loadcmnts?${new URLSearchParams({ blogurl }).toString()}` }),
    }),
    submitComment: build.mutation<EnquiryReceipt, Keyed<SubmitComment>>({ query: keyed('/api/submitcomment') }),
    replyToComment: build.mutation<EnquiryReceipt, Keyed<CommentReply>>({ query: keyed('/api/commentreply') }),
  }),
});

export const { useCommentsQuery, useSubmitCommentMutation, useReplyToCommentMutation } = commentsApi;
