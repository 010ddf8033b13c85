/** The inks of airlines' tiles (visual rule 9). */
import { loadAirports } from '#server/airports/airportTable';
import { loadCarriers } from '#server/flights/suppliers/sandbox/fares/carriers';
import { contrast } from '#testing/contracts/contrast';
import colors from './airlineColors.json';

/** Of `.tile` where the table names no ink. */
const LETTERS = '#fff3d9';

const tiles = Object.entries(colors).map(([code, [tile = '', letters = LETTERS]]) => ({ code, tile, letters }));

it('every airline that is sold has a tile, and no two the same', () => {
  const sold = loadCarriers(loadAirports()).list.map(({ code }) => code);
  expect(tiles.map(({ code }) => code).sort()).toEqual([...sold].sort());
  expect(new Set(tiles.map(({ tile }) => tile)).size).toBe(tiles.length);
});

it('all letters read at 4.5:1', () => {
  expect(tiles.filter(({ tile, letters }) => contrast(tile, letters) < 4.5)).toEqual([]);
});
