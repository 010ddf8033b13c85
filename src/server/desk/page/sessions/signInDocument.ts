/** The form that opens the desk. */
import { escapeHtml } from '../../../content/pages/document';
import { frameOf, OTHER, WORDS } from '../frame';
import type { Frame } from '../frame';
import { DESK_PATH, inLanguage } from '../paths';

export interface SignInPage extends Frame {
  /** A sentence about the last try. */
  readonly fault: string | null;
  /** The name that was typed. */
  readonly agent?: string;
  /** A second factor is set. */
  readonly needsCode: boolean;
}

/** Asks who it is, for the token, and for the code of the second factor. */
export function signInDocument({ fault, agent = '', needsCode, ...frame }: SignInPage): string {
  const { lang } = frame;
  const words = WORDS[lang];
  const other = OTHER[lang];
  const isWrong = fault === null ? '' : ' aria-invalid="true"';
  const describedBy = (hint: string): string => ` aria-describedby="${hint}${fault === null ? '' : ' fault'}"`;
  const code = needsCode
    ? `<label for="code">${escapeHtml(words.oneTimeCode)}</label>` +
      `<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="7"${describedBy('code-hint')}${isWrong}>` +
      `<p class="hint" id="code-hint">${escapeHtml(words.oneTimeCodeHint)}</p>`
    : '';
  const body =
    `<main class="sign-in"><h1>${escapeHtml(words.title)}</h1>` +
    `<form method="post" action="${inLanguage(DESK_PATH, lang)}">` +
    (fault === null ? '' : `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>`) +
    `<label for="agent">${escapeHtml(words.agent)}</label>` +
    `<input id="agent" name="agent" autocomplete="name" required maxlength="60" value="${escapeHtml(agent)}" aria-describedby="agent-hint">` +
    `<p class="hint" id="agent-hint">${escapeHtml(words.agentHint)}</p>` +
    `<label for="token">${escapeHtml(words.token)}</label>` +
    `<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="200"${describedBy('hint')}${isWrong}>` +
    `<p class="hint" id="hint">${escapeHtml(words.tokenHint)}</p>${code}` +
    `<button type="submit">${escapeHtml(words.signIn)}</button></form>` +
    `<p><a href="${DESK_PATH}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a></p></main>`;
  return frameOf(frame, words.signIn, body);
}
