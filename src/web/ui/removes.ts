/**
 * Where the focus goes when the button that has it goes away with what it removes (accessibility.5): to the next of its kind, else to the
 * one before, else to the heading of what is left around it.
 */
import { required } from '#core/domain/values/checkedReads';

const HEADING = 'h1, h2, h3, legend button, [data-heading]';

/** For a button that may go away under the focus, spread over it; buttons of one kind stand for one another. */
export const removes = (kind: string) => ({ ref: passOn, 'data-removes': kind }) as const;

function passOn(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    // whoever pressed it by hand or finger looks at something else, which must not move
    const preventScroll = !button.matches(':focus-visible');
    const heirs = heirsOf(button);
    const around = partsAround(button);
    // the page is changed by then
    queueMicrotask(() => {
      if (button.isConnected) return;
      const headings = around.filter((part) => part.isConnected).flatMap((part) => headingIn(part, around) ?? []);
      for (const heading of headings) if (heading.tagName !== 'BUTTON') heading.tabIndex = -1;
      for (const heir of [...heirs, ...headings]) {
        heir.focus({ preventScroll });
        if (document.activeElement === heir) return;
      }
    });
  };
}

function heirsOf(button: HTMLElement): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-removes="${required(button.dataset['removes'], 'removes')}"]`)];
  const at = all.indexOf(button);
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}

/** A row of a list, a group, and what stands beside the page's own matter: their headings are about them alone. */
const OWN = 'li, aside, [role="group"]';

/** The first heading of a part that is about more than something beside the button. */
const headingIn = (part: Element, around: readonly Element[]): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(HEADING)].find((heading) => {
    const own = heading.closest(OWN);
    return own === null || around.includes(own);
  });

/** From the nearest on. */
function partsAround(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...partsAround(parent)] : [];
}
