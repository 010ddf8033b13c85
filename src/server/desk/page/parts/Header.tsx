import type { ReactNode } from 'react';
import { OTHER } from '../language';
import { DESK_PATH, inLanguage, SESSIONS_PATH } from '../paths';
import { useDesk } from './frame';

interface HeaderProps {
  /** Of the page, in English; null where no address shows it again: there is no link to the other language then. */
  readonly path: string | null;
  /** The desk's name is the page's headline. */
  readonly nameAs?: 'h1' | 'p';
  readonly hasFind?: boolean;
  /** What was typed to find a booking. */
  readonly typed?: string;
  readonly children?: ReactNode;
}

/** The desk's name, a link to the other language, the open sessions, the way out, and what finds bookings. */
export function Header({ path, nameAs: Name = 'p', hasFind = true, typed = '', children }: HeaderProps) {
  const { lang, brandName, words, to } = useDesk();
  const other = OTHER[lang];
  return (
    <header>
      <div className="top">
        <Name className="brand">
          <a href={to(DESK_PATH)}>
            <span>{brandName}</span> {words.title}
          </a>
        </Name>
        {path !== null && (
          <a href={inLanguage(path, other)} lang={other} hrefLang={other}>
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
      {hasFind && (
        // what a caller says goes in a body: an address would keep it
        <form className="find" method="post" action={to(`${DESK_PATH}/find`)} role="search">
          <div>
            <label htmlFor="find">{words.find}</label>
            <input id="find" name="find" type="search" autoComplete="off" required maxLength={200} defaultValue={typed} />
          </div>
          <button type="submit">{words.findButton}</button>
        </form>
      )}
      {children}
    </header>
  );
}
