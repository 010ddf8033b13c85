import './payingStatus.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { NOTICE_ID } from '../../checkout/focus';
import type { Paying } from '../../payment/payment.hooks';
import type { PayingPhase } from '../../payment/payment.types';
import { Icon } from '#web/ui/Icon';

interface PayingStatusProps {
  /** Null while no payment is under way. */
  readonly paying: Paying | null;
  readonly words: {
    readonly paying: Readonly<Record<PayingPhase, string>>;
    readonly payingNote: string;
    readonly slow: string;
    readonly unsure: string;
  };
  readonly onRetry: () => void;
  readonly onCloseWallet: () => void;
}

/** How far the payment is, said aloud too; what to do when nobody knows. */
export function PayingStatus({ paying, words, onRetry, onCloseWallet }: PayingStatusProps) {
  const booking = useBookingWords();
  return (
    <div role="status" className={paying ? 'paying' : undefined} id={paying ? NOTICE_ID : undefined} tabIndex={-1}>
      {paying ? (
        <>
          <Icon name="clock" />
          <div>
            <b>{words.paying[paying.phase]}</b>
            <p className="small">
              {paying.phase === 'inWallet'
                ? booking.walletNote
                : paying.phase === 'unsure'
                  ? words.unsure
                  : paying.isSlow
                    ? words.slow
                    : words.payingNote}
            </p>
            {paying.phase === 'inWallet' ? (
              <button className="btn btn--line btn--s" type="button" onClick={onCloseWallet}>
                {booking.closeWallet}
              </button>
            ) : null}
            {paying.phase === 'unsure' || paying.isSlow ? (
              <p className="cluster paying__acts">
                <button className="btn btn--line btn--s" type="button" onClick={onRetry}>
                  {booking.askAgain}
                </button>
                <PhoneLink placement="Payment" />
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
}
