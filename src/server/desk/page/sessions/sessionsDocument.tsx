/** The sessions that are open at the desk, and the form that ends some. */
import type { LoggedAction } from '../../actions.service';
import { WORDS } from '../language';
import { FactList } from '../parts/FactList';
import { deskDocument, useDesk } from '../parts/frame';
import type { Frame } from '../parts/frame';
import { Fault, Notice } from '../parts/Notice';
import { Header } from '../parts/Header';
import { SESSIONS_PATH } from '../paths';
import { SecretField } from './SecretField';
import type { OpenSession } from './session.service';

/** Ends all but the own one. */
export const OTHERS = 'others';

interface SessionsProps {
  readonly sessions: readonly OpenSession[];
  /** The session that asks. */
  readonly own: string;
  /** Made for the form: one answer ends sessions once. */
  readonly question: string;
  readonly fault: string | null;
  /** How the last answer ended. */
  readonly done: LoggedAction | null;
}

export interface SessionsPage extends Frame, SessionsProps {}

export const sessionsDocument = (page: SessionsPage): string => deskDocument(page, WORDS[page.lang].sessions, <SessionsView {...page} />);

function SessionsView({ sessions, own, question, fault, done }: SessionsProps) {
  const { words, to } = useDesk();
  const others = sessions.filter(({ id }) => id !== own);
  return (
    <>
      <Header path={SESSIONS_PATH} hasFind={false} />
      <main className="sessions">
        <h1 id="sessions">{words.sessions}</h1>
        <Notice done={done} />
        <Fault id="fault" text={fault} />
        <p className="hint">{words.sessionsHint}</p>
        <form method="post" action={to(SESSIONS_PATH)}>
          <input type="hidden" name="question" value={question} />
          <fieldset aria-labelledby="sessions">
            <ul>
              {[...sessions.filter(({ id }) => id === own), ...others].map((session) => (
                <SessionItem key={session.id} session={session} isOwn={session.id === own} />
              ))}
              {others.length > 1 && (
                <li>
                  <Choice value={OTHERS} name={words.allOthers} />
                </li>
              )}
            </ul>
          </fieldset>
          {others.length === 0 ? (
            <p className="hint">{words.noOthers}</p>
          ) : (
            <>
              <div>
                <SecretField fault={fault} name="token" label={words.token} hint={words.tokenAgain} />
              </div>
              <button type="submit">{words.endSession}</button>
            </>
          )}
        </form>
      </main>
    </>
  );
}

function SessionItem({ session, isOwn }: { readonly session: OpenSession; readonly isOwn: boolean }) {
  const { words, moment } = useDesk();
  const { id, agent, browser, network, openedAt, usedAt } = session;
  return (
    <li>
      {isOwn ? (
        <p>
          <strong>{words.thisSession(agent)}</strong>
        </p>
      ) : (
        <Choice value={id} name={agent} />
      )}
      <FactList
        rows={[
          [words.browser, browser],
          [words.network, network],
          [words.signedInAt, moment(openedAt)],
          [words.lastUsed, moment(usedAt)],
        ]}
      />
    </li>
  );
}

const Choice = ({ value, name }: { readonly value: string; readonly name: string }) => (
  <label>
    <input type="radio" name="session" value={value} required /> {name}
  </label>
);
