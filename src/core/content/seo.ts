/** What search engines and browser tabs read of a page (spec §3, SEO record). */
import type { RouteMatch } from '../domain/routes';
import { pathOf } from '../domain/routes';
import type { Brand } from './brand';
import type { Messages } from './messages/messages.en';

export interface Seo {
  /** With the brand's name. */
  readonly title: string;
  /** Null on the 404 page, which has a title only (spec §2). */
  readonly description: string | null;
  readonly keywords: string | null;
  /** Path of the page that this one is; null on the 404 page. */
  readonly canonical: string | null;
}

export const withBrand = (title: string, brand: Brand): string => `${title} | ${brand.brandName}`;

/** The record of a page whose words stand in the messages; null where a content record has its own. */
export function seoOfApp(match: RouteMatch, { shell }: Messages, brand: Brand): Seo | null {
  switch (match.route) {
    case 'home':
    case 'results':
    case 'payment':
    case 'confirmation':
    case 'paymentFailure': {
      const { title, description, keywords } = shell.heads[match.route];
      return { title: withBrand(title, brand), description, keywords, canonical: pathOf(match, match.locale) };
    }
    case 'notFound':
      return { title: withBrand(shell.notFoundTitle, brand), description: null, keywords: null, canonical: null };
    default:
      return null;
  }
}
