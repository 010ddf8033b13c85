import type { ReactNode } from 'react';
import { OTHER } from '../language';
import { AGENTS_PATH, DESK_PATH, inLanguage, SESSIONS_PATH } from '../paths';
import { useDesk } from './frame';
import type { DeskPage } from '#core/contract/desk.schema';

interface HeaderProps {
  /** Of the page, in English; null where no address shows it again: there is no link to the other language then. */
  readonly path: string | null;
  /** The desk's name is the page's headline. */
  readonly nameAs?: 'h1' | 'p';
  readonly hasFind?: boolean;
  /** A supervisor is signed in. */
  readonly hasAgents?: boolean;
  /** What was typed to find a booking. */
  readonly typed?: string;
  /** The booking that the page is about. */
  readonly reference?: string;
  readonly children?: ReactNode;
}

/** The desk's name, a link to the other language, the open sessions, the way out, and what finds bookings. */
export function Header({ path, nameAs: Name = 'p', hasFind = true, hasAgents = false, typed = '', reference = '', children }: HeaderProps) {
  const { lang, brandName, words, timeZone, to } = useDesk();
  const page: DeskPage = { lang, timeZone, reference };
  const other = OTHER[lang];
  return (
    <header>
      <div className="top">
        <Name className="brand">
          <a href={to(DESK_PATH)} data-key="h" data-command={words.title}>
            <span>{brandName}</span> {words.title}
          </a>
        </Name>
        {path !== null && (
          <a href={inLanguage(path, other)} lang={other} hrefLang={other} data-key="l">
            {words.otherLanguage}
          </a>
        )}
        {hasAgents && (
          <a href={to(AGENTS_PATH)} data-key="a">
            {words.agents.title}
          </a>
        )}
        <a href={to(SESSIONS_PATH)} data-key="s">
          {words.sessions}
        </a>
        <div id="desk-bar" />
        <form method="post" action={to(`${DESK_PATH}/sign-out`)}>
          <button className="plain" type="submit">
            {words.signOut}
          </button>
        </form>
      </div>
      <div className="lookups">
        {hasFind && (
          // what a caller says goes in a body: an address would keep it
          <form className="find" method="post" action={to(`${DESK_PATH}/find`)} role="search">
            <div>
              <label htmlFor="find">{words.find}</label>
              <input
                id="find"
                name="find"
                type="search"
                data-key="/"
                data-command={words.find}
                placeholder={words.findHint}
                autoComplete="off"
                required
                maxLength={200}
                defaultValue={typed}
              />
            </div>
            <button type="submit">{words.findButton}</button>
          </form>
        )}
        {/* the desk's program puts the caller's code, commands and keys here */}
        <div id="desk" data-page={JSON.stringify(page)} />
      </div>
      {children}
    </header>
  );
}
