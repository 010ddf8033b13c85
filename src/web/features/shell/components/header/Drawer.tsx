import './drawer.css';
import { DESTINATIONS } from '#core/content/destinations/cities';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Dialog } from '#web/ui/Dialog';
import { Icon } from '#web/ui/Icon';
import { TextLinks } from '#web/tracking/phone/TextLinks';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { Logo } from './Logo';

/** The navigation of narrow screens. A link to the page one is on closes it too. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { shell } = useMessages();
  const locale = useLocale();
  const item = (route: 'home' | 'deals' | 'findBooking' | 'siteSearch' | 'about' | 'contact', label: string) => (
    <li>
      <Link to={href(route, locale)} onClick={onClose}>
        {label}
      </Link>
    </li>
  );
  return (
    <Dialog open={isOpen} label={shell.menu} className="drawer on-brand" onClose={onClose}>
      <div className="drawer__top">
        <Logo />
        <button className="icon-btn" type="button" aria-label={shell.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={shell.navigation}>
        <ul>
          {item('home', shell.home)}
          {item('deals', shell.deals)}
          {item('findBooking', shell.links.findBooking)}
          {item('siteSearch', shell.siteSearch.open)}
          <li>
            <span className="drawer__title">{shell.destinations}</span>
            <ul>
              {DESTINATIONS.map((index) => (
                <li key={index}>
                  <Link to={href('destination', locale, { index })} onClick={onClose}>
                    {shell.cities[index]}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
          {item('about', shell.about)}
          {item('contact', shell.contact)}
        </ul>
      </nav>
      <AssistanceLink placement="Menu" line={shell.assistance} />
      <TextLinks placement="Menu" />
    </Dialog>
  );
}
