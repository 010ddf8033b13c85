/** The SEO record: what search engines and browser tabs read of a page (content.19, SEO record). */
import type { RouteId, RouteMatch } from '../../domain/site/routes';
import { pathOf, ROUTES } from '../../domain/site/routes';
import type { Brand } from '../brand';
import type { Messages } from '../messages/messages.en';
import type { PosterId } from '../pictures/posters';

export interface SeoRecord {
  readonly id: RouteId;
  /** Path of the page. */
  readonly url: string;
  readonly seoDetails: SeoDetails;
}

export interface SeoDetails {
  /** Path of the page that this one is; null on the 404 page. */
  readonly canonical: string | null;
  /** With the brand's name. */
  readonly title: string;
  readonly keywords: string | null;
  /** Null on the 404 page, which has a title only (content.2). */
  readonly description: string | null;
  /** What a shared link of the page shows; null on the 404 page. */
  readonly image: PosterId | null;
  /** The first picture of the banner; null on pages without one. */
  readonly BannerImage: PosterId | null;
}

/** The picture of pages without one of their own. */
export const USUAL_IMAGE: PosterId = 'hero';

export const withBrand = (title: string, brand: Brand): string => `${title} | ${brand.brandName}`;

/** The record of a page whose words are in the messages; null where a content record has its own. */
export function seoOfApp(match: RouteMatch, { shell }: Messages, brand: Brand): SeoRecord | null {
  const url = pathOf(match, match.locale);
  const record = (seoDetails: SeoDetails): SeoRecord => ({ id: match.route, url, seoDetails });
  switch (match.route) {
    case 'home':
    case 'results':
    case 'payment':
    case 'confirmation':
    case 'paymentFailure':
    case 'changeFlights': {
      const { title, description, keywords } = shell.heads[match.route];
      const BannerImage = ROUTES[match.route].hero ? USUAL_IMAGE : null;
      return record({ canonical: url, title: withBrand(title, brand), keywords, description, image: USUAL_IMAGE, BannerImage });
    }
    case 'notFound':
      return record({
        canonical: null,
        title: withBrand(shell.notFoundTitle, brand),
        keywords: null,
        description: null,
        image: null,
        BannerImage: null,
      });
    default:
      return null;
  }
}
