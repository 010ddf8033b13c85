/** What search engines and browser tabs read of a page (spec §3, SEO record). */
import { atWidth } from '../domain/pictures';
import type { Locale, RouteMatch } from '../domain/routes';
import { pathOf } from '../domain/routes';
import type { Brand } from './brand';
import type { Messages } from './messages/messages.en';
import { CARD_SHAPE, cardOf } from './pictures';
import { POSTERS } from './posters';
import type { PosterId } from './posters';

export interface Seo {
  /** With the brand's name. */
  readonly title: string;
  /** Null on the 404 page, which has a title only (spec §2). */
  readonly description: string | null;
  readonly keywords: string | null;
  /** Path of the page that this one is; null on the 404 page. */
  readonly canonical: string | null;
  /** What a shared link of the page shows; null on the 404 page. */
  readonly image: PosterId | null;
}

/** The picture of pages without one of their own. */
export const USUAL_IMAGE: PosterId = 'hero';

export interface MetaTag {
  readonly key: 'name' | 'property';
  readonly name: string;
  /** Null: the page has no such tag. */
  readonly content: string | null;
}

/** What social networks show of a shared link: the card of the page's poster. `origin` has no slash at the end. */
export function cardTags({ image, title }: Pick<Seo, 'image' | 'title'>, locale: Locale, origin: string): readonly MetaTag[] {
  const of = (text: (poster: PosterId) => string): string | null => (image === null ? null : text(image));
  const property = (name: string, content: string | null): MetaTag => ({ key: 'property', name, content });
  return [
    property(
      'og:image',
      of((poster) => origin + atWidth(cardOf(poster).src, CARD_SHAPE.width)),
    ),
    property(
      'og:image:width',
      of(() => String(CARD_SHAPE.width)),
    ),
    property(
      'og:image:height',
      of(() => String(CARD_SHAPE.height)),
    ),
    property(
      'og:image:alt',
      of((poster) => POSTERS[poster].alt[locale] || title),
    ),
    { key: 'name', name: 'twitter:card', content: of(() => 'summary_large_image') },
  ];
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
      return { title: withBrand(title, brand), description, keywords, canonical: pathOf(match, match.locale), image: USUAL_IMAGE };
    }
    case 'notFound':
      return { title: withBrand(shell.notFoundTitle, brand), description: null, keywords: null, canonical: null, image: null };
    default:
      return null;
  }
}
