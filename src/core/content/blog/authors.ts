/** Who signs articles: the agency's desk, and whoever really writes for it. Nobody is invented. */
import type { Brand } from '../brand';
import type { AuthorSlug } from './authorSlugs';

/** A person has a name in every language; the desk is called after the brand. */
export type Author = { readonly kind: 'desk' } | { readonly kind: 'person'; readonly name: string };

export const AUTHORS: Readonly<Record<AuthorSlug, Author>> = {
  'travel-desk': { kind: 'desk' },
};

/** How a language calls the desk. */
export interface DeskWords {
  readonly desk: (brandName: string) => string;
}

/** What search engines call an author. */
export const AUTHOR_TYPES = { desk: 'Organization', person: 'Person' } as const satisfies Record<Author['kind'], string>;

/** The name next to an article. */
export function authorName(author: Author, { desk }: DeskWords, { brandName }: Pick<Brand, 'brandName'>): string {
  switch (author.kind) {
    case 'desk':
      return desk(brandName);
    case 'person':
      return author.name;
  }
}
