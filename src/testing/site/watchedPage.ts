/**
 * Looks at everything that a page draws during a test, in whatever state a test brings it: each button, link and field has a name for a
 * screen reader, and nothing on a Spanish page is in English.
 */

const CONTROLS =
  'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=combobox], [role=checkbox]';

/** Words that no Spanish sentence has, nor any name of an airline, a place or a person. */
const ENGLISH =
  /\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?|January|February|March|April|May|June|July|August|September|October|November|December|the|and|with|without|your|you|from|until|this|that|please|is|are|was|flights?|price|available|choose)\b/;

/** Words in attributes. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** Text that a screen reader reads of an element, where no attribute says it. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(textOf).join('');
}

/** Whether anything names it; what names it is looked at by the tests of its page. */
function isNamed(control: Element): boolean {
  if (['aria-label', 'title'].some((name) => control.getAttribute(name)?.trim())) return true;
  const by =
    control
      .getAttribute('aria-labelledby')
      ?.split(/\s+/)
      .map((id) => document.getElementById(id)) ?? [];
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
  const isField = control.matches('input, select, textarea');
  return [...by, ...labels, isField ? null : control].some((element) => element !== null && textOf(element).trim() !== '');
}

/** The first tag of an element. */
const tagOf = (element: Element): string => element.outerHTML.split('>', 1)[0] + '>';

/** What is not said in the page's language. */
const FOREIGN = 'script, style, :not(html)[lang^=en], [translate=no]';

export interface WatchedPage {
  /** What was wrong so far, each fault once. */
  readonly faults: () => readonly string[];
  readonly stop: () => void;
}

/** Looks at what is within an element until it is stopped. */
export function watchPage(within: Element, { isSpanish }: { readonly isSpanish: boolean }): WatchedPage {
  const faults = new Set<string>();
  const lookAtText = (text: string, element: Element | null): void => {
    const word = element?.closest(FOREIGN) === null ? ENGLISH.exec(text)?.[0] : undefined;
    if (word !== undefined) faults.add(`"${word}" on a Spanish page: ${text}`);
  };
  const lookAt = (node: Node): void => {
    if (!node.isConnected) return;
    if (node instanceof Element)
      for (const control of [node, ...node.querySelectorAll(CONTROLS)])
        if (control.matches(CONTROLS) && !isNamed(control)) faults.add(`Without a name: ${tagOf(control)}`);
    if (!isSpanish) return;
    const parts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let at: Node | null = node; at !== null; at = parts.nextNode()) {
      if (at instanceof Text) lookAtText(at.data, at.parentElement);
      if (at instanceof Element) for (const name of SPOKEN) lookAtText(at.getAttribute(name) ?? '', at);
    }
  };
  const look = (records: readonly MutationRecord[]): void => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(lookAt);
      else lookAt(target);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(within, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...SPOKEN, 'aria-labelledby'],
  });
  return {
    faults: () => {
      look(observer.takeRecords());
      return [...faults];
    },
    stop: () => observer.disconnect(),
  };
}
