/** The inks of airlines' tiles, read out of the stylesheet (visual rule 9). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadAirports } from '#server/airports/airportTable';
import { loadCarriers } from '#server/flights/suppliers/sandbox/carriers';

/** Of `.tile` where a rule names no ink. */
const LETTERS = '#fff3d9';

const css = readFileSync(path.join(__dirname, 'airlineTiles.css'), 'utf8');
const tiles = [...css.matchAll(/\.tile--(\w{2}) \{\s*--tile: (#\w+);\s*(?:--tile-ink: (#\w+);\s*)?\}/g)].map(
  ([, code = '', tile = '', letters = LETTERS]) => ({ code, tile, letters }),
);

/** Relative luminance (WCAG 2.2) of `#rrggbb` or `#rgb`. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

it('every airline that is sold has a tile, and no two the same', () => {
  const sold = loadCarriers(loadAirports()).list.map(({ code }) => code);
  expect(tiles.map(({ code }) => code).sort()).toEqual([...sold].sort());
  expect(new Set(tiles.map(({ tile }) => tile)).size).toBe(tiles.length);
});

it('all letters read at 4.5:1', () => {
  expect(tiles.filter(({ tile, letters }) => contrast(tile, letters) < 4.5)).toEqual([]);
});
