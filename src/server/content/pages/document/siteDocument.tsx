/** The HTML around a page; of inline scripts and styles the content security policy allows those that are the build's own files. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderDocument } from '../../../html/renderDocument';
import type { DocumentParts } from '../../../html/renderDocument';
import { AssetTags, FontTags } from './AssetTags';
import type { PageAssets } from './AssetTags';

export interface SiteDocument extends Omit<DocumentParts, 'body'> {
  readonly assets: PageAssets;
  /** What is in the body. */
  readonly body: ReactNode;
}

/** A document of the site, with its icon, colors and what it loads of the build. */
export function siteDocument({ assets, head, body, ...document }: SiteDocument): string {
  // rendered apart: inside `body` React would move the fonts' tags to the head
  const inBody = renderToStaticMarkup(
    <>
      <FontTags fonts={assets.manifest.fonts} />
      {body}
    </>,
  );
  return renderDocument({
    ...document,
    head: (
      <>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="color-scheme" content="light dark" />
        {/* the line at the top, `--brand-deep` in each scheme */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#15133f" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a0922" />
        <AssetTags {...assets} />
        {head}
      </>
    ),
    body: <body dangerouslySetInnerHTML={{ __html: inBody }} />,
  });
}
