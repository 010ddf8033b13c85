import './payingStatus.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';

/** Cards of the embedded gateway; shown only while it is in use. */
export function TestCards() {
  const booking = useBookingWords();
  return (
    <div className="note testcards">
      <Icon name="info" />
      <div>
        <p>
          <b>{booking.testMode}</b> {booking.testModeText}
        </p>
        <ul>
          {booking.testCards.map(({ number, does }) => (
            <li key={number}>
              <span className="testcards__number">{number}</span> {does}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
