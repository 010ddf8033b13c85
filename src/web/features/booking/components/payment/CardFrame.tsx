import './cardFrame.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { useCardFrame } from '../../forms/card.hooks';

/** The gateway's own fields in its own document: card data never enters ours. */
export function CardFrame() {
  const booking = useBookingWords();
  const { attach, src, isReady } = useCardFrame();
  return (
    <div className="hosted" aria-busy={!isReady}>
      {isReady ? null : <p className="small muted hosted__wait">{booking.cardLoading}</p>}
      <iframe className="hosted__frame" ref={attach} src={src} title={booking.cardFrame} />
    </div>
  );
}
