import type { BookingView } from '#core/contract/bookings/bookings';
import { directionName } from '#core/content/phrases/directionName';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';

interface WalletLinksProps {
  readonly booking: BookingView;
  /** Which of several bookings of this browser; null for the newest. */
  readonly draftId: string | null;
}

/** A pass of each direction for the wallets that the agency makes them for; nothing where it makes none (booking.61). */
export function WalletLinks({ booking, draftId }: WalletLinksProps) {
  const messages = useMessages();
  const { wallet: words } = useBookingWords().myTrips;
  const { wallets = [], slices } = booking;
  return wallets.flatMap((wallet) =>
    slices.map((slice, i) => {
      const query = new URLSearchParams({ slice: String(i), ...(draftId === null ? {} : { draftId }) });
      return (
        <p key={`${wallet} ${slice.legs[0].departs}`} className="small">
          <a className="link" href={`/api/booking/${wallet}-pass?${query.toString()}`} rel="noopener">
            {words[wallet](directionName(messages, booking, i))}
          </a>
        </p>
      );
    }),
  );
}
