import { OTHER } from '../language';
import { DESK_PATH, SESSIONS_PATH } from '../paths';
import { useDesk } from './frame';

interface TopBarProps {
  /** The same page in the other language; null where no address shows it again. */
  readonly otherHref: string | null;
  /** The desk's name is the page's headline. */
  readonly as?: 'h1' | 'p';
}

/** The desk's name, a link to the other language, the open sessions, and the way out. */
export function TopBar({ otherHref, as: Name = 'p' }: TopBarProps) {
  const { lang, brandName, words, to } = useDesk();
  return (
    <div className="top">
      <Name className="brand">
        <a href={to(DESK_PATH)}>
          <span>{brandName}</span> {words.title}
        </a>
      </Name>
      {otherHref !== null && (
        <a href={otherHref} lang={OTHER[lang]} hrefLang={OTHER[lang]}>
          {words.otherLanguage}
        </a>
      )}
      <a href={to(SESSIONS_PATH)}>{words.sessions}</a>
      <form method="post" action={to(`${DESK_PATH}/sign-out`)}>
        <button className="plain" type="submit">
          {words.signOut}
        </button>
      </form>
    </div>
  );
}

/** What a caller says goes in a body: an address would keep it. */
export function FindForm({ typed = '' }: { readonly typed?: string }) {
  const { words, to } = useDesk();
  return (
    <form className="find" method="post" action={to(`${DESK_PATH}/find`)} role="search">
      <div>
        <label htmlFor="find">{words.find}</label>
        <input id="find" name="find" type="search" autoComplete="off" required maxLength={200} defaultValue={typed} />
      </div>
      <button type="submit">{words.findButton}</button>
    </form>
  );
}
