/**
 * Our side of the talk with the gateway's hosted fields: the card is typed in the gateway's frame, we only ever get a one-time
 * token, and that stays in here: never in the machine, the store or any storage.
 */
import type { CardField, CardFieldFault, FieldsMessage, PageMessage, Payer } from '#core/contract/bookings/hostedFields';
import { PAGE_SOURCE, readFieldsMessage } from '#core/contract/bookings/hostedFields';
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import { newId } from '#web/platform/ids';
import type { TokenAnswer } from '../payment/payment.types';

/** A frame that never answers is a gateway that is not there. */
const ANSWER_WITHIN_MS = 15_000;

export interface CardFrameState {
  readonly ready: boolean;
  /** Height of the frame's content, CSS pixels; 0 until it is reported. */
  readonly height: number;
}

export interface CardFields {
  /** Listens to a frame until the returned function is called. */
  attach(frame: HTMLIFrameElement, changed: (state: CardFrameState) => void): () => void;
  /** Asks the frame for a token and keeps it for {@link token}. */
  tokenise(payer: Payer): Promise<TokenAnswer>;
  /** Has the frame open the wallet that was tapped, and keeps its token for {@link token}; aborted, the wallet is closed again. */
  openWallet(amount: Cents, signal: AbortSignal): Promise<TokenAnswer>;
  /** The wallet that was tapped is not opened. */
  closeWallet(): void;
  /** Tells the frame what will be paid: wallets prepare themselves. */
  tellTotal(amount: Cents): void;
  /** Hears when a wallet was tapped, until the returned function is called. */
  onWalletTapped(tapped: () => void): () => void;
  /** The token that was had last; empty when there is none. */
  token(): { readonly token: string; readonly isByWallet: boolean };
  /** What is wrong with the fields, as the frame reported last; nothing while it has not. The same array until that changes. */
  faults(): readonly CardFieldFault[];
  /** Hears when {@link faults} changed, until the returned function is called. */
  subscribe(changed: () => void): () => void;
  /** Has the frame say next to its fields what is wrong with them. */
  showFaults(): void;
  focus(field: CardField): void;
}

const NONE: readonly CardFieldFault[] = [];

type Settle = (answer: TokenAnswer) => void;

export function createCardFields(): CardFields {
  let frame: HTMLIFrameElement | null = null;
  let known: HTMLIFrameElement | null = null;
  let token = '';
  let isByWallet = false;
  let faults: readonly CardFieldFault[] = NONE;
  const listeners = new Set<() => void>();
  const tappers = new Set<() => void>();
  let waiting: { readonly nonce: string; readonly settle: Settle } | null = null;
  /** Nobody answers for a frame that went away. */
  const giveUp = (): void => {
    waiting?.settle(err('unavailable'));
    waiting = null;
  };

  const send = (message: PageMessage): boolean => {
    const target = frame?.contentWindow;
    // The gateway's frame is on our own origin; anything else must not read the message.
    target?.postMessage(message, window.location.origin);
    return Boolean(target);
  };
  const settle = (nonce: string, answer: TokenAnswer): void => {
    if (waiting?.nonce !== nonce) return;
    waiting.settle(answer);
    waiting = null;
  };
  const judge = (newFaults: readonly CardFieldFault[]): void => {
    faults = newFaults;
    for (const changed of listeners) changed();
  };
  const receive = (message: FieldsMessage, state: CardFrameState): CardFrameState => {
    switch (message.type) {
      case 'ready':
        return { ...state, ready: true };
      case 'wallet_tapped':
        for (const tapped of tappers) tapped();
        return state;
      case 'submit':
        known?.closest('form')?.requestSubmit();
        return state;
      case 'height':
        return { ...state, ready: true, height: message.height };
      case 'validity':
        judge(message.faults);
        return state;
      case 'token':
        if (waiting?.nonce === message.nonce) token = message.token;
        settle(message.nonce, ok(null));
        return state;
      case 'error':
        settle(message.nonce, err(message.code));
        return state;
    }
  };

  return {
    attach: (element, changed) => {
      // A new frame is empty, and has reported nothing yet; the same one may be attached again.
      if (element !== known) {
        judge(NONE);
        giveUp();
      }
      known = element;
      frame = element;
      let state: CardFrameState = { ready: false, height: 0 };
      const listen = (event: MessageEvent<unknown>): void => {
        if (event.origin !== window.location.origin || event.source !== element.contentWindow) return;
        const message = readFieldsMessage(event.data);
        if (!message || message.type === 'challenge_finished') return;
        const next = receive(message, state);
        if (next !== state) changed(next);
        state = next;
      };
      window.addEventListener('message', listen);
      return () => {
        window.removeEventListener('message', listen);
        if (frame === element) frame = null;
      };
    },
    tokenise: (payer) =>
      new Promise((resolve) => {
        const nonce = newId();
        token = '';
        isByWallet = false;
        waiting = { nonce, settle: resolve };
        if (!send({ source: PAGE_SOURCE, type: 'tokenise', nonce, payer })) settle(nonce, err('unavailable'));
        setTimeout(() => {
          settle(nonce, err('unavailable'));
        }, ANSWER_WITHIN_MS);
      }),
    openWallet: (amount, signal) =>
      new Promise((resolve) => {
        const nonce = newId();
        token = '';
        isByWallet = true;
        waiting = { nonce, settle: resolve };
        if (!send({ source: PAGE_SOURCE, type: 'open_wallet', nonce, amount })) settle(nonce, err('unavailable'));
        signal.addEventListener('abort', () => {
          if (waiting?.nonce === nonce) send({ source: PAGE_SOURCE, type: 'close_wallet' });
          settle(nonce, err('dismissed'));
        });
      }),
    closeWallet: () => {
      send({ source: PAGE_SOURCE, type: 'close_wallet' });
    },
    tellTotal: (amount) => {
      send({ source: PAGE_SOURCE, type: 'total', amount });
    },
    onWalletTapped: (tapped) => {
      tappers.add(tapped);
      return () => tappers.delete(tapped);
    },
    token: () => ({ token, isByWallet }),
    faults: () => faults,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    showFaults: () => {
      send({ source: PAGE_SOURCE, type: 'show_faults' });
    },
    focus: (field) => {
      frame?.focus();
      send({ source: PAGE_SOURCE, type: 'focus', field });
    },
  };
}
