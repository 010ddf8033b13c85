/** The HTML around a page; of inline scripts and styles the content security policy allows those that are the build's own files. */
import { SETTINGS_META } from '#core/contract/pages/settings';
import type { ClientSettings } from '#core/contract/pages/settings';
import { assetTags, fontTags } from './assetTags';
import type { PageAssets } from './assetTags';

export interface DocumentOptions {
  readonly lang: string;
  readonly title: string;
  readonly assets: PageAssets;
  /** Further lines of the head, already HTML. */
  readonly head?: string;
  /** Inside of the body, already HTML. */
  readonly body: string;
}

/** One complete document. */
export function renderDocument({ lang, title, assets, head = '', body }: DocumentOptions): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="${escapeHtml(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="color-scheme" content="light dark">',
    // the line at the top, `--brand-deep` in each scheme
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#15133f">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a0922">',
    ...assetTags(assets),
    head,
    '</head>',
    `<body>${[...fontTags(assets.manifest), body].join('\n')}</body>`,
    '</html>',
    '',
  ]
    .filter((l, i, all) => l !== '' || i === all.length - 1)
    .join('\n');
}

/** The installation's settings for the page, as a tag of the head. */
export const settingsHead = (settings: ClientSettings): string =>
  `<meta name="${SETTINGS_META}" content="${escapeHtml(JSON.stringify(settings))}">`;

/** Text made safe inside HTML and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
