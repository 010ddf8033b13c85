/** Who writes the blog, by the last part of their addresses. */
export const AUTHOR_SLUGS = ['travel-desk'] as const;
export type AuthorSlug = (typeof AUTHOR_SLUGS)[number];

export const isAuthorSlug = (text: string): text is AuthorSlug => (AUTHOR_SLUGS as readonly string[]).includes(text);
