/** Puts an installation's own brand into prerendered pages, which were made with the default one. */
import { DEFAULT_BRAND } from '#core/content/brand';
import type { Brand } from '#core/content/brand';
import { telHref } from '#core/domain/telephone';
import { escapeHtml } from './document';

/** React's own escaping of text, which differs from ours. */
const reactEscape = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[c] ?? c);

/** The same HTML with every default of the brand replaced, phone links included. Longer texts first: names stand in addresses. */
export function rebrand(html: string, brand: Brand): string {
  const pairs = pairsOf(brand);
  if (pairs.size === 0) return html;
  const pattern = new RegExp([...pairs.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return html.replace(pattern, (found) => pairs.get(found) ?? found);
}

function pairsOf(brand: Brand): ReadonlyMap<string, string> {
  const keys = Object.keys(DEFAULT_BRAND) as (keyof Brand)[];
  const texts = keys.flatMap((key): readonly (readonly [string, string])[] => {
    const from = DEFAULT_BRAND[key];
    const to = brand[key];
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    return from.startsWith('(')
      ? [
          [from, to],
          [telHref(from), telHref(to)],
        ]
      : [[from, to]];
  });
  const lines = DEFAULT_BRAND.addressLines.map((from, i): readonly [string, string] => [from, brand.addressLines[i] ?? '']);
  const different = [...texts, ...lines].filter(([from, to]) => from !== to).sort(([a], [b]) => b.length - a.length);
  return new Map(different.flatMap(([from, to]) => [[from, escapeHtml(to)] as const, [reactEscape(from), reactEscape(to)] as const]));
}
