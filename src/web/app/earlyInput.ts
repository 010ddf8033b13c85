/** What was typed and pressed before the application listened, so that nothing of it is lost. */

/** Something done before the application listened. */
interface Early {
  /** The field that was typed into: what is in it last counts. */
  readonly typedInto?: Field;
  /** Does it again. */
  again(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = 'input, textarea, select';
/** Controls whose press means nothing without the application. */
const CONTROL = `button, ${FIELD}`;
/** Shows a choice by itself. */
const BOX = 'input:is([type=radio], [type=checkbox])';
const BUTTON = 'button, input:is([type=submit], [type=button])';
const TEXT_BOX = 'input[type=text], input:not([type])';
/** Opens a calendar or suggestions, and means nothing without the application. */
const OPENS = 'ArrowDown';
/** What a person begins with. */
const BEGINNINGS = ['pointerdown', 'keydown', 'focusin', 'input', 'click'] as const;
/** On the document while something pressed waits; base.css shows a busy pointer. */
const WAITING = 'is-starting';

export interface EarlyInput {
  /** Resolves with the first touch, key or focus. */
  readonly begun: Promise<void>;
  /** Stops recording and does everything again, in order, on the controls that listen now. */
  readonly replay: () => void;
}

/**
 * Records from now on. Links, text fields and choices work by themselves meanwhile; buttons wait. React, which may listen already while it
 * still takes the page over, receives clicks and focus by the replay alone, so that nothing is done twice.
 */
export function recordEarlyInput(doc: Document): EarlyInput {
  let recorded: readonly Early[] = [];
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(FIELD) || target.matches(`${BOX}, ${BUTTON}`)) return;
    const field = target as Field; // matched above
    const { value } = field;
    recorded = [...recorded.filter((early) => early.typedInto !== field), { typedInto: field, again: () => retype(field, value) }];
  };
  const onClick = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
    if (control === null) return;
    if (control.matches(BOX)) {
      event.stopPropagation();
      const box = control as HTMLInputElement; // matched above
      const checkedBefore = box.type === 'checkbox' && !box.checked;
      const again = (): void => {
        box.checked = checkedBefore; // so that React notices the choice
        box.click();
      };
      recorded = [...recorded, { again }];
      return;
    }
    recorded = [...recorded, { again: () => control.click() }];
    if (!control.matches(BUTTON)) return;
    event.preventDefault();
    event.stopPropagation();
    doc.documentElement.classList.add(WAITING);
  };
  const onKeyDown = (event: Event): void => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent) || event.key !== OPENS || !(target instanceof Element) || !target.matches(TEXT_BOX)) return;
    const again = (): void => {
      // whoever went on to another field has no use for it
      if (target === doc.activeElement) target.dispatchEvent(new KeyboardEvent('keydown', { key: OPENS, bubbles: true, cancelable: true }));
    };
    recorded = [...recorded, { again }];
  };
  const onFocus = (event: Event): void => event.stopPropagation();
  const listeners = Object.entries({ input: onInput, click: onClick, keydown: onKeyDown, focusin: onFocus });
  for (const [type, hear] of listeners) doc.addEventListener(type, hear, true);
  const begun = new Promise<void>((resolve) => {
    for (const type of BEGINNINGS) doc.addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
  });
  return {
    begun,
    replay() {
      for (const [type, hear] of listeners) doc.removeEventListener(type, hear, true);
      doc.documentElement.classList.remove(WAITING);
      if (doc.activeElement !== doc.body) doc.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const inputs = recorded;
      recorded = [];
      void replayInTurn(inputs);
    },
  };
}

/** Each after the application has drawn what the one before changed, as when a person does it: a press must find what was typed. */
async function replayInTurn(inputs: readonly Early[]): Promise<void> {
  for (const { again } of inputs) {
    again();
    await Promise.resolve();
  }
}

/** How often a form that nobody listens to is sent again. */
const RETRY_MS = 50;

/**
 * Keeps forms from being sent by the browser, which would reload the page without what was typed: a part of the page that is taken over
 * late does not listen yet, and React lets such a submission pass. It is repeated until somebody takes it; a form with an address is the browser's.
 */
export function holdForms(doc: Document): void {
  const held = new WeakSet<HTMLFormElement>();
  doc.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    if (held.has(form)) return;
    held.add(form);
    setTimeout(() => {
      held.delete(form);
      if (form.isConnected) form.requestSubmit(submitter);
    }, RETRY_MS);
  });
}

/** Types the value where React notices: its own record of the field is emptied, then the browser's is filled. */
function retype(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
