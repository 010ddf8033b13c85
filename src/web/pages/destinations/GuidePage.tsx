import '../crumbs.css';
import '../section.css';
import '../content/content.css';
import '#web/features/destinations/destinations.css';
import './guide.css';
import { use } from 'react';
import type { GuideRecord } from '#core/content/destinations/guides/guideRecord';
import type { SentContent } from '#core/content/pages/pageRecord';
import { href } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { CityMap } from '#web/features/destinations/components/city/CityMap';
import { Weather } from '#web/features/destinations/components/city/Weather';
import { CallBand } from '#web/features/shell/components/CallBand';
import { useHead } from '#web/features/shell/head.hooks';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';
import { loadPageRecord } from '#web/platform/sent/pageRecord';
import { PageParts } from '../content/PageParts';
import { PageBanner } from '../PageBanner';
import { usePagePrefill } from '../prefill.hooks';
import { Part } from '#web/parts/Part';

/** `/destinations/{index}`: the city itself; what flying there costs is on its landing page (content.57). */
export function GuidePage({ match }: { match: RouteMatch }) {
  const { content, guide } = use(loadPageRecord(match));
  if (!guide) throw new Error(`${content.seo.url} has no record of a guide`);
  useHead(content.seo, match.locale);
  usePagePrefill(content.prefill);
  return (
    <>
      <PageBanner match={match} />
      <Part>
        <Guide match={match} page={content} guide={guide} />
        <CallBand />
      </Part>
    </>
  );
}

interface GuideProps {
  readonly match: RouteMatch;
  readonly page: SentContent;
  readonly guide: GuideRecord;
}

function Guide({ match, page, guide }: GuideProps) {
  const { shell } = useMessages();
  return (
    <>
      <div className="wrap">
        <nav aria-label={shell.trail}>
          <ol className="crumbs">
            <li>
              <Link to={href('home', match.locale)}>{shell.home}</Link>
            </li>
            <li aria-current="page">{page.heading}</li>
          </ol>
        </nav>
        <div className="dest__text">
          {page.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <div className="wrap guide">
        <CityMap map={guide.map} />
        <Weather weather={guide.weather} />
        <div>
          <PageParts sections={page.sections} />
          <p className="guide__entry">
            <Link className="link" to={guide.entry.to}>
              {guide.entry.label}
            </Link>
          </p>
        </div>
        <section className="card guide__flights" aria-labelledby="guide-flights">
          <div>
            <h2 id="guide-flights">{guide.flights.link.label}</h2>
            <p>{guide.flights.text}</p>
          </div>
          <Link className="btn" to={guide.flights.link.to} aria-describedby="guide-flights">
            {guide.flights.action}
          </Link>
        </section>
        {page.lists.map(({ heading, links }) => (
          <section key={heading} className="doc__list">
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
