/** What all documents of the desk share: the frame, the languages, how days and moments are written. */
import type { Locale } from '#core/domain/site/routes';
import type { BuildManifest } from '../../content/pages/buildManifest';
import { escapeHtml, renderDocument } from '../../content/pages/document';
import { DESK_PATH, inLanguage, SESSIONS_PATH } from './paths';
import { en } from './words.en';
import type { DeskWords } from './words.en';
import { es } from './words.es';

export const WORDS: Readonly<Record<Locale, DeskWords>> = { en, es };
export const LOCALES: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };
export const OTHER: Readonly<Record<Locale, Locale>> = { en: 'es', es: 'en' };
const ENTRY = 'desk';

export interface Frame {
  readonly lang: Locale;
  readonly brandName: string;
  readonly manifest: BuildManifest;
}

/** A whole document; `body` is HTML. */
export function frameOf({ lang, brandName, manifest }: Frame, title: string, body: string): string {
  // a sheet of its own and no script: webpack makes an empty one for every entry
  const styled = { ...manifest, entries: { [ENTRY]: { styles: manifest.entries[ENTRY]?.styles ?? [], scripts: [] } } };
  return renderDocument({
    lang,
    title: `${title} · ${brandName}`,
    assets: { manifest: styled, entry: ENTRY },
    head: '<meta name="robots" content="noindex, nofollow">',
    body,
  });
}

/** The desk's name, `h1` where it is the page's headline, a link to the same page in the other language, the open sessions, and the way out. `otherHref` is null where no address shows the page again. */
export function topBar({ lang, brandName }: Frame, otherHref: string | null, tag: 'h1' | 'p' = 'p'): string {
  const words = WORDS[lang];
  const other = OTHER[lang];
  return (
    `<div class="top"><${tag} class="brand"><a href="${inLanguage(DESK_PATH, lang)}"><span>${escapeHtml(brandName)}</span> ${escapeHtml(words.title)}</a></${tag}>` +
    (otherHref === null
      ? ''
      : `<a href="${escapeHtml(otherHref)}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a>`) +
    `<a href="${inLanguage(SESSIONS_PATH, lang)}">${escapeHtml(words.sessions)}</a>` +
    `<form method="post" action="${inLanguage(`${DESK_PATH}/sign-out`, lang)}"><button class="plain" type="submit">${escapeHtml(words.signOut)}</button></form></div>`
  );
}

/** What a caller says goes in a body: an address would keep it. */
export function findForm(lang: Locale, typed = ''): string {
  const words = WORDS[lang];
  return (
    `<form class="find" method="post" action="${inLanguage(`${DESK_PATH}/find`, lang)}" role="search"><div><label for="find">${escapeHtml(words.find)}</label>` +
    `<input id="find" name="find" type="search" autocomplete="off" required maxlength="200" value="${escapeHtml(typed)}"></div>` +
    `<button type="submit">${escapeHtml(words.findButton)}</button></form>`
  );
}

/** A moment at the agency's clock, to the minute: `2027-01-31 14:05`. */
export const momentText = (at: Date, timeZone: string): string =>
  // Swedish dates are ISO's
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** Terms and what they are, as escaped HTML; one without a value is left out. */
export const factsHtml = (rows: readonly (readonly [string, string | null])[]): string =>
  `<dl class="facts">${rows
    .flatMap(([term, html]) => (html === null || html === '' ? [] : `<div><dt>${escapeHtml(term)}</dt><dd>${html}</dd></div>`))
    .join('')}</dl>`;
