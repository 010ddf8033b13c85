/** Our posters as raster pictures: rendered one at a time off the event loop, kept on disk (content.22, image widths). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ART_VERSION } from '#core/content/pictures/artVersion';
import type { NamedPicture } from '#core/content/pictures/pictures';
import { posterOf } from '#core/content/pictures/posters';
import { PICTURE_QUALITY } from '#core/domain/site/pictures';
import type { PictureWidth } from '#core/domain/site/pictures';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { openPictureCache } from './pictureCache';

export type PictureFormat = 'webp' | 'jpeg';

export interface PictureOrder {
  readonly picture: NamedPicture;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

export interface PictureService {
  /** Names the bytes of an order; the same for the same drawing. */
  versionOf(order: PictureOrder): string;
  /** The picture if it was rendered before. */
  stored(order: PictureOrder): Promise<Buffer | null>;
  /** Renders and keeps it; equal orders share one rendering. `busy` while too many others wait. */
  render(order: PictureOrder): Promise<Result<Buffer, 'busy'>>;
}

/** All pictures in all sizes and both formats are about 200 MB. */
const CACHE_BYTES = 256 * 1024 * 1024;
/** The largest takes about a second: nobody waits longer than a visitor would. */
const MAX_WAITING = 24;
/** CSS pixels of an SVG are this many to the inch. */
const SVG_DENSITY = 72;

// One rendering on one core: the other answers requests.
sharp.concurrency(1);
sharp.cache(false);

interface PictureDeps {
  /** Folder of the web build. */
  readonly webDir: string;
  /** Folder of everything the server keeps. */
  readonly dataDir: string;
  readonly cacheBytes?: number;
}

export function createPictures({ webDir, dataDir, cacheBytes = CACHE_BYTES }: PictureDeps): PictureService {
  const kept = new RegExp(`^[a-z-]+\\.\\d+x\\d+\\.${ART_VERSION}\\.(?:webp|jpeg)$`);
  const cache = openPictureCache(path.join(dataDir, 'pictures'), cacheBytes, kept);
  const underWay = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function make(order: PictureOrder, name: string): Promise<Buffer> {
    const drawing = await readFile(path.join(webDir, posterOf(order.picture.poster).file));
    const bytes = await rasterOf(drawing, order);
    await cache.write(name, bytes);
    return bytes;
  }

  return {
    versionOf,
    stored: (order) => cache.read(versionOf(order)),
    async render(order) {
      const name = versionOf(order);
      const same = underWay.get(name);
      if (same) return ok(await same);
      if (underWay.size >= MAX_WAITING) return err('busy');
      const made = turn.then(() => make(order, name)).finally(() => underWay.delete(name));
      underWay.set(name, made);
      turn = made.catch(() => undefined);
      return ok(await made);
    },
  };
}

function versionOf({ picture, width, format }: PictureOrder): string {
  return `${picture.poster}.${String(width)}x${String(heightOf(picture, width))}.${ART_VERSION}.${format}`;
}

const heightOf = ({ width, height }: NamedPicture, wanted: number): number => Math.round((wanted * height) / width);

/** Drawn at the size that is requested, not enlarged; a card keeps the top, where the towers end. */
function rasterOf(drawing: Buffer, { picture, width, format }: PictureOrder): Promise<Buffer> {
  const height = heightOf(picture, width);
  const natural = posterOf(picture.poster);
  const scale = Math.max(width / natural.width, height / natural.height);
  const cut = sharp(drawing, { density: SVG_DENSITY * scale }).resize({ width, height, fit: 'cover', position: 'top' });
  return format === 'webp'
    ? cut.webp({ quality: PICTURE_QUALITY }).toBuffer()
    : cut.jpeg({ quality: PICTURE_QUALITY, progressive: true }).toBuffer();
}
