/** What the calls of content answer, and which page is made of which: the same for the calls, the build and documents. */
import type { BannerWire, LinkListWire } from '../../contract/pages/siteLists.schema';
import type { PageAnswers } from '../../contract/pages/pageAnswers';
import { pathOf, ROUTES } from '../../domain/site/routes';
import type { Locale, RouteMatch } from '../../domain/site/routes';
import { isAuthorSlug } from '../blog/authorSlugs';
import { authorWire, blogWires } from '../blog/blogWires';
import type { Brand } from '../brand';
import { homePage as englishHome } from '../messages/site/homePage.en';
import { homePage as spanishHome } from '../messages/site/homePage.es';
import { shell as english } from '../messages/site/shell.en';
import { shell as spanish } from '../messages/site/shell.es';
import { USUAL_IMAGE } from '../meta/seo';
import { HOME_PICTURES } from '../pictures/homePictures';
import { pictureOf } from '../pictures/pictures';
import type { PosterId } from '../pictures/posters';
import { routeExists } from '../routes/routeExists';
import { airlineClassesWires, airlineWires } from './airlineBlocks';
import { contentOf, destinationOf, SITES } from './pageRecords';

const WORDS = { en: english, es: spanish } as const;
const HOME = { en: englishHome, es: spanishHome } as const;

/** The answers that a page shows and that change only with a build (api.5, api.21). */
export function contentAnswers(match: RouteMatch, brand: Brand): PageAnswers {
  const { route, locale, params } = match;
  const { slug = '' } = params;
  const banner = bannerOf(match, brand);
  return {
    ...(banner && { banner }),
    ...(route === 'blog' && { blogs: blogWires(locale, brand) }),
    ...(route === 'blogAuthor' && isAuthorSlug(slug) && { author: authorWire(slug, locale, brand) }),
    ...(route === 'sitemap' && { links: linkLists(locale, brand) }),
    ...(route === 'airlines' && { airlines: airlineWires(locale), airlineClasses: airlineClassesWires() }),
  };
}

/** The banner of a page; null where there is no such page, or it has none (content.11). */
export function bannerOf(match: RouteMatch, brand: Brand): BannerWire | null {
  if (!routeExists(match) || !ROUTES[match.route].hero) return null;
  const content = match.route === 'home' ? HOME[match.locale] : contentOf(match, brand);
  if (content === null) return null;
  const { heading, lead } = content;
  return {
    Pageurl: pathOf(match, match.locale),
    hd1: heading,
    hd2: lead,
    hd3: match.locale === 'es' ? brand.promoEs : brand.promo,
    hd4: WORDS[match.locale].assistance,
    ImgUrl: picturesOf(match, 'pictures' in content ? content.pictures : HOME_PICTURES).map((poster) => pictureOf(poster).src),
  };
}

/** As the page shows them: home and cities turn several, other pages without one of their own have the usual. */
function picturesOf(match: RouteMatch, own: readonly PosterId[]): readonly PosterId[] {
  const destination = destinationOf(match);
  if (destination) return [destination.fareImg, ...destination.topPlaces.topPlacesList.slice(0, 4).map(({ img }) => img)];
  return own.length > 0 ? own : [USUAL_IMAGE];
}

/** Every public link by its kind, as the sitemap page has them. */
export const linkLists = (locale: Locale, brand: Brand): readonly LinkListWire[] =>
  SITES[locale].links(brand).map(({ heading, links }) => ({ heading, links: links.map(({ label, to }) => ({ label, url: to })) }));
