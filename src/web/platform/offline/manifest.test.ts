/** The manifest by which the site is installed: what it names is there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoute } from '#core/domain/site/routes';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}
const PUBLIC = path.resolve(__dirname, '../../../../public');
const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'site.webmanifest'), 'utf8')) as Manifest; // our own file

it('starts and leads where there are pages, as an application of its own', () => {
  expect(manifest.display).toBe('standalone');
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) expect(matchRoute(url)).not.toBeNull();
});

it('has the icons that browsers ask for, as large as it says', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of icons) {
    const file = readFileSync(path.join(PUBLIC, src));
    if (type !== 'image/png') continue;
    // width and height of a PNG are in its first chunk
    expect([src, `${String(file.readUInt32BE(16))}x${String(file.readUInt32BE(20))}`]).toEqual([src, sizes]);
  }
  const of = (purpose: string) => manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(of('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(of('maskable')).toEqual(expect.arrayContaining(['512x512']));
});
