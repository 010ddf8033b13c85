import '../content/content.css';
import { href } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { LostSearch } from '#web/parts/siteSearch/PageSearch';
import { useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { NumberLink } from '#web/tracking/phone/PhoneLink';
import { Poster } from '#web/ui/pictures/Poster';

/** Nothing at this address: a title only for search engines (content.2), for people what they may have meant and two ways on. */
export function NotFoundPage({ match: { locale } }: { match: RouteMatch }) {
  const { shell } = useMessages();
  return (
    <article className="wrap doc doc--lost">
      <div>
        <p className="doc__code">404</p>
        <h1>{shell.notFoundTitle}</h1>
        <p className="doc__lead">
          {shell.notFoundLead} <NumberLink placement="Second number" number={settings().brand.secondPhone} />
        </p>
        <LostSearch />
        <p className="cluster doc__acts">
          <Link className="btn" to={href('home', locale)}>
            {shell.goHome}
          </Link>
          <Link className="btn btn--line" to={href('sitemap', locale)}>
            {shell.allPages}
          </Link>
        </p>
      </div>
      <div className="doc__poster">
        <Poster name="grand-canyon" />
      </div>
    </article>
  );
}
