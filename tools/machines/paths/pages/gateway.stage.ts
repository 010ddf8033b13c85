/** What stands around every payment on a drawn page: the frames of the gateway, which jsdom does not load, dialogs, and the words of problems. */
import { act } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import type { ProblemCode } from '#core/domain/booking/failures';
import { PROBLEM_CODES } from '#core/domain/booking/failures';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { PaymentOutput } from '#web/features/booking/payment/payment.types';
import { problem } from '#testing/site/fakeServer';
import type { Answer } from '#testing/site/fakeServer';

/** Filled in before, so that only the card decides. */
export const BILLING = { nameOnCard: 'Canaria Pajarita', country: 'US', state: 'NY', address: '1 Main St', city: 'New York', zip: '10001' };

const isProblem = (code: string): code is ProblemCode => PROBLEM_CODES.some((known) => known === code);
/** What is no problem of the server is a network that is away. */
export const refused = (code: string, more: object = {}): Answer =>
  isProblem(code) ? { status: 409, body: { ...problem(code, 409), ...more } } : 'networkError';

/** What the page last requested of the gateway's frame, which jsdom does not load. */
let pending: { readonly nonce: string; readonly frame: Window } | null = null;

export function listenToFrames(): void {
  pending = null;
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow') ?? {};
  if (!get) throw new Error('frames have no window here');
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (this: HTMLIFrameElement) {
    const inside = get.call(this) as Window | null;
    if (inside)
      inside.postMessage = (message: unknown) => {
        const { type, nonce } = message as { readonly type: string; readonly nonce: string };
        if (type === 'tokenise' || type === 'open_wallet') pending = { nonce, frame: inside };
      };
    return inside;
  });
}

/** The frame's answer to its last request. */
export async function tellCard({ output }: AnyEventObject): Promise<void> {
  const answer = output as Result<null, 'invalid_fields' | 'unavailable'>;
  if (!pending) throw new Error('the card was not requested');
  const { nonce, frame } = pending;
  const data = answer.ok
    ? { source: FIELDS_SOURCE, type: 'token', nonce, token: 'tok_path', brand: 'visa', last4: '4242' }
    : { source: FIELDS_SOURCE, type: 'error', nonce, code: answer.error };
  await act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: frame })));
}

/** jsdom knows the element and not how it opens. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Leads a payment that begins with the card or the wallet to its outcome; false where it ends without a call. */
export async function givesCard({ output }: AnyEventObject): Promise<boolean> {
  const isGiven = (output as PaymentOutput).end !== 'notGiven';
  await tellCard({ type: 'tokenise', output: isGiven ? ok(null) : err('invalid_fields') });
  return isGiven;
}
