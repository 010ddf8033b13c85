import type { AuthorSlug } from './authorSlugs';

/** Names of the blog's authors, apart from their addresses, which every page knows. */
export const AUTHORS: Readonly<Record<AuthorSlug, string>> = {
  'nora-whitfield': 'Nora Whitfield',
  'daniel-ortega': 'Daniel Ortega',
  'grace-lin': 'Grace Lin',
};
