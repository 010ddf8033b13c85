/** The blog as data (api.21): articles and authors, in one language. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** An article; `url` is what `blogurl` and `authorurl` of other calls take. */
export const BlogWireSchema = Type.Object({
  url: Type.String(),
  /** Path of its page. */
  path: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** The line below its title. */
  lead: Type.String(),
  author: Type.String(),
  authorurl: Type.String(),
  /** YYYY-MM-DD. */
  published: Type.String(),
  updated: Type.String(),
  minutes: Type.Integer(),
  /** In the words of the language: `By Maria Lopez`, `November 19, 2026`, `4 min read`. */
  byline: Type.String(),
  day: Type.String(),
  reading: Type.String(),
  /** Path of its picture, 1200 pixels wide. */
  picture: Type.String(),
});
export type BlogWire = Static<typeof BlogWireSchema>;

/** `GET /api/author?authorurl=`. */
export const AuthorWireSchema = Type.Object({
  url: Type.String(),
  path: Type.String(),
  name: Type.String(),
  role: Type.String(),
  bio: Type.String(),
  blogs: Type.Array(BlogWireSchema),
});
export type AuthorWire = Static<typeof AuthorWireSchema>;
