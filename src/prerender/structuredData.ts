/**
 * JSON-LD of a page (content.19, content.55): in the HTML only, never changed by the browser. A data block, which no script policy
 * concerns. The types are schema.org's own vocabulary. Fares are requested by the browser and change by the hour, so that no page
 * claims an offer.
 */
import type { BreadcrumbList, FAQPage, ListItem, Question, TravelAgency, WebSite, WithContext } from 'schema-dts';
import { SLOT_BRAND } from '#core/content/brandSlots';
import type { SentContent } from '#core/content/pages/pageRecord';
import { CARD_SHAPE, cardOf } from '#core/content/pictures/pictures';
import { ORIGIN_SLOT } from '#core/content/prerendered';
import { atWidth } from '#core/domain/site/pictures';
import { href, LANGUAGE_TAG, pathOf } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';

type Block = WithContext<TravelAgency> | WithContext<WebSite> | WithContext<BreadcrumbList> | WithContext<FAQPage>;

/** What may be said in `query-input`, which schema.org writes with a hyphen. */
interface SearchAction {
  readonly '@type': 'SearchAction';
  readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
  readonly 'query-input': string;
}

const CONTEXT = 'https://schema.org';
const AGENCY_ID = `${ORIGIN_SLOT}/#agency`;

/** None for the 404 page. Home, about and contact tell who the agency is; every page below home where it stands; questions what they are. Articles: blogHead.tsx. */
export function structuredData(match: RouteMatch, page: SentContent | null, homeLabel: string): readonly Block[] {
  const path = page ? [trail(match, page, homeLabel)] : [];
  switch (match.route) {
    case 'notFound':
      return [];
    case 'home':
      return [agency(), website(match.locale), ...path];
    case 'about':
    case 'contact':
      return [agency(), ...path];
    case 'faq':
      return page ? [questions(match, page), ...path] : [];
    default:
      return path;
  }
}

function agency(): WithContext<TravelAgency> {
  const { brandName, legalName, mainPhone, email, addressLines } = SLOT_BRAND;
  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    '@id': AGENCY_ID,
    name: brandName,
    legalName,
    url: `${ORIGIN_SLOT}/`,
    logo: `${ORIGIN_SLOT}/favicon.svg`,
    image: ORIGIN_SLOT + atWidth(cardOf('hero').src, CARD_SHAPE.width),
    telephone: mainPhone,
    email,
    address: addressLines.join(', '),
    knowsLanguage: ['en', 'es'],
  };
}

/** The site in a language, with the search of its pages. */
function website(locale: Locale): WithContext<WebSite> {
  const potentialAction: SearchAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN_SLOT}${href('siteSearch', locale)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SLOT_BRAND.brandName,
    url: ORIGIN_SLOT + href('home', locale),
    inLanguage: LANGUAGE_TAG[locale],
    publisher: { '@id': AGENCY_ID },
    potentialAction,
  };
}

function trail(match: RouteMatch, page: SentContent, homeLabel: string): WithContext<BreadcrumbList> {
  const steps = [{ label: homeLabel, to: href('home', match.locale) }, ...page.trail, { label: page.heading, to: addressOf(match, page) }];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, i): ListItem => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: ORIGIN_SLOT + to,
    })),
  };
}

function questions(match: RouteMatch, page: SentContent): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: LANGUAGE_TAG[match.locale],
    mainEntity: page.sections.map(({ heading, text }): Question => ({
      '@type': 'Question',
      name: heading,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

const addressOf = (match: RouteMatch, page: SentContent): string => page.seo.seoDetails.canonical ?? pathOf(match, match.locale);
