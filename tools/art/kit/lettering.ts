/** Monoline capitals for signs, drawn as strokes so that no font is needed: 7 wide, 10 high. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 10L3.5 0L7 10M1.4 6.4h4.2',
  B: 'M0 0V10H3.6Q6.4 10 6.4 7.4T3.6 5H0H3.2Q5.8 5 5.8 2.4T3.2 0z',
  C: 'M6.4 1.6Q5.4 0 3.4 0Q0 0 0 5T3.4 10Q5.4 10 6.4 8.4',
  D: 'M0 0V10H2.6Q6.6 10 6.6 5T2.6 0z',
  E: 'M6 0H0V10H6M0 5h5',
  F: 'M6 0H0V10M0 5h5',
  G: 'M6.4 1.6Q5.4 0 3.4 0Q0 0 0 5T3.4 10Q6.6 10 6.6 5.8H3.8',
  H: 'M0 0V10M6.4 0V10M0 5h6.4',
  I: 'M3.4 0V10M1.2 0h4.4M1.2 10h4.4',
  K: 'M0 0V10M6.2 0L0 6M2.2 4L6.6 10',
  L: 'M0 0V10H6',
  M: 'M0 10V0L3.5 6L7 0V10',
  N: 'M0 10V0L6.4 10V0',
  O: 'M3.4 0Q6.8 0 6.8 5T3.4 10T0 5T3.4 0z',
  P: 'M0 10V0H3.6Q6.2 0 6.2 2.7T3.6 5.4H0',
  R: 'M0 10V0H3.6Q6.2 0 6.2 2.7T3.6 5.4H0M3 5.4L6.6 10',
  S: 'M6 1.4Q5 0 3 0Q0 0 0 2.6T3.2 5T6.2 7.6T3 10Q1 10 0 8.4',
  T: 'M0 0H6.8M3.4 0V10',
  U: 'M0 0V6.6Q0 10 3.3 10T6.6 6.6V0',
  V: 'M0 0L3.5 10L7 0',
  W: 'M0 0L2 10L3.9 2L5.8 10L7.8 0',
  Y: 'M0 0L3.4 5L6.8 0M3.4 5V10',
};

/** `text` with its upper left corner at (x, y), `s` times the 10-unit capital height. */
export function letters(text: string, x: number, y: number, s: number, gap: number, fill: string, weight = 1.75): string {
  let o = '';
  let cx = 0;
  for (const ch of text) {
    const glyph = GLYPHS[ch];
    if (glyph) o += `<path d="${glyph}" transform="translate(${+cx.toFixed(1)} 0)"/>`;
    cx += ch === ' ' ? 4.6 : 6.6 + gap;
  }
  return `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${fill}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${o}</g>`;
}
