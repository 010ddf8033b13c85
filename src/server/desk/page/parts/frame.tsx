/** What all documents of the desk share: the frame, and what every component may ask it. */
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '#core/domain/site/routes';
import type { BuildManifest } from '../../../content/pages/buildManifest';
import { siteDocument } from '../../../content/pages/document/siteDocument';
import { BOOKING_WORDS, momentText, WORDS } from '../language';
import { inLanguage } from '../paths';

const ENTRY = 'desk';

export interface Frame {
  readonly lang: Locale;
  readonly brandName: string;
  readonly manifest: BuildManifest;
  /** Of the agency's clock. */
  readonly timeZone: string;
}

const FrameContext = createContext<Frame | null>(null);

/** Language, words and clock of the document around. */
export function useDesk() {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('this stands in no document of the desk');
  const { lang, brandName, timeZone } = frame;
  return {
    lang,
    brandName,
    words: WORDS[lang],
    bookingWords: BOOKING_WORDS[lang],
    timeZone,
    /** The address in this language. */
    to: (path: string): string => inLanguage(path, lang),
    moment: (at: Date): string => momentText(at, timeZone),
  };
}

/** A whole document, with the desk's program where somebody is signed in: who is not gets no script. */
export function deskDocument(frame: Frame, title: string, body: ReactNode, { isSignedIn = true } = {}): string {
  const { lang, brandName, manifest } = frame;
  const bare = { ...manifest, entries: { [ENTRY]: { styles: manifest.entries[ENTRY]?.styles ?? [], scripts: [] } } };
  return siteDocument({
    lang,
    title: `${title} · ${brandName}`,
    assets: { manifest: isSignedIn ? manifest : bare, entry: ENTRY },
    head: <meta name="robots" content="noindex, nofollow" />,
    body: <FrameContext value={frame}>{body}</FrameContext>,
  });
}
