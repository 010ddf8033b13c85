/** Fonts, styles and scripts of a document as tags. */
import type { BuildManifest, BuiltEntry, BuiltFile } from '../buildManifest';

export interface PageAssets {
  readonly manifest: BuildManifest;
  /** Entry of the web build whose scripts and styles the page loads. */
  readonly entry: string;
  /** The chunk that the entry starts, loaded before it. */
  readonly starts?: string;
  /** Chunks that the page also needs, loaded after the entry, which does not wait for them. A name that the build does not have is left out. */
  readonly chunks?: readonly string[];
  /** The page is complete as HTML: the chunks' scripts are only named, for the entry to ask for when somebody is there (web/main.tsx). */
  readonly isComplete?: boolean;
  readonly carries?: CarriedFiles;
}

/** Files of the build that are in the document itself. */
export interface CarriedFiles {
  /** Entry whose script does: it runs before anything can be touched (decision 063). */
  readonly script: string;
  /** Pages with content carry their style sheets, so that their first answer can be painted: on a slow line in half the time. */
  readonly styles: boolean;
  /** Text of a file, by its address. */
  readonly textOf: (src: string) => string;
}

/**
 * Tags that ask for the faces of the page. They open the body: Chromium holds the first paint back (up to 100 ms) for a font named
 * in the head, and the stand-ins of ui/fonts.css are as wide as the faces.
 */
export const FontTags = ({ fonts }: Pick<BuildManifest, 'fonts'>) =>
  fonts.map((src) => <link key={src} rel="preload" as="font" type="font/woff2" href={src} crossOrigin="" />);

/** Tags of the head in the order they must stand in; throws when the build has no such entry. */
export function AssetTags({ manifest, entry, starts, chunks = [], isComplete = false, carries }: PageAssets) {
  const entryOf = (name: string): BuiltEntry => {
    const found = manifest.entries[name];
    if (found === undefined) throw new Error(`the web build has no entry "${name}"`);
    return found;
  };
  const main = entryOf(entry);
  const built = (names: readonly string[]): readonly BuiltEntry[] => names.flatMap((name) => manifest.chunks[name] ?? []);
  const before = built(starts === undefined ? [] : [starts]);
  const after = built(chunks);
  const parts = isComplete ? scriptsOf([...before, ...after]) : undefined;
  return (
    <>
      {carries && scriptsOf([entryOf(carries.script)]).map(({ src }) => <script key={src}>{carries.textOf(src)}</script>)}
      {stylesOf([main, ...before, ...after]).map(({ src, integrity }) =>
        carries?.styles ? (
          // the loader knows a sheet by this name and does not fetch it again
          <style key={src} data-href={src}>
            {carries.textOf(src)}
          </style>
        ) : (
          <link key={src} rel="stylesheet" href={src} integrity={integrity ?? undefined} crossOrigin="" />
        ),
      )}
      {scriptsOf(parts ? [main] : [...before, main, ...after]).map(({ src, integrity }) => (
        <script key={src} src={src} integrity={integrity ?? undefined} crossOrigin="" defer data-parts={parts?.map(partText).join(',')} />
      ))}
    </>
  );
}

const unique = (files: readonly BuiltFile[]): readonly BuiltFile[] => [...new Map(files.map((f) => [f.src, f])).values()];
const stylesOf = (entries: readonly BuiltEntry[]): readonly BuiltFile[] => unique(entries.flatMap((e) => e.styles));
const scriptsOf = (entries: readonly BuiltEntry[]): readonly BuiltFile[] => unique(entries.flatMap((e) => e.scripts));

/** As web/app/preloadParts.ts reads it. */
const partText = ({ src, integrity }: BuiltFile): string => (integrity === null ? src : `${src} ${integrity}`);
