/** Relative luminance (WCAG 2.2) of `#rrggbb` or `#rgb`. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How far two colors stand apart, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
