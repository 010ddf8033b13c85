import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESTINATIONS } from '#core/content/destinations/cities';
import { GUIDE_MAP_SIZE, GUIDE_MAPS, onGuideMap } from '#core/content/destinations/guides/guideMaps';
import sharp from 'sharp';
import { cityMap } from './draw';

const fileOf = (city: string): string => join(__dirname, `../../../public/maps/cities/${city}.svg`);
const WATER = [0x4a, 0x42, 0x96];

describe.each(DESTINATIONS)('the map of %s (content.57)', (city) => {
  it('is what is drawn now, and small', () => {
    const drawn = cityMap(city);
    expect(drawn).toBe(readFileSync(fileOf(city), 'utf8'));
    expect(Buffer.byteLength(drawn)).toBeLessThan(12_000);
    expect(drawn).not.toMatch(/NaN|undefined|<style|<script|href/);
  });

  it('has every neighborhood on it, away from its edge and not in the water', async () => {
    const { width, height } = GUIDE_MAP_SIZE;
    const { data, info } = await sharp(fileOf(city)).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    for (const [lat, lon] of GUIDE_MAPS[city].neighborhoods) {
      const { x, y } = onGuideMap(GUIDE_MAPS[city], { lat, lon });
      expect([x > 40 && x < width - 40, y > 40 && y < height - 40]).toEqual([true, true]);
      const pixel = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      expect([...data.subarray(pixel, pixel + 3)]).not.toEqual(WATER);
    }
  });
});
