/** The form that opens the desk. */
import { OTHER, WORDS } from '../language';
import { deskDocument, useDesk } from '../parts/frame';
import type { Frame } from '../parts/frame';
import { Fault } from '../parts/Notice';
import { DESK_PATH } from '../paths';
import { SecretField } from './SecretField';

interface SignInProps {
  /** A sentence about the last try. */
  readonly fault: string | null;
  /** The name that was typed. */
  readonly agent?: string;
}

export interface SignInPage extends Frame, SignInProps {}

/** Asks who it is, for the key, and for the code of the second factor. */
export const signInDocument = (page: SignInPage): string =>
  deskDocument(page, WORDS[page.lang].signIn, <SignInView {...page} />, { isSignedIn: false });

function SignInView({ fault, agent = '' }: SignInProps) {
  const { lang, words, to } = useDesk();
  const other = OTHER[lang];
  return (
    <main className="sign-in">
      <h1>{words.title}</h1>
      <form method="post" action={to(DESK_PATH)}>
        <Fault id="fault" text={fault} />
        <label htmlFor="agent">{words.agent}</label>
        <input id="agent" name="agent" autoComplete="username" required maxLength={60} defaultValue={agent} aria-describedby="agent-hint" />
        <p className="hint" id="agent-hint">
          {words.agentHint}
        </p>
        <SecretField fault={fault} name="token" label={words.token} hint={words.tokenHint} />
        <SecretField fault={fault} name="code" label={words.oneTimeCode} hint={words.oneTimeCodeHint} />
        <button type="submit">{words.signIn}</button>
      </form>
      <p>
        <a href={`${DESK_PATH}?lang=${other}`} lang={other} hrefLang={other}>
          {words.otherLanguage}
        </a>
      </p>
    </main>
  );
}
