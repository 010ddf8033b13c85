/** Documents of the server as HTML. React escapes every text and attribute; what is HTML already says so where it is put in. */
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  readonly head?: ReactNode;
  /** Lines of the head that are HTML already. */
  readonly renderedHead?: string;
  /** The `body` element. */
  readonly body: ReactElement;
}

/** One complete document. */
export function renderDocument({ lang, title, head, renderedHead = '', body }: DocumentParts): string {
  // rendered apart: inside `head` React would put styles and scripts before what says how the document is encoded
  const lines = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <title>{title}</title>
      {head}
    </>,
  );
  const html = renderToStaticMarkup(
    <html lang={lang}>
      <head dangerouslySetInnerHTML={{ __html: lines + renderedHead }} />
      {body}
    </html>,
  );
  return `<!DOCTYPE html>\n${html}\n`;
}
