/** Puts an installation's brand into the slots of prerendered HTML, and takes away what it does not say. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '#core/content/brand';
import { CHANNEL_SLOT, fillBrand, TEST_MODE_SLOT } from '#core/content/brandSlots';
import { CHANNELS } from '#core/domain/site/telephone';

/** Nothing is decoded in a data block but JSON. */
const DATA_BLOCK = /(<script type="application\/ld\+json">.*?<\/script>)/s;

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1).replace(/</g, '\\u003c');

/** A JSON document with an installation's brand in its slots. */
export const ownBrandInJson = (json: string, brand: Brand): string => fillBrand(json, brand, escapeJson);

/** Every element with the attribute, with the words in it. */
const elementsWith = (attribute: string): RegExp => new RegExp(`<(\\w+)[^>]* ${attribute}[^>]*>[^<]*</\\1>`, 'g');

const TEST_MODE = elementsWith(TEST_MODE_SLOT);
const LINKS = CHANNELS.map((channel) => ({ channel, links: elementsWith(`${CHANNEL_SLOT}="${channel}"`) }));

/** `isSandbox`: no real tickets are sold, which pages say. */
export const ownBrand = (html: string, brand: Brand, isSandbox: boolean): string =>
  LINKS.reduce(
    (rest, { channel, links }) => (brand[channel] === null ? rest.replace(links, '') : rest),
    isSandbox ? html : html.replace(TEST_MODE, ''),
  )
    .split(DATA_BLOCK)
    .map((part) => (DATA_BLOCK.test(part) ? fillBrand(part, brand, escapeJson, ', ') : fillBrand(part, brand, renderToStaticMarkup)))
    .join('');
