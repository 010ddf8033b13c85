/** Without the spaces around it. A line break stays: it is an attempt on the mail header, not a slip (reliability.15). */
export function trimSpaces(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text[from] === ' ') from += 1;
  while (to > from && text[to - 1] === ' ') to -= 1;
  return text.slice(from, to);
}
