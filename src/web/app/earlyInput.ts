/** What was typed and pressed before the application listened, so that nothing of it is lost. */

type RecordedInput =
  | { readonly kind: 'typed'; readonly field: Field; readonly value: string }
  | { readonly kind: 'chosen'; readonly box: HTMLInputElement; readonly checkedBefore: boolean }
  | { readonly kind: 'pressed'; readonly control: HTMLElement }
  | { readonly kind: 'opened'; readonly field: HTMLElement };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = 'input, textarea, select';
/** Controls whose press means nothing without the application. */
const CONTROL = `button, ${FIELD}`;
/** Shows a choice by itself. */
const BOX = 'input:is([type=radio], [type=checkbox])';
const BUTTON = 'button, input:is([type=submit], [type=button])';
/** ArrowDown opens what it has to offer, a calendar or suggestions, and means nothing without the application. */
const TEXT_BOX = 'input[type=text], input:not([type])';
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
 * still takes the page over, hears of clicks and focus by the replay alone, so that nothing is done twice.
 */
export function recordEarlyInput(doc: Document): EarlyInput {
  let recorded: readonly RecordedInput[] = [];
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(FIELD) || target.matches(`${BOX}, ${BUTTON}`)) return;
    const field = target as Field; // matched above
    recorded = [...recorded.filter((r) => r.kind !== 'typed' || r.field !== field), { kind: 'typed', field, value: field.value }];
  };
  const onClick = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
    if (control === null) return;
    if (control.matches(BOX)) {
      event.stopPropagation();
      const box = control as HTMLInputElement; // matched above
      recorded = [...recorded, { kind: 'chosen', box, checkedBefore: box.type === 'checkbox' && !box.checked }];
      return;
    }
    recorded = [...recorded, { kind: 'pressed', control }];
    if (!control.matches(BUTTON)) return;
    event.preventDefault();
    event.stopPropagation();
    doc.documentElement.classList.add(WAITING);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key === 'ArrowDown' && target instanceof HTMLElement && target.matches(TEXT_BOX))
      recorded = [...recorded, { kind: 'opened', field: target }];
  };
  const onFocus = (event: Event): void => event.stopPropagation();
  doc.addEventListener('input', onInput, true);
  doc.addEventListener('click', onClick, true);
  doc.addEventListener('keydown', onKeyDown, true);
  doc.addEventListener('focusin', onFocus, true);
  const begun = new Promise<void>((resolve) => {
    for (const type of BEGINNINGS) doc.addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
  });
  return {
    begun,
    replay() {
      doc.removeEventListener('input', onInput, true);
      doc.removeEventListener('click', onClick, true);
      doc.removeEventListener('keydown', onKeyDown, true);
      doc.removeEventListener('focusin', onFocus, true);
      doc.documentElement.classList.remove(WAITING);
      if (doc.activeElement !== doc.body) doc.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const inputs = recorded;
      recorded = [];
      for (const input of inputs) replayInput(input);
    },
  };
}

/** How often a form that nobody listens to is sent again. */
const RETRY_MS = 50;

/**
 * Keeps forms from being sent by the browser, which would load the page anew without what was typed: a part of the page that is taken over
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

function replayInput(input: RecordedInput): void {
  switch (input.kind) {
    case 'typed':
      return retype(input.field, input.value);
    case 'chosen':
      input.box.checked = input.checkedBefore; // so that React notices the choice
      return input.box.click();
    case 'pressed':
      return input.control.click();
    case 'opened':
      // whoever went on to another field has no use for it
      if (input.field === input.field.ownerDocument.activeElement)
        input.field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  }
}

/** Types the value where React notices: its own record of the field is emptied, then the browser's is filled. */
function retype(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
