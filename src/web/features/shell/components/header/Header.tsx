import './header.css';
import type { RouteMatch } from '#core/domain/site/routes';
import { useMessages } from '#web/platform/sent/messages';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { settings } from '#web/platform/sent/settings';
import { headBar } from '#web/ui/bars';
import { Icon } from '#web/ui/Icon';
import { useOpenUntilNavigation, useStuck } from '../../shell.hooks';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { Drawer } from './Drawer';
import { Logo } from './Logo';
import { Navigation } from './Navigation';

interface HeaderProps {
  readonly match: RouteMatch;
  /** Whether the call bar offers the same call. */
  readonly isBarred: boolean;
}

export function Header({ match, isBarred }: HeaderProps) {
  const { shell } = useMessages();
  const isStuck = useStuck();
  const isMobile = useMedia(MOBILE_QUERY);
  const [isOpen, setOpen] = useOpenUntilNavigation();
  const kind = [
    'head',
    `head--${settings().brand.nameSize}`,
    match.route === 'results' && 'head--low',
    isBarred && 'head--barred',
    isStuck && 'head--stuck',
  ];
  return (
    <header className={kind.filter(Boolean).join(' ')} ref={headBar} data-bar="top">
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
