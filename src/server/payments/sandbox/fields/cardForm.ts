/** The card fields: formats, checks, says what is wrong, and trades the card for a token at the gateway alone. */
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { brandOf, CARD_FIELDS, digitsOf, readCard } from '#core/domain/payment/cardRules';
import type { CardFault, CardField, TypedCard } from '#core/domain/payment/cardRules';
import { TOKENS_PATH } from '../paths';
import type { Typed } from './cardText';
import { readToken } from './readToken';
import { groupExpiration, groupNumber } from './cardText';
import { listen, post, tell } from '../../framed/parentPage';

/** The words of the document's language, written into the form by the server. */
export interface CardWords {
  readonly faults: Readonly<Record<CardFault, string>>;
  readonly testCardsOnly: string;
}

const source = FIELDS_SOURCE;

export function startCardFields(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset['card'] ?? '{}') as CardWords; // our own server wrote it
  const inputs = { number: inputOf(form, 'number'), expiration: inputOf(form, 'expiration'), securityCode: inputOf(form, 'securityCode') };
  const typed = (): TypedCard => ({
    number: inputs.number.value,
    expiration: inputs.expiration.value,
    securityCode: inputs.securityCode.value,
  });
  const check = () => readCard(typed(), new Date());

  const show = (field: CardField, text: string | null): void => {
    const say = document.getElementById(`${field}-say`);
    inputs[field].setAttribute('aria-invalid', String(text !== null));
    inputs[field].closest('.field')?.classList.toggle('bad', text !== null);
    if (say) say.textContent = text ?? null;
  };
  const tellValidity = (): void => {
    const { card, faults } = check();
    form.dataset['brand'] = card.brand;
    const said = CARD_FIELDS.flatMap((field) => (faults[field] ? [{ field, text: words.faults[faults[field]] }] : []));
    tell({ source, type: 'validity', faults: said, brand: card.brand });
  };
  const showFaults = (): void => {
    const { faults } = check();
    for (const field of CARD_FIELDS) show(field, faults[field] ? words.faults[faults[field]] : null);
  };
  const arrange = (field: CardField): void => {
    const input = inputs[field];
    const at: Typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const next =
      field === 'number'
        ? groupNumber(at)
        : field === 'expiration'
          ? groupExpiration(at)
          : { text: at.text.replace(/\D/g, '').slice(0, 4), caret: at.caret };
    // While the end of a group is being deleted, nothing is put back.
    if (next.text === input.value) return;
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
  };

  for (const field of CARD_FIELDS) {
    inputs[field].addEventListener('input', (event) => {
      if (!(event instanceof InputEvent) || !event.inputType.startsWith('delete')) arrange(field);
      show(field, null);
      tellValidity();
    });
    inputs[field].addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      tell({ source, type: 'submit' });
    });
    inputs[field].addEventListener('blur', () => {
      const fault = check().faults[field];
      if (fault && inputs[field].value !== '') show(field, words.faults[fault]);
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());

  const refuse = (nonce: string, faulty: CardField): void => {
    inputs[faulty].focus();
    tell({ source, type: 'error', nonce, code: 'invalid_fields' });
  };
  const tokenise = async (nonce: string): Promise<void> => {
    const { faults } = check();
    showFaults();
    const first = CARD_FIELDS.find((f) => faults[f]);
    if (first) return refuse(nonce, first);
    const { number, expiration, securityCode } = typed();
    const answer = await post(TOKENS_PATH, { number: digitsOf(number), expiration, securityCode });
    const token = readToken(answer?.body);
    if (answer?.status === 201 && token) return tell({ source, type: 'token', nonce, brand: brandOf(digitsOf(number)), ...token });
    if (answer?.status !== 422) return tell({ source, type: 'error', nonce, code: 'unavailable' });
    show('number', words.testCardsOnly);
    refuse(nonce, 'number');
  };
  listen((message) => {
    switch (message.type) {
      case 'tokenise':
        return void tokenise(message.nonce);
      case 'show_faults':
        return showFaults();
      case 'focus':
        return inputs[message.field].focus();
      case 'total':
      case 'open_wallet':
      case 'close_wallet':
        return undefined; // the wallet's
    }
  });
  tell({ source, type: 'ready' });
  tellValidity();
}

function inputOf(form: HTMLFormElement, id: CardField): HTMLInputElement {
  const input = form.querySelector<HTMLInputElement>(`#${id}`);
  if (!input) throw new Error(`the document has no field ${id}`);
  return input;
}
