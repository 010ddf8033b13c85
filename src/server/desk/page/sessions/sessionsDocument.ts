/** The sessions that are open at the desk, and the form that ends some. */
import { escapeHtml } from '../../../content/pages/document';
import type { LoggedAction } from '../../actions.service';
import { BOOKING_WORDS } from '../bookingDocument';
import type { DeskFrame } from '../bookingDocument';
import { factsHtml, frameOf, momentText, OTHER, topBar, WORDS } from '../frame';
import { inLanguage, SESSIONS_PATH } from '../paths';
import type { OpenSession } from './session.service';

/** Ends all but the own one. */
export const OTHERS = 'others';

export interface SessionsPage extends DeskFrame {
  readonly sessions: readonly OpenSession[];
  /** The session that asks. */
  readonly own: string;
  /** Made for the form: one answer ends sessions once. */
  readonly question: string;
  readonly fault: string | null;
  /** How the last answer ended. */
  readonly done: LoggedAction | null;
}

export function sessionsDocument({ sessions, own, question, fault, done, ...frame }: SessionsPage): string {
  const { lang, timeZone } = frame;
  const words = WORDS[lang];
  const moment = (at: Date): string => escapeHtml(momentText(at, timeZone));
  const facts = ({ browser, network, openedAt, usedAt }: OpenSession): string =>
    factsHtml([
      [words.browser, escapeHtml(browser)],
      [words.network, escapeHtml(network)],
      [words.signedInAt, moment(openedAt)],
      [words.lastUsed, moment(usedAt)],
    ]);
  const choice = (value: string, name: string): string =>
    `<label><input type="radio" name="session" value="${value}" required> ${escapeHtml(name)}</label>`;
  const others = sessions.filter(({ id }) => id !== own);
  const listed = (session: OpenSession): string =>
    `<li>${session.id === own ? `<p><strong>${escapeHtml(words.thisSession(session.agent))}</strong></p>` : choice(session.id, session.agent)}${facts(session)}</li>`;
  const form =
    `<form method="post" action="${inLanguage(SESSIONS_PATH, lang)}"><input type="hidden" name="question" value="${question}">` +
    `<fieldset aria-labelledby="sessions"><ul>${[...sessions.filter(({ id }) => id === own), ...others].map(listed).join('')}${others.length > 1 ? `<li>${choice(OTHERS, words.allOthers)}</li>` : ''}</ul></fieldset>` +
    (others.length === 0
      ? `<p class="hint">${escapeHtml(words.noOthers)}</p>`
      : `<div><label for="token">${escapeHtml(words.token)}</label>` +
        `<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="200" aria-describedby="hint${fault === null ? '' : ' fault'}"${fault === null ? '' : ' aria-invalid="true"'}>` +
        `<p class="hint" id="hint">${escapeHtml(words.tokenAgain)}</p></div>` +
        `<button type="submit">${escapeHtml(words.endSession)}</button>`) +
    '</form>';
  const { actions, outcomes } = BOOKING_WORDS[lang];
  const notice =
    done === null
      ? ''
      : `<p class="notice" role="status">${escapeHtml(`${actions[done.action]}: ${outcomes[done.outcome ?? ''] ?? BOOKING_WORDS[lang].cutOff}`)}</p>`;
  const body =
    `<header>${topBar(frame, inLanguage(SESSIONS_PATH, OTHER[lang]))}</header><main class="sessions"><h1 id="sessions">${escapeHtml(words.sessions)}</h1>${notice}` +
    (fault === null ? '' : `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>`) +
    `<p class="hint">${escapeHtml(words.sessionsHint)}</p>${form}</main>`;
  return frameOf(frame, words.sessions, body);
}
