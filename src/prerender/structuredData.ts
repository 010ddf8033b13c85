/** JSON-LD of a page (content.19): in the HTML only, never changed by the browser. A data block, which no script policy concerns. */
import { DEFAULT_BRAND } from '#core/content/brand';
import type { PageContent } from '#core/content/pages/siteTypes';
import { ORIGIN_SLOT } from '#core/content/prerendered';
import { href, pathOf } from '#core/domain/routes';
import type { RouteMatch } from '#core/domain/routes';

/** Home, about and contact tell who the agency is; every page below home where it stands. Empty for the 404 page. */
export function structuredData(match: RouteMatch, page: PageContent | null, homeLabel: string): string {
  if (match.route === 'notFound') return '';
  const isAboutAgency = match.route === 'home' || match.route === 'about' || match.route === 'contact';
  const blocks = [...(isAboutAgency ? [agency()] : []), ...(page ? [trail(match, page, homeLabel)] : [])];
  return blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block).replace(/</g, '\\u003c')}</script>`).join('\n');
}

function agency(): object {
  const { brandName, legalName, mainPhone, email, addressLines } = DEFAULT_BRAND;
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: brandName,
    legalName,
    url: `${ORIGIN_SLOT}/`,
    telephone: mainPhone,
    email,
    address: addressLines.join(', '),
    availableLanguage: ['en', 'es'],
  };
}

function trail(match: RouteMatch, page: PageContent, homeLabel: string): object {
  const steps = [
    { label: homeLabel, to: href('home', match.locale) },
    ...page.trail,
    { label: page.heading, to: page.seo.seoDetails.canonical ?? pathOf(match, match.locale) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, i) => ({ '@type': 'ListItem', position: i + 1, name: label, item: ORIGIN_SLOT + to })),
  };
}
