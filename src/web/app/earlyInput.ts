/** What was typed and pressed before the application listened, so that nothing of it is lost. */

type Deed =
  { readonly kind: 'typed'; readonly field: Field; readonly value: string } | { readonly kind: 'pressed'; readonly control: HTMLElement };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = 'input, textarea, select';
/** Controls whose press means nothing without the application; a telephone link calls by itself and is told of later. */
const CONTROL = `button, a[href^="tel:"], ${FIELD}`;
const PRESSABLE = 'button, input:is([type=radio], [type=checkbox], [type=submit], [type=button])';
/** On the document while something pressed waits; base.css shows a busy pointer. */
const WAITING = 'is-starting';

export interface EarlyInput {
  /** Stops recording and does everything again, in order, on the controls that listen now. */
  readonly replay: () => void;
}

/** Records from now on. Links and text fields work by themselves meanwhile; buttons wait. */
export function recordEarlyInput(doc: Document): EarlyInput {
  let deeds: readonly Deed[] = [];
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(FIELD) || target.matches(PRESSABLE)) return;
    const field = target as Field; // matched above
    deeds = [...deeds.filter((d) => d.kind !== 'typed' || d.field !== field), { kind: 'typed', field, value: field.value }];
  };
  const onClick = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
    if (control === null) return;
    deeds = [...deeds, { kind: 'pressed', control }];
    if (!control.matches(PRESSABLE)) return;
    event.preventDefault();
    doc.documentElement.classList.add(WAITING);
  };
  doc.addEventListener('input', onInput, true);
  doc.addEventListener('click', onClick, true);
  return {
    replay() {
      doc.removeEventListener('input', onInput, true);
      doc.removeEventListener('click', onClick, true);
      doc.documentElement.classList.remove(WAITING);
      // React hears of the focus it did not see arrive
      if (doc.activeElement !== doc.body) doc.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const told = deeds;
      deeds = [];
      for (const deed of told) doAgain(deed);
    },
  };
}

function doAgain(deed: Deed): void {
  switch (deed.kind) {
    case 'typed':
      return retype(deed.field, deed.value);
    case 'pressed':
      return deed.control.matches('a') ? tellOfCall(deed.control) : deed.control.click();
  }
}

/** Types the value where React notices: its own record of the field is emptied, then the browser's is filled. */
function retype(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The call was made; only its listeners hear of it now. */
function tellOfCall(link: HTMLElement): void {
  const notAgain = (event: Event): void => event.preventDefault();
  window.addEventListener('click', notAgain, true);
  link.click();
  window.removeEventListener('click', notAgain, true);
}
