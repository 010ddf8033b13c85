/** The test wallet: its button above the card fields, and its sheet in their place while it is open. What is typed of a card stays. */
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { formatCents } from '#core/domain/values/money';
import { listen, post, tell } from '../../framed/parentPage';
import { WALLET_PATH } from '../paths';
import { readToken } from './readToken';
import { required } from '#core/domain/values/checkedReads';

const source = FIELDS_SOURCE;

export function startWallet(main: HTMLElement, sheet: HTMLFormElement): void {
  const tapped = partOf<HTMLButtonElement>(main, '.wallet');
  const pay = partOf<HTMLButtonElement>(sheet, '[type=submit]');
  const cancel = partOf<HTMLButtonElement>(sheet, '[type=button]');
  const say = partOf(sheet, '[role=alert]');
  const others = [...main.children].filter((part) => part !== sheet);
  /** Of the page's wish that is being answered. */
  let open: string | null = null;

  const show = (isOpen: boolean): void => {
    sheet.hidden = !isOpen;
    for (const part of others) part.toggleAttribute('hidden', isOpen);
    pay.disabled = false;
    say.textContent = '';
    (isOpen ? partOf<HTMLInputElement>(sheet, 'input:checked') : tapped).focus();
  };
  const end = (answer: { readonly type: 'token'; readonly token: string; readonly last4: string } | null): void => {
    const nonce = open;
    if (nonce === null) return;
    open = null;
    show(false);
    tell(answer === null ? { source, type: 'error', nonce, code: 'dismissed' } : { source, nonce, brand: 'visa', ...answer });
  };
  const send = async (): Promise<void> => {
    const opened = open;
    pay.disabled = true;
    say.textContent = '';
    const answer = await post(WALLET_PATH, { card: new FormData(sheet).get('card') });
    if (open !== opened) return; // closed meanwhile
    const token = answer?.status === 201 ? readToken(answer.body) : null;
    if (token) return end({ type: 'token', ...token });
    pay.disabled = false;
    say.textContent = required(sheet.dataset['failed'], 'failed');
  };

  tapped.addEventListener('click', () => tell({ source, type: 'wallet_tapped' }));
  tapped.disabled = false;
  cancel.addEventListener('click', () => end(null));
  sheet.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') end(null);
  });
  sheet.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  listen((message) => {
    if (message.type === 'open_wallet') {
      pay.textContent = required(sheet.dataset['pay'], 'pay').replace('{amount}', formatCents(message.amount));
      open = message.nonce;
      show(true);
    } else if (message.type === 'close_wallet' && open !== null) {
      open = null;
      show(false);
    }
  });
}

function partOf<E extends HTMLElement>(root: HTMLElement, selector: string): E {
  const part = root.querySelector<E>(selector);
  if (!part) throw new Error(`the document has no ${selector}`);
  return part;
}
