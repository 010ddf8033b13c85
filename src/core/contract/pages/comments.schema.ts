/** Comments on articles (api.21, api.22). `blogurl` is the slug of the article, as `url` in the list of articles. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ENQUIRY_LIMITS } from '../../domain/site/enquiryRules';
import { LocaleSchema } from '../enquiries.schema';
import { BotTokenSchema } from '../tracking.schema';

const Text = (field: 'name' | 'email' | 'message') => Type.String({ minLength: 1, maxLength: ENQUIRY_LIMITS[field] });
const Url = Type.String({ minLength: 1, maxLength: 120 });
const Closed = { additionalProperties: false } as const;

const written = {
  blogurl: Url,
  name: Text('name'),
  /** Never shown; requested so that the editor can answer. */
  email: Text('email'),
  message: Text('message'),
  /** The writer asks for a mail when somebody replies. */
  wantsReplies: Type.Boolean(),
  locale: LocaleSchema,
  /** Action `comment`. */
  botToken: Type.Optional(BotTokenSchema),
};

/** `POST /api/submitcomment` → 201 `EnquiryReceipt`. Takes the header Idempotency-Key. */
export const SubmitCommentSchema = Type.Object(written, Closed);
export type SubmitComment = Static<typeof SubmitCommentSchema>;

/** `POST /api/commentreply`: the same, to a comment that can be read. */
export const CommentReplySchema = Type.Object(
  { ...written, commentid: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  Closed,
);
export type CommentReply = Static<typeof CommentReplySchema>;

/** One comment that an editor let through; name, text and language are null where it was taken back and replies to it stand. */
export const CommentWireSchema = Type.Object({
  id: Type.Integer(),
  /** The comment above it; null for a new thread. */
  parentid: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.Union([Type.String(), Type.Null()]),
  message: Type.Union([Type.String(), Type.Null()]),
  lang: Type.Union([LocaleSchema, Type.Null()]),
  /** When it was written, ISO 8601. */
  at: Type.String(),
  takesReplies: Type.Boolean(),
});
export type CommentWire = Static<typeof CommentWireSchema>;

/** `GET /api/loadcmnts?blogurl=`: each comment after the one that it answers. */
export const CommentsAnswerSchema = Type.Object({
  /** Comments that can be read. */
  count: Type.Integer(),
  comments: Type.Array(CommentWireSchema),
});
export type CommentsAnswer = Static<typeof CommentsAnswerSchema>;
