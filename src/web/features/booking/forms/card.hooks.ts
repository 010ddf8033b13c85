/** The frames of the gateway on our page: the card fields and the bank's confirmation. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { HOSTED_FIELDS_PATH, readFieldsMessage } from '#core/contract/bookings/hostedFields';
import { useLocale } from '#web/platform/sent/messages';
import type { Cents } from '#core/domain/values/money';
import type { CardFields } from '../checkout/cardFields';

interface CardFrameView {
  readonly attach: (frame: HTMLIFrameElement | null) => (() => void) | undefined;
  readonly src: string;
  readonly isReady: boolean;
}

/** What is sent to the frame of the card fields and who receives its messages; the same for everything that is paid for. */
export interface CardFrameUse {
  readonly cardFields: CardFields;
  /** What will be paid, cents: wallets show it. */
  readonly total: Cents;
  readonly tapWallet: () => void;
  /** Brings what a tapped wallet needs: it is opened within a second of the tap. */
  readonly prepareWallet?: () => void;
}

export function useCardFrame({ cardFields, total, tapWallet, prepareWallet }: CardFrameUse): CardFrameView {
  const locale = useLocale();
  const [isReady, setReady] = useState(false);
  const tap = useEffectEvent(tapWallet);
  const prepare = useEffectEvent(() => prepareWallet?.());
  useEffect(() => cardFields.onWalletTapped(() => tap()), [cardFields]);
  useEffect(() => {
    if (!isReady) return;
    cardFields.tellTotal(total);
    prepare();
  }, [cardFields, isReady, total]);
  const attach = (frame: HTMLIFrameElement | null): (() => void) | undefined => {
    if (!frame) return undefined;
    return cardFields.attach(frame, (state) => {
      setReady(state.ready);
      // The frame cannot grow by itself; only it knows how tall its words are.
      if (state.height > 0) frame.style.height = `${String(state.height)}px`;
    });
  };
  return { attach, src: `${HOSTED_FIELDS_PATH}?lang=${locale}`, isReady };
}

/** Hears when the bank's step in the frame is over. */
export function useChallengeFrame(finished: () => void): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const finish = useRef(finished);
  useEffect(() => {
    finish.current = finished;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return;
      if (readFieldsMessage(event.data)?.type === 'challenge_finished') finish.current();
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, []);
  return frame;
}
