/** What is written of an article and of its author. */

/** A part of an article: a heading, paragraphs, and what is best said as a list. */
export interface ArticlePart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

export interface AuthorText {
  /** One line below the name. */
  readonly role: string;
  readonly bio: string;
  /** Of the author's own page. */
  readonly more: string;
}
