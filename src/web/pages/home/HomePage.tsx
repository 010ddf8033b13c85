import '../section.css';
import './home.css';
import { Suspense } from 'react';
import { CARD_PRICE_CENTS, DESTINATIONS } from '#core/content/destinations/cities';
import { HOME_PICTURES } from '#core/content/homePictures';
import { href } from '#core/domain/routes';
import type { Locale, RouteMatch } from '#core/domain/routes';
import { DealsSlot } from '#web/features/deals/components/DealsSlot';
import { HeroPictures } from '#web/features/destinations/components/HeroPictures';
import { RecentSearches } from '#web/features/search/components/RecentSearches';
import { SearchForm } from '#web/features/search/components/SearchForm';
import { CallBand } from '#web/features/shell/components/CallBand';
import { MobileBanner } from '#web/features/shell/components/MobileBanner';
import { Link } from '#web/parts/Link';
import { LiveFareSlot } from '#web/features/destinations/components/LiveFareSlot';
import { useMessages } from '#web/platform/messages';
import { Poster } from '#web/ui/Poster';
import { Price } from '#web/ui/Price';
import { SearchHero } from '../SearchHero';

/** Search, five destinations, why us, call us (content.13). What stands below the form is taken over after it. */
export function HomePage({ match: { locale } }: { match: RouteMatch }) {
  const words = useMessages().shell.homePage;
  return (
    <>
      <SearchHero
        eyebrow={words.eyebrow}
        heading={words.heading}
        lead={words.lead}
        form={<SearchForm />}
        art={<HeroPictures pictures={HOME_PICTURES} />}
      >
        <MobileBanner />
      </SearchHero>
      <RecentSearches />
      <Suspense>
        <Destinations locale={locale} />
        <Reasons />
        <DealsSlot />
        <CallBand />
      </Suspense>
    </>
  );
}

function Destinations({ locale }: { locale: Locale }) {
  const { shell } = useMessages();
  const words = shell.homePage;
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
                  <p className="poster__fare">
                    <small>{words.from}</small> <Price cents={CARD_PRICE_CENTS} size="s" />
                  </p>
                  <p className="poster__basis">{words.priceBasis}</p>
                  <p className="poster__about">{words.cardText[index]}</p>
                </div>
              </Link>
              <LiveFareSlot card={index} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Reasons() {
  const words = useMessages().shell.homePage;
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
