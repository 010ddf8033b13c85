/**
 * Finds a link or button again in another drawing of the same page: a link by its address, a button by its style, and by which of
 * those that share it. What either says is not kept: it may name a traveler.
 */
const MARKED = 'a[href], button';

const kindOf = (element: Element): string => `${element.localName} ${element.getAttribute('href') ?? element.className}`;

const allOf = (kind: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(MARKED)].filter((element) => kindOf(element) === kind);

/** What finds it again; null for what is in no link or button. */
export function markOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  if (!element) return null;
  const kind = kindOf(element);
  return `${String(allOf(kind).indexOf(element))} ${kind}`;
}

/** Gives it the focus where it stands; false when it is not there. */
export function focusMarked(mark: string): boolean {
  const [, place, kind] = /^(\d+) (.+)$/.exec(mark) ?? [];
  const found = kind === undefined ? undefined : allOf(kind)[Number(place)];
  found?.focus({ preventScroll: true });
  return found !== undefined && document.activeElement === found;
}
