import './header.css';
import type { RouteMatch } from '#core/domain/site/routes';
import { useMessages } from '#web/platform/sent/messages';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { headBar } from '#web/ui/bars';
import { Icon } from '#web/ui/Icon';
import { useOpenUntilNavigation, useStuck } from '../../shell.hooks';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { Drawer } from './Drawer';
import { Logo } from './Logo';
import { Navigation } from './Navigation';

export function Header({ match }: { match: RouteMatch }) {
  const { shell } = useMessages();
  const isStuck = useStuck();
  const isMobile = useMedia(MOBILE_QUERY);
  const [isOpen, setOpen] = useOpenUntilNavigation();
  const kind = match.route === 'results' ? 'head head--low' : 'head';
  return (
    <header className={isStuck ? `${kind} head--stuck` : kind} ref={headBar} data-bar="top">
      <div className="wrap">
        <Logo />
        <Navigation match={match} />
        <AssistanceLink placement="Header" line={shell.assistance} />
        <PhoneLink placement="Header" className="icon-btn call only-mobile" label={shell.callNumber}>
          {() => <Icon name="phone" />}
        </PhoneLink>
        <button
          className="icon-btn only-mobile"
          type="button"
          aria-label={shell.openMenu}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      <Drawer isOpen={isOpen && isMobile} onClose={() => setOpen(false)} />
    </header>
  );
}
