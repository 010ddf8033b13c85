/** What can be done on a page of the desk, read from the page itself: its links, buttons and headings, so that no list can differ from it. */
import { foldName } from '#core/domain/values/foldText';
import { bareCode, isReference } from '#core/domain/typed/typedCode';

export interface Command {
  readonly name: string;
  /** A single key that does the same; null for most. */
  readonly key: string | null;
  readonly run: () => void;
}

const OFFERED = '[data-key], [data-command], a.button, main form button[type="submit"]';

/** What is shown on the page, in its order, then its headings, which the words `goTo` name. */
export function commandsOf(page: ParentNode, goTo: (heading: string) => string): readonly Command[] {
  const offered = [...page.querySelectorAll<HTMLElement>(OFFERED)].flatMap((element): readonly Command[] => {
    const name = element.dataset['command'] ?? element.textContent.trim();
    return name === '' ? [] : [{ name, key: element.dataset['key'] ?? null, run: () => act(element) }];
  });
  const headings = [...page.querySelectorAll<HTMLElement>('main h2')].map((heading): Command => ({
    name: goTo(heading.textContent),
    key: null,
    run: () => showHeading(heading),
  }));
  return [...offered, ...headings];
}

/** Those of whose words each that was typed begins one. */
export function fitting(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = foldName(typed).split(' ').filter(Boolean);
  return commands.filter(({ name }) => {
    const words = foldName(name).split(' ');
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** The code in what was typed, where it can be one that a caller reads out. */
export function callCodeIn(typed: string): string | null {
  const code = bareCode(typed);
  return isReference(code) ? code : null;
}

function act(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) element.focus();
  else element.click();
}

function showHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
