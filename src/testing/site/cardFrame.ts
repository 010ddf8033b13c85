/** The gateway's frame of card fields, which jsdom does not load. */
import { act, screen, waitFor } from '@testing-library/react';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';

/** Answers each `tokenise` of the open page with this token of a Visa card. */
export function playCardFrame(token: string): void {
  const inside = insideOf();
  inside.postMessage = (message: unknown) => {
    const { type, nonce } = message as { type: string; nonce: string }; // our own page sent it
    if (type !== 'tokenise') return;
    const data = { source: FIELDS_SOURCE, type: 'token', nonce, token, brand: 'visa', last4: '4242' };
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: inside }));
    });
  };
}

interface Sent {
  readonly type: string;
  readonly nonce: string;
}

const insideOf = (): Window => {
  const inside = screen.getByTitle<HTMLIFrameElement>(/^(Card number|Card details|Datos de la tarjeta)/i).contentWindow;
  if (!inside) throw new Error('the frame has no window');
  return inside;
};

/** What the open page sends to its frame from now on; `next` waits for a message of a type. */
export function watchCardFrame(): readonly Sent[] & { next(type: string): Promise<Sent> } {
  const sent: Sent[] = [];
  insideOf().postMessage = (message: unknown) => void sent.push(message as Sent); // our own page sent it
  const next = (type: string): Promise<Sent> =>
    waitFor(() => {
      const found = sent.find((one) => one.type === type);
      if (!found) throw new Error(`no ${type} was sent`);
      return found;
    });
  return Object.assign(sent, { next });
}

/** The frame of the open page tells it something. */
export function hearFromCardFrame(message: object): void {
  const data = { source: FIELDS_SOURCE, ...message };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: insideOf() }));
}
