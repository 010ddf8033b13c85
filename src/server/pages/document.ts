/** The HTML around a page: no inline script or style (the content security policy allows none). */
import { API_BASES_META, SETTINGS_META } from '#core/contract/settings';
import type { ClientSettings } from '#core/contract/settings';
import type { BuildManifest, BuiltFile } from './buildManifest';

export interface DocumentOptions {
  readonly lang: string;
  readonly title: string;
  readonly manifest: BuildManifest;
  /** Entry of the web build whose scripts and styles the page loads. */
  readonly entry: string;
  /** Chunks that the page needs beside the entry; a name that the build does not have is left out. */
  readonly chunks?: readonly string[];
  /** The body is complete: the chunks' scripts are only named, for the entry to ask for when somebody is there (web/main.tsx). */
  readonly isComplete?: boolean;
  /** Further lines of the head, already HTML. */
  readonly head?: string;
  /** Inside of the body, already HTML. */
  readonly body: string;
}

/** One complete document. */
export function renderDocument({
  lang,
  title,
  manifest,
  entry,
  chunks = [],
  isComplete = false,
  head = '',
  body,
}: DocumentOptions): string {
  const files = manifest.entries[entry];
  if (files === undefined) throw new Error(`the web build has no entry "${entry}"`);
  const fonts = manifest.fonts.map((src) => `<link rel="preload" as="font" type="font/woff2" href="${src}" crossorigin>`);
  const checked = (f: BuiltFile): string => (f.integrity === null ? '' : ` integrity="${f.integrity}"`);
  const parts = chunks.flatMap((name) => manifest.chunks[name] ?? []);
  const unique = (all: readonly BuiltFile[]): readonly BuiltFile[] => [...new Map(all.map((f) => [f.src, f])).values()];
  const styles = unique([...files.styles, ...parts.flatMap((p) => p.styles)]).map(
    (f) => `<link rel="stylesheet" href="${f.src}"${checked(f)} crossorigin>`,
  );
  const later = unique(parts.flatMap((p) => p.scripts));
  const scripts = [...(isComplete ? [] : later), ...files.scripts].map(
    (f) =>
      `<script src="${f.src}"${checked(f)} crossorigin defer${isComplete ? ` data-parts="${later.map(partOf).join(',')}"` : ''}></script>`,
  );
  return [
    '<!DOCTYPE html>',
    `<html lang="${escapeHtml(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#15133f">',
    ...fonts,
    ...styles,
    ...scripts,
    head,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ]
    .filter((l, i, all) => l !== '' || i === all.length - 1)
    .join('\n');
}

/** As web/app/preloadParts.ts reads it. */
const partOf = ({ src, integrity }: BuiltFile): string => (integrity === null ? src : `${src} ${integrity}`);

/** The installation's settings for the page, as tags of the head. */
export function settingsHead(settings: ClientSettings, mainApiBase: string, dataApiBase: string): string {
  const bases = `${mainApiBase === '' ? '-' : mainApiBase} ${dataApiBase}`;
  return [
    `<meta name="${API_BASES_META}" content="${escapeHtml(bases)}">`,
    `<meta name="${SETTINGS_META}" content="${escapeHtml(JSON.stringify(settings))}">`,
  ].join('\n');
}

/** Text made safe inside HTML and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
