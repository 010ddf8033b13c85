/** The frames of the gateway on our page: the card fields and the bank's confirmation. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { HOSTED_FIELDS_PATH, readFieldsMessage } from '#core/contract/bookings/hostedFields';
import { useLocale } from '#web/platform/sent/messages';
import { useBookingActions, useFlow } from '../checkout/booking.hooks';

interface CardFrameView {
  readonly attach: (frame: HTMLIFrameElement | null) => (() => void) | undefined;
  readonly src: string;
  readonly isReady: boolean;
}

export function useCardFrame(): CardFrameView {
  const { cardFields } = useFlow();
  const locale = useLocale();
  const [isReady, setReady] = useState(false);
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
export function useChallengeFrame(): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const { finishChallenge } = useBookingActions();
  const finish = useRef(finishChallenge);
  useEffect(() => {
    finish.current = finishChallenge;
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
