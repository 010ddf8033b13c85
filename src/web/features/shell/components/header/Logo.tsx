import './logo.css';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useLocale } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';

/** Wings of three inks and the brand's name; leads home. */
export function Logo() {
  const locale = useLocale();
  const { brandName, nameSize } = settings().brand;
  return (
    <Link className={`logo logo--${nameSize}`} to={href('home', locale)}>
      <svg viewBox="0 0 56 38" aria-hidden="true">
        <path fill="#ff7a5c" d="M56 0C46 9 25 10 0 5c7 11 21 16 34 14C46 17 53 10 56 0z" />
        <path fill="#ffb25f" d="M51 15C42 23 28 25 12 21c6 8 16 11 25 9c8-2 12-8 14-15z" />
        <path fill="#ffd58a" d="M46 27C40 33 32 35 23 33c5 5 11 6 16 4c4-2 6-6 7-10z" />
      </svg>
      {brandName}
    </Link>
  );
}
