import './trustList.css';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { useBookingWords } from '#web/platform/sent/messages';
import { HandoverCode } from '#web/tracking/phone/HandoverCode';
import { TextLinks } from '#web/tracking/phone/TextLinks';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { TripIcon } from '#web/parts/itinerary/TripIcon';
import { Icon } from '#web/ui/Icon';
import { useDraftId, useIsFreelyCancellable } from '../../trip.hooks';

/** What holds for this booking; the cancellation line only where it does. */
export function TrustList({ flight }: { flight: FlightConfirm }) {
  const booking = useBookingWords();
  const { trust } = booking;
  const isFree = useIsFreelyCancellable(flight);
  const draftId = useDraftId();
  return (
    <ul className="trust">
      {isFree ? (
        <li>
          <TripIcon name="shield" />
          <span>
            <b>{trust.freeCancel}</b> {trust.freeCancelWhy}
          </span>
        </li>
      ) : null}
      <li>
        <TripIcon name="lock" />
        <span>
          <b>{trust.card}</b> {trust.cardWhy}
        </span>
      </li>
      <li>
        <Icon name="phone" />
        <div>
          <b>
            {trust.stuck} <PhoneLink placement="Payment" />
          </b>
          <br />
          {trust.stuckText}
          <TextLinks placement="Payment" />
          {draftId === null ? null : <HandoverCode draftId={draftId} />}
        </div>
      </li>
    </ul>
  );
}
