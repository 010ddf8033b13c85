import './cardFrame.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { useCardFrame } from '../../forms/card.hooks';
import type { CardFrameUse } from '../../forms/card.hooks';

/** The gateway's own fields and wallets in its own document: card data never enters ours. */
export function CardFrame(use: CardFrameUse) {
  const booking = useBookingWords();
  const { attach, src, isReady } = useCardFrame(use);
  return (
    <div className="hosted" aria-busy={!isReady}>
      {isReady ? null : <p className="small muted hosted__wait">{booking.cardLoading}</p>}
      <iframe className="hosted__frame" ref={attach} src={src} title={booking.cardFrame} allow="payment" />
    </div>
  );
}
