import '../crumbs.css';
import '../section.css';
import '#web/features/destinations/destinations.css';
import { use } from 'react';
import { CITIES, isDestinationSlug } from '#core/content/destinations/cities';
import type { DestinationRecord } from '#core/content/destinations/records/record';
import type { SeoRecord } from '#core/content/meta/seo';
import { routeName } from '#core/domain/fares/deals';
import { href } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { DealsList } from '#web/features/deals/components/DealsList';
import { CityParts } from '#web/features/destinations/components/city/CityParts';
import { FlightInfo } from '#web/features/destinations/components/FlightInfo';
import { MonthFares } from '#web/features/destinations/components/fares/MonthFares';
import { NonstopAirlines } from '#web/features/destinations/components/NonstopAirlines';
import { PopularAirlines } from '#web/features/destinations/components/PopularAirlines';
import { PopularRoutes } from '#web/features/destinations/components/PopularRoutes';
import { TopAirports } from '#web/features/destinations/components/TopAirports';
import { TopDestinations } from '#web/features/destinations/components/TopDestinations';
import { TopPlaces } from '#web/features/destinations/components/TopPlaces';
import { WhyChooseUs } from '#web/features/destinations/components/WhyChooseUs';
import { CallBand } from '#web/features/shell/components/CallBand';
import { useHead } from '#web/features/shell/head.hooks';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';
import { PageBanner } from '../PageBanner';
import { useDefaultSearch, usePrefillAndShow } from '../prefill.hooks';
import { Part } from '#web/parts/Part';

interface LandingPageProps {
  readonly match: RouteMatch;
  readonly record: DestinationRecord;
  readonly seo: SeoRecord;
}

/** A destination's landing page with every block (content.15). What is below the form is taken over after it. */
export function LandingPage({ match, record, seo }: LandingPageProps) {
  const { shell, destinations } = useMessages();
  const city = record.id;
  useHead(seo, match.locale);
  useDefaultSearch(record);
  const book = usePrefillAndShow();
  const { cityDeals } = use(loadPageAnswers(match));
  const [first] = record.popularRoutes.routes;
  return (
    <>
      <PageBanner match={match} />
      <Part>
        <div className="wrap">
          <nav aria-label={shell.trail}>
            <ol className="crumbs">
              <li>
                <Link to={href('home', match.locale)}>{shell.home}</Link>
              </li>
              {isDestinationSlug(city) ? (
                <li>
                  <Link to={href('destination', match.locale, { index: city })}>{record.destName}</Link>
                </li>
              ) : null}
              <li aria-current="page">{record.mainhd}</li>
            </ol>
          </nav>
          <div className="dest__text">
            <p>{record.par1}</p>
            <p>{record.para2}</p>
          </div>
          {isDestinationSlug(city) ? (
            <p className="dest__guide">
              <Link className="link" to={href('destination', match.locale, { index: city })}>
                {destinations.guide(record.destName)}
              </Link>
            </p>
          ) : null}
          <FlightInfo info={record.FlightInfo} label={first.label} fare={cityDeals?.routes[routeName(...first.frmTo)]} />
          <MonthFares city={record.destName} fares={cityDeals?.months ?? []} />
        </div>
        <div className="section">
          <div className="wrap two">
            <PopularRoutes
              routes={record.popularRoutes}
              fares={cityDeals?.routes ?? {}}
              onSelect={(origin, destination) => {
                book({ origin, destination });
              }}
            />
            <div>
              <PopularAirlines airlines={record.popularArlns} />
              <TopAirports airports={record.topAirports} />
            </div>
          </div>
        </div>
        <div className="wrap two dest__parts">
          <CityParts parts={record.cityParts} />
          <NonstopAirlines nonstops={record.nonstops} />
        </div>
        <DealsList city={record.destName} deals={cityDeals?.deals ?? []} />
        <TopPlaces
          places={record.topPlaces}
          onSelect={() => {
            book({ destination: CITIES[city].code });
          }}
        />
        <WhyChooseUs why={record.whyChooseUs} />
        <TopDestinations tiles={record.topDestinations} />
        <CallBand />
      </Part>
    </>
  );
}
