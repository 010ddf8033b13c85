/** Who writes the blog, by the last part of their addresses. */
export const AUTHOR_SLUGS = ['nora-whitfield', 'daniel-ortega', 'grace-lin'] as const;
export type AuthorSlug = (typeof AUTHOR_SLUGS)[number];

export const isAuthorSlug = (text: string): text is AuthorSlug => (AUTHOR_SLUGS as readonly string[]).includes(text);
