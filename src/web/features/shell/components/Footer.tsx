import { DESTINATIONS } from '#core/content/destinations/cities';
import { href } from '#core/domain/routes';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages } from '#web/platform/messages';
import { settings } from '#web/platform/settings';
import { useYear } from '../shell.hooks';
import { AssistanceLink } from '#web/tracking/AssistanceLink';
import { Logo } from './Logo';

const USEFUL = [
  'explore',
  'findBooking',
  'cancelRequest',
  'about',
  'contact',
  'faq',
  'blog',
  'newsletter',
  'airlines',
  'baggageFees',
  'fareRules',
  'visaInfo',
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
  const { shell, common } = useMessages();
  const locale = useLocale();
  const year = useYear();
  const { brand, sandbox } = settings();
  return (
    <footer className="foot on-brand">
      <div className="wrap">
        <div className="foot__grid">
          <div>
            <Logo />
            <address>
              {[brand.legalName, ...brand.addressLines].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <AssistanceLink line={shell.assistance} />
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
              loading="lazy"
            />
            <p>{shell.priceNote}</p>
          </div>
        </div>
        <div className="foot__end">
          <span>{shell.rights(year, brand.brandName)}</span>
          {sandbox ? <span>{common.testMode}</span> : null}
        </div>
      </div>
    </footer>
  );
}
