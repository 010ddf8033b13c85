import './navigation.css';
import { useRef } from 'react';
import { DESTINATIONS } from '#core/content/destinations/cities';
import { href } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { useDismiss, useOpenUntilNavigation } from '../../shell.hooks';

/** The navigation of wide screens; Destinations opens a list of the five cities. */
export function Navigation({ match }: { match: RouteMatch }) {
  const { shell } = useMessages();
  const { route, locale } = match;
  const [isOpen, setOpen] = useOpenUntilNavigation();
  const part = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, part, (wasEscape) => {
    setOpen(false);
    if (wasEscape) button.current?.focus();
  });
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav className="nav" aria-label={shell.navigation}>
      <Link to={href('home', locale)} aria-current={current(route === 'home')}>
        {shell.home}
      </Link>
      <Link to={href('deals', locale)} aria-current={current(route === 'deals')}>
        {shell.deals}
      </Link>
      <div className="nav__sub" ref={part}>
        <button ref={button} type="button" aria-expanded={isOpen} aria-controls="nav-destinations" onClick={() => setOpen(!isOpen)}>
          {shell.destinations} <Icon name="chevronDown" />
        </button>
        <ul className="popover nav__menu" id="nav-destinations" hidden={!isOpen}>
          {DESTINATIONS.map((index) => (
            <li key={index}>
              <Link
                to={href('destination', locale, { index })}
                aria-current={current(route === 'destination' && match.params['index'] === index)}
              >
                {shell.cities[index]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Link to={href('about', locale)} aria-current={current(route === 'about')}>
        {shell.about}
      </Link>
      <Link to={href('contact', locale)} aria-current={current(route === 'contact')}>
        {shell.contact}
      </Link>
      <Link to={href('findBooking', locale)} aria-current={current(route === 'findBooking')}>
        {shell.links.findBooking}
      </Link>
    </nav>
  );
}
