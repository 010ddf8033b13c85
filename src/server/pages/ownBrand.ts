/** Puts an installation's brand into the slots of prerendered HTML, and takes away what it does not say. */
import type { Brand } from '#core/content/brand';
import { fillBrand, TEST_MODE_SLOT } from '#core/content/brandSlots';
import { escapeHtml } from './document';

/** Nothing is decoded in a data block but JSON. */
const DATA_BLOCK = /(<script type="application\/ld\+json">.*?<\/script>)/s;

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1).replace(/</g, '\\u003c');

const TEST_MODE = new RegExp(`<(\\w+)[^>]* ${TEST_MODE_SLOT}[^>]*>[^<]*</\\1>`, 'g');

/** `isSandbox`: no real tickets are sold, which pages say. */
export const ownBrand = (html: string, brand: Brand, isSandbox: boolean): string =>
  (isSandbox ? html : html.replace(TEST_MODE, ''))
    .split(DATA_BLOCK)
    .map((part) => (DATA_BLOCK.test(part) ? fillBrand(part, brand, escapeJson, ', ') : fillBrand(part, brand, escapeHtml)))
    .join('');
