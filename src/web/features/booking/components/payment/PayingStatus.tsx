import './payingStatus.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/PhoneLink';
import { useBookingActions, usePaying } from '../../checkout/booking.hooks';
import { NOTICE_ID } from '../../checkout/focus';
import { Icon } from '#web/ui/Icon';

/** How far the payment is, said aloud too; what to do when nobody knows. */
export function PayingStatus() {
  const booking = useBookingWords();
  const paying = usePaying();
  const { retry, closeWallet } = useBookingActions();
  return (
    <div role="status" className={paying ? 'paying' : undefined} id={paying ? NOTICE_ID : undefined} tabIndex={-1}>
      {paying ? (
        <>
          <Icon name="clock" />
          <div>
            <b>{booking.paying[paying.phase]}</b>
            <p className="small">
              {paying.phase === 'inWallet'
                ? booking.walletNote
                : paying.phase === 'unsure'
                  ? booking.unsure
                  : paying.isSlow
                    ? booking.slow
                    : booking.payingNote}
            </p>
            {paying.phase === 'inWallet' ? (
              <button className="btn btn--line btn--s" type="button" onClick={closeWallet}>
                {booking.closeWallet}
              </button>
            ) : null}
            {paying.phase === 'unsure' || paying.isSlow ? (
              <p className="cluster paying__acts">
                <button className="btn btn--line btn--s" type="button" onClick={retry}>
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
