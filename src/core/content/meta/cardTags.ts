/** What social networks show of a shared link (content.19). */
import { atWidth } from '../../domain/site/pictures';
import type { Locale } from '../../domain/site/routes';
import { CARD_SHAPE, cardOf } from '../pictures/pictures';
import { cardAlt } from '../pictures/posterAlts';
import type { PosterId } from '../pictures/posters';
import type { SeoDetails } from './seo';

export interface MetaTag {
  readonly key: 'name' | 'property';
  readonly name: string;
  /** Null: the page has no such tag. */
  readonly content: string | null;
}

/** The card of the page's poster. `origin` has no slash at the end. */
export function cardTags({ image, title }: Pick<SeoDetails, 'image' | 'title'>, locale: Locale, origin: string): readonly MetaTag[] {
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
      of((poster) => cardAlt(poster, locale) || title),
    ),
    { key: 'name', name: 'twitter:card', content: of(() => 'summary_large_image') },
  ];
}
