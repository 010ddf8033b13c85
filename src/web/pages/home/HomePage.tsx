import '../section.css';
import './home.css';
import '#web/features/deals/deals.css';
import '#web/features/destinations/components/fares/liveFare.css';
import { use } from 'react';
import { CARD_PRICE_CENTS, DESTINATIONS } from '#core/content/destinations/cities';
import type { RouteFares } from '#core/contract/flights/deals.schema';
import { href } from '#core/domain/site/routes';
import { formatCents } from '#core/domain/values/money';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { atRest } from '#web/platform/browser/idle';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { RecentSearches } from '#web/features/search/components/RecentSearches';
import { CallBand } from '#web/features/shell/components/CallBand';
import { MobileBanner } from '#web/features/shell/components/MobileBanner';
import { Link } from '#web/parts/Link';
import { useHomeWords, useMessages } from '#web/platform/sent/messages';
import { Poster } from '#web/ui/pictures/Poster';
import { PageBanner } from '../PageBanner';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

/** Fares that are in the HTML are links, which work as they are: what takes them over waits until the page is at rest. */
async function fromDocument(): Promise<void> {
  const isInHtml = typeof document !== 'undefined' && document.querySelector('#root main[data-route="home"]') !== null;
  if (isInHtml) await atRest();
}

const CardFare = lazyPart(async () => {
  await fromDocument();
  return { default: (await import(/* webpackChunkName: "live-fare" */ '#web/features/destinations/components/fares/LiveFare')).CardFare };
});
const DealsList = lazyPart(async () => {
  await fromDocument();
  return { default: (await import(/* webpackChunkName: "live-fare" */ '#web/features/deals/components/DealsList')).DealsList };
});

/** Search, five destinations, why us, fares seen lately, call us (content.13). What is below the form is taken over after it. */
export function HomePage({ match }: { match: RouteMatch }) {
  const { bestDeals } = use(loadPageAnswers(match));
  const words = useHomeWords();
  return (
    <>
      <PageBanner match={match} size="home" eyebrow={words.eyebrow}>
        <MobileBanner />
      </PageBanner>
      <RecentSearches />
      <Part>
        <Destinations locale={match.locale} fares={bestDeals?.routes ?? {}} />
        <Reasons />
        <Part>
          <DealsList deals={bestDeals?.deals ?? []} />
        </Part>
        <CallBand />
      </Part>
    </>
  );
}

interface DestinationsProps {
  readonly locale: Locale;
  readonly fares: RouteFares;
}

function Destinations({ locale, fares }: DestinationsProps) {
  const { shell } = useMessages();
  const words = useHomeWords();
  return (
    <section className="section" aria-labelledby="home-destinations">
      <div className="wrap">
        <div className="section__head">
          <div>
            <h2 id="home-destinations">{words.cardsHeading}</h2>
            <p>{words.cardsLead}</p>
          </div>
          <p className="section__links">
            <Link className="link" to={href('explore', locale)}>
              {words.explore}
            </Link>
            <Link className="link" to={href('deals', locale)}>
              {words.allDestinations}
            </Link>
          </p>
        </div>
      </div>
      <div className="reel">
        <ul className="reel__track" aria-label={shell.destinations} tabIndex={0}>
          {DESTINATIONS.map((index) => (
            <li key={index} className={`poster poster--${index}`}>
              <Link to={href('destination', locale, { index })}>
                <Poster name={index} isLate />
                <div className="poster__txt">
                  <h3>{shell.cities[index]}</h3>
                  <p className="poster__basis">{words.priceExample(formatCents(CARD_PRICE_CENTS))}</p>
                  <p className="poster__about">{words.cardText[index]}</p>
                </div>
              </Link>
              <Part>
                <CardFare city={index} routes={fares} />
              </Part>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Reasons() {
  const words = useHomeWords();
  return (
    <section className="section" aria-labelledby="home-why">
      <div className="wrap">
        <div className="section__head">
          <h2 id="home-why">{words.whyHeading}</h2>
        </div>
        <ul className="why">
          {words.why.map(({ figure, unit, title, text }) => (
            <li key={title}>
              <b>
                {figure}
                {unit === '' ? null : <i>{unit}</i>}
              </b>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
