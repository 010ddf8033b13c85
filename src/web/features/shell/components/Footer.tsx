import './footer.css';
import { DESTINATIONS } from '#core/content/destinations/cities';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { useYear } from '../shell.hooks';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { TextLinks } from '#web/tracking/phone/TextLinks';
import { Logo } from './header/Logo';
import { TestMode } from './TestMode';

const USEFUL = [
  'explore',
  'findBooking',
  'cancelRequest',
  'about',
  'contact',
  'accessibility',
  'faq',
  'blog',
  'newsletter',
  'airlines',
  'baggageFees',
  'fareRules',
  'visaInfo',
  'beforeYouFly',
  'serviceFees',
  'privacy',
  'terms',
  'refundPolicy',
  'paymentPolicy',
  'safeShopping',
  'disclaimer',
  'sitemap',
] as const;

export function Footer() {
  const { shell } = useMessages();
  const locale = useLocale();
  const year = useYear();
  const { brand } = settings();
  return (
    <footer className="foot on-brand">
      <div className="wrap">
        <div className="foot__grid">
          <div>
            <Logo />
            <address>
              <span>{brand.legalName}</span>
              <span>{brand.addressLines.join('\n')}</span>
            </address>
            <AssistanceLink placement="Footer" line={shell.assistance} />
            <small className="relay muted">{shell.relay}</small>
            <TextLinks placement="Footer" />
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </div>
          <div className="wide">
            <h2>{shell.usefulLinks}</h2>
            <ul className="foot__two">
              {USEFUL.map((route) => (
                <li key={route}>
                  <Link to={href(route, locale)}>{shell.links[route]}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{shell.destinations}</h2>
            <ul>
              {DESTINATIONS.map((city) => (
                <li key={city}>
                  <Link to={href('landing', locale, { city })}>{shell.flightsTo(shell.cities[city])}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div className="pay">
            <h2>{shell.weAccept}</h2>
            <img
              className="pay__marks"
              src="/payment-marks.svg"
              alt="Visa, Mastercard, American Express, Discover, Diners Club, JCB"
              width="264"
              height="120"
              fetchPriority="low"
            />
            <p>{shell.priceNote}</p>
          </div>
        </div>
        <div className="cluster foot__end">
          <span>{shell.rights(year, brand.brandName)}</span>
          <TestMode />
        </div>
      </div>
    </footer>
  );
}
