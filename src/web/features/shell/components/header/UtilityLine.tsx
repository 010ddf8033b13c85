import './utilityLine.css';
import { href, LANGUAGE_TAG, pathOf } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';
import { usePromo, useQuery } from '../../shell.hooks';
import { PromoShares } from '../PromoShares';
import { TestMode } from '../TestMode';

/** Promise, test mode, the search of the site (phones have it in the menu), and the same page in the other language. */
export function UtilityLine({ match }: { match: RouteMatch }) {
  const { shell } = useMessages();
  const query = useQuery();
  const promo = usePromo();
  const other = match.locale === 'es' ? 'en' : 'es';
  // An address that names nothing names nothing in the other language either.
  const to = match.route === 'notFound' ? href('home', other) : pathOf(match, other) + query;
  return (
    <aside className="util on-brand" aria-label={shell.siteNotes}>
      <div className="wrap">
        <span className="util__promo only-desktop">
          <strong>{promo.line}</strong>
          <PromoShares locale={match.locale} />
        </span>
        <TestMode className="util__test" />
        <Link className="util__lang only-desktop" to={href('siteSearch', match.locale)}>
          {shell.siteSearch.open}
        </Link>
        <Link className="util__lang" to={to} lang={other} hrefLang={LANGUAGE_TAG[other]}>
          {shell.otherLanguage}
        </Link>
      </div>
    </aside>
  );
}
