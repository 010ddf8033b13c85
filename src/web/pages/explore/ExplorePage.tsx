import '../crumbs.css';
import '../content/content.css';
import { use } from 'react';
import { href } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { Explore } from '#web/features/explore/components/Explore';
import { useHead } from '#web/features/shell/head.hooks';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';
import { loadPageRecord } from '#web/platform/sent/pageRecord';

/** Anywhere from one place (explore.1): the choices, the wall with its map, and how the prices come about. */
export function ExplorePage({ match }: { match: RouteMatch }) {
  const { content: page } = use(loadPageRecord(match));
  const { shell } = useMessages();
  useHead(page.seo, match.locale);
  return (
    <div className="wrap">
      <nav aria-label={shell.trail}>
        <ol className="crumbs">
          <li>
            <Link to={href('home', match.locale)}>{shell.home}</Link>
          </li>
          <li aria-current="page">{page.heading}</li>
        </ol>
      </nav>
      <div className="doc__open">
        <h1>{page.heading}</h1>
        <p className="doc__lead">{page.lead}</p>
      </div>
      <Explore match={match} />
      <div className="doc">
        <div className="doc__text">
          {page.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
