/** How card data reads while it is typed. */
import { brandOf, lengthsOf } from '#core/domain/payment/cardRules';

/** A text and where the caret is in it. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** Groups as printed on cards: `4242 4242 4242 4242`, American Express `3782 822463 10005`. The caret keeps its digit. */
export function groupNumber({ text, caret }: Typed): Typed {
  const before = text.slice(0, caret).replace(/\D/g, '').length;
  const all = text.replace(/\D/g, '');
  const brand = brandOf(all);
  const digits = all.slice(0, Math.max(...lengthsOf(brand)));
  const sizes = brand === 'amex' || brand === 'diners' ? [4, 6, 6] : [4, 4, 4, 4, 3];
  return spread(digits, sizes, ' ', Math.min(before, digits.length));
}

/** `MM / YY`; a first digit above 1 can only be a month of one digit, and a four-digit year loses its century. */
export function groupExpiration({ text, caret }: Typed): Typed {
  const slashed = /^\s*(\d)\s*\//.exec(text);
  const lead = slashed || /^\s*[2-9]/.test(text) ? '0' : '';
  const all = lead + text.replace(/\D/g, '');
  const digits = /^\d{2}20\d{2}$/.test(all) ? all.slice(0, 2) + all.slice(4) : all.slice(0, all.startsWith('20', 2) ? 6 : 4);
  const before = text.slice(0, caret).replace(/\D/g, '').length + lead.length;
  return spread(digits, [2, 4], ' / ', Math.min(before, digits.length));
}

function spread(digits: string, sizes: readonly number[], separator: string, before: number): Typed {
  let text = '';
  let caret = 0;
  let taken = 0;
  for (const size of sizes) {
    const group = digits.slice(taken, taken + size);
    if (group === '') break;
    if (taken > 0) text += separator;
    for (const digit of group) {
      text += digit;
      taken += 1;
      if (taken === before) caret = text.length;
    }
  }
  return { text, caret };
}
