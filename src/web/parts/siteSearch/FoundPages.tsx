import { useState } from 'react';
import type { FoundPage } from '#core/domain/site/siteSearch';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import type { SiteSearch } from './engine';

/** More are shown when they are requested. */
const AT_FIRST = 20;

export function FoundPages({ pages, search }: { pages: readonly FoundPage[]; search: SiteSearch }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, AT_FIRST);
  return (
    <>
      <ol className="found">
        {shown.map(({ path, title, about, kind }) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <small>{search.words.kinds[kind]}</small>
            <p>{about}</p>
          </li>
        ))}
      </ol>
      {shown.length < pages.length ? (
        <button className="btn btn--line" type="button" onClick={() => setWhole(true)}>
          {search.words.showAll} ({pages.length})
        </button>
      ) : null}
    </>
  );
}

/** Where the search does not come, every page is one link away. */
export function NoSearch() {
  const { shell } = useMessages();
  const locale = useLocale();
  return (
    <p className="found__count">
      <Link to={href('sitemap', locale)}>{shell.allPages}</Link>
    </p>
  );
}
