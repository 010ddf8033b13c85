import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAP_HEIGHT, MAP_WIDTH, onMap } from '#core/domain/places/worldMap';
import { land } from './land';

const FILE = join(__dirname, '../../public/maps/land.svg');

test('the file is what is drawn now, and small', () => {
  const drawn = land();
  expect(drawn).toBe(readFileSync(FILE, 'utf8'));
  expect(Buffer.byteLength(drawn)).toBeLessThan(90_000);
  expect(drawn).toContain(`viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"`);
  expect(drawn).not.toMatch(/NaN|undefined|<style|<script|href/);
});

test('there is land where there is land, and water where there is water', async () => {
  const { data, info } = await sharp(FILE).resize({ width: MAP_WIDTH }).raw().toBuffer({ resolveWithObject: true });
  const isLand = (lat: number, lon: number): boolean => {
    const { x, y } = onMap({ lat, lon });
    return (data[(Math.round(y) * info.width + Math.round(x)) * info.channels + info.channels - 1] ?? 0) > 127;
  };
  const land: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
    Kansas: [38.5, -98.5],
    'Big Island of Hawaii': [19.6, -155.5],
    Cuba: [22, -79.5],
    England: [52.2, -1],
    Iceland: [64.8, -18.5],
    Honshu: [36.3, 138.5],
    Singapore: [2.5, 103],
    'New Zealand': [-44, 170.5],
    Madagascar: [-19, 46.5],
    'Tierra del Fuego': [-54, -69],
    Chukotka: [66.5, -178],
  };
  const water: typeof land = {
    Atlantic: [35, -45],
    Pacific: [10, -150],
    'Gulf of Mexico': [25, -90],
    'Caspian Sea': [42, 51],
    Mediterranean: [35, 18],
    'Hudson Bay': [60, -85],
    'Tasman Sea': [-38, 160],
    'Drake Passage': [-57.5, -66],
  };
  expect(Object.keys(land).filter((name) => !isLand(...(land[name] ?? [0, 0])))).toEqual([]);
  expect(Object.keys(water).filter((name) => isLand(...(water[name] ?? [0, 0])))).toEqual([]);
});
