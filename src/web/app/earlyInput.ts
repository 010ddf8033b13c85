/** What was typed and pressed before the application listened, so that nothing of it is lost. */

/** Something done before the application listened. */
interface Early {
  readonly control: Control;
  /** The field was typed into: what is in it last counts. */
  readonly isTyped?: boolean;
  /** Does it again, on the control or on what has taken its place. */
  again(now: HTMLElement): void;
}

/** A control of the page as it was sent. */
interface Control {
  readonly element: HTMLElement;
  /** Among all controls of the page. */
  readonly place: number;
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
  const controlOf = (element: HTMLElement): Control => ({ element, place: [...doc.querySelectorAll(CONTROL)].indexOf(element) });
  const typed = (field: Field): Early => {
    const { value } = field;
    return { control: controlOf(field), isTyped: true, again: (now) => retype(now, value) };
  };
  const chosen = (box: HTMLInputElement): Early => {
    const { checked } = box;
    const again = (now: HTMLElement): void => {
      if (now instanceof HTMLInputElement) now.checked = !checked; // so that React notices the choice
      now.click();
    };
    return { control: controlOf(box), again };
  };
  // before this script was here
  const fields = [...doc.querySelectorAll<Field>(FIELD)].filter((field) => !field.matches(BUTTON));
  let recorded: readonly Early[] = fields.filter(isChanged).map((field) => (isBox(field) ? chosen(field) : typed(field)));
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(FIELD) || target.matches(`${BOX}, ${BUTTON}`)) return;
    const field = target as Field; // matched above
    recorded = [...recorded.filter(({ control, isTyped }) => isTyped !== true || control.element !== field), typed(field)];
  };
  const onClick = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
    if (control === null) return;
    if (isBox(control)) {
      event.stopPropagation();
      recorded = [...recorded, chosen(control)];
      return;
    }
    recorded = [...recorded, { control: controlOf(control), again: (now) => now.click() }];
    if (!control.matches(BUTTON)) return;
    event.preventDefault();
    event.stopPropagation();
    doc.documentElement.classList.add(WAITING);
  };
  const onKeyDown = (event: Event): void => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent) || event.key !== OPENS || !(target instanceof HTMLElement) || !target.matches(TEXT_BOX)) return;
    const again = (now: HTMLElement): void => {
      // whoever went on to another field has no use for it
      if (now === doc.activeElement) now.dispatchEvent(new KeyboardEvent('keydown', { key: OPENS, bubbles: true, cancelable: true }));
    };
    recorded = [...recorded, { control: controlOf(target), again }];
  };
  let focused: Control | null = null;
  let textAtFocus = '';
  const onFocus = (event: Event): void => {
    event.stopPropagation();
    const { target } = event;
    focused = target instanceof HTMLElement && target.matches(CONTROL) ? controlOf(target) : null;
    textAtFocus = isText(target) ? target.value : '';
  };
  // who is typing types on, in the field that took its place: before the next key
  const follow = (): void => {
    if (focused === null || focused.element.isConnected || doc.activeElement !== doc.body) return;
    const [from, to] = [focused.element, standing(doc, focused)];
    if (!to.isConnected || to.tagName !== from.tagName) return;
    if (isText(from) && isText(to) && from.value !== '') setUnnoticed(to, from.value);
    to.focus();
  };
  const replaced = new MutationObserver(follow);
  replaced.observe(doc.body, { childList: true, subtree: true });
  const listeners = Object.entries({ input: onInput, click: onClick, keydown: onKeyDown, focusin: onFocus });
  for (const [type, hear] of listeners) doc.addEventListener(type, hear, true);
  const begun = new Promise<void>((resolve) => {
    for (const type of BEGINNINGS) doc.addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
  });
  return {
    begun,
    replay() {
      follow();
      replaced.disconnect();
      for (const [type, hear] of listeners) doc.removeEventListener(type, hear, true);
      doc.documentElement.classList.remove(WAITING);
      const inputs = recorded;
      recorded = [];
      carryLateText(doc, controlOf);
      void replayInTurn(doc, inputs, textAtFocus);
    },
  };
}

/** Each after the application has drawn what the one before changed, as when a person does it: a press must find what was typed. */
async function replayInTurn(doc: Document, inputs: readonly Early[], textAtFocus: string): Promise<void> {
  // what the application fills in by itself, as the last search, is drawn first
  await Promise.resolve();
  const field = doc.activeElement;
  if (field !== doc.body) field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // the next key takes the place of what came under the cursor
  if (isText(field) && field.value !== textAtFocus) field.select();
  for (const { control, again } of inputs) {
    again(standing(doc, control));
    await Promise.resolve();
  }
}

/**
 * The control on the page now. Where translation or an extension changed a page before it was taken over, React draws the page, or a part of it, anew:
 * its controls are others then, in the same order.
 */
function standing(doc: Document, { element, place }: Control): HTMLElement {
  if (element.isConnected) return element;
  const sameName = element.id === '' ? null : doc.getElementById(element.id);
  return sameName ?? doc.querySelectorAll<HTMLElement>(CONTROL)[place] ?? element;
}

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && !target.matches(`${BOX}, ${BUTTON}`);

const isBox = (control: HTMLElement): control is HTMLInputElement => control.matches(BOX);

/** Whether a person changed it from what was sent. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== (field.querySelector('option[selected]') ?? field.options[0]);
  // of a group of choices the one that was made counts
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return field.value !== field.defaultValue;
}

/** React notes on every element that it has made or taken over what it is. */
const isTakenOver = (field: HTMLElement): boolean => Object.keys(field).some((key) => key.startsWith('__react'));

/** Text of parts that are taken over late goes into the fields that stand there then; fields that are taken over as they are tell it themselves. */
function carryLateText(doc: Document, controlOf: (element: HTMLElement) => Control): void {
  const waiting = new Map<Field, { readonly control: Control; readonly value: string }>();
  const observer = new MutationObserver(() => {
    for (const [field, { control, value }] of waiting) {
      const now = standing(doc, control);
      if (!isTakenOver(now)) continue;
      waiting.delete(field);
      if (now !== field) retype(now, value);
    }
    if (waiting.size === 0) observer.disconnect();
  });
  doc.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(FIELD) || isBox(target) || isTakenOver(target)) return;
      const field = target as Field; // matched above
      waiting.set(field, { control: controlOf(field), value: field.value });
      observer.observe(doc.body, { childList: true, subtree: true });
    },
    true,
  );
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
function retype(control: HTMLElement, value: string): void {
  const field = control as Field; // stands where a field stood
  field.value = '';
  setUnnoticed(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React's own record of the field stays as it was: the next event from the field tells it of the value. */
function setUnnoticed(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
