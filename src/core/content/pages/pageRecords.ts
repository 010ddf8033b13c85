/** The records of all content pages, for the server and for prerendering: the browser asks for those of the pages that it shows. */
import { ROUTES } from '../../domain/site/routes';
import type { RouteMatch } from '../../domain/site/routes';
import { blogRecordOf } from '../blog/blogRecord';
import type { Brand } from '../brand';
import { cityOfPage } from '../routes/cityOfPage';
import { isDestinationSlug } from '../destinations/cities';
import { guideRecordOf } from '../destinations/guides/guideRecord';
import type { GuideRecord } from '../destinations/guides/guideRecord';
import { guides as englishGuides } from '../destinations/guides/guides.en';
import { guides as spanishGuides } from '../destinations/guides/guides.es';
import { guideWords as englishWords } from '../destinations/guides/guideWords.en';
import { guideWords as spanishWords } from '../destinations/guides/guideWords.es';
import type { DestinationRecord } from '../destinations/records/record';
import { records as englishDestinations } from '../destinations/records/records.en';
import { records as spanishDestinations } from '../destinations/records/records.es';
import { movedTo } from './movedPairs';
import type { PageRecord } from './pageRecord';
import type { PageContent } from './siteTypes';
import { site as english } from './words/site.en';
import { site as spanish } from './words/site.es';

export const SITES = { en: english, es: spanish } as const;
const DESTINATIONS = { en: englishDestinations, es: spanishDestinations } as const;
const GUIDES = { en: { texts: englishGuides, words: englishWords }, es: { texts: spanishGuides, words: spanishWords } } as const;

/** What the page says in its language; null for a page that is no content page, and for one that does not exist. */
export function contentOf(match: RouteMatch, brand: Brand): PageContent | null {
  const moved = movedTo(match);
  const shown: RouteMatch = moved === null ? match : { ...match, route: 'airline' };
  const content = SITES[match.locale].pageOf(shown, brand);
  return content && moved !== null ? { ...content, movedTo: moved } : content;
}

/** The same as the browser receives it, without what calls answer. */
export function recordOf(match: RouteMatch, brand: Brand): PageRecord | null {
  const content = contentOf(match, brand);
  if (!content) return null;
  const { lead, pictures: _, ...rest } = content;
  return {
    content: ROUTES[match.route].hero ? rest : { ...rest, lead },
    destination: destinationOf(match),
    guide: guideOf(match),
    blog: blogRecordOf(match, brand),
  };
}

export function destinationOf(match: RouteMatch): DestinationRecord | null {
  if (match.route !== 'landing' && match.route !== 'flightsTo') return null;
  const city = cityOfPage(match);
  return city === null ? null : DESTINATIONS[match.locale][city];
}

function guideOf({ route, locale, params }: RouteMatch): GuideRecord | null {
  const { index = '' } = params;
  if (route !== 'destination' || !isDestinationSlug(index)) return null;
  const { texts, words } = GUIDES[locale];
  return guideRecordOf({ city: index, name: DESTINATIONS[locale][index].destName, text: texts[index], words, locale });
}
