/** The gateway's frame of card fields, which jsdom does not load. */
import { act, screen } from '@testing-library/react';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';

/** Answers each `tokenise` of the open page with this token of a Visa card. */
export function playCardFrame(token: string): void {
  const inside = screen.getByTitle<HTMLIFrameElement>(/card number/i).contentWindow;
  if (!inside) throw new Error('the frame has no window');
  inside.postMessage = (message: unknown) => {
    const { type, nonce } = message as { type: string; nonce: string }; // our own page sent it
    if (type !== 'tokenise') return;
    const data = { source: FIELDS_SOURCE, type: 'token', nonce, token, brand: 'visa', last4: '4242' };
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: inside }));
    });
  };
}
