import type { BookingView } from '#core/contract/bookings/bookings';
import { directionName } from '#core/content/phrases/directionName';
import { dayOf } from '#core/domain/booking/exchangeDays';
import type { AirportRef, Carrier, Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { dayText } from '#web/parts/dateText';
import { ItinerarySlice } from '#web/parts/itinerary/ItinerarySlice';
import { SliceDetails } from '#web/parts/itinerary/SliceDetails';
import { useBookingWords, useExchangeWords, useMessages } from '#web/platform/sent/messages';

/** A trip as it is or would be. */
export interface TripFlown {
  readonly slices: NonEmpty<Slice>;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

interface OldAndNewProps {
  readonly booking: BookingView;
  readonly after: TripFlown;
  /** Of the slices that change; all others stay as they are. */
  readonly places: readonly number[];
}

/** Slice by slice what is flown now next to what would be flown (booking.63); what is kept is shown once. */
export function OldAndNew({ booking, after, places }: OldAndNewProps) {
  const messages = useMessages();
  const words = useExchangeWords();
  const booked = useBookingWords();
  return booking.slices.map((old, place) => {
    const name = directionName(messages, booking, place);
    const slice = after.slices[place];
    const isChanged = places.includes(place) && slice !== undefined;
    return (
      <section key={old.legs[0].departs} className="exchange__compared" aria-label={name}>
        <h3>
          {name} <span className={isChanged ? 'tag' : 'tag tag--wait'}>{isChanged ? words.isNew : words.kept}</span>
        </h3>
        {isChanged ? (
          <div className="exchange__sides">
            <Side title={words.oldFlights} slice={old} trip={booking} gone={words.givenUpAway} />
            <div>
              <Side title={words.newFlights} slice={slice} trip={after} />
              <details className="fold">
                <summary>{booked.details}</summary>
                <SliceDetails slice={slice} title={words.newFlights} carriers={after.carriers} airports={after.airports} level={4} />
              </details>
            </div>
          </div>
        ) : (
          <Side slice={old} trip={booking} />
        )}
      </section>
    );
  });
}

interface SideProps {
  /** Left out of what is kept. */
  readonly title?: string;
  readonly slice: Slice;
  readonly trip: TripFlown;
  /** It is struck through, which these words say to screen readers. */
  readonly gone?: string;
}

function Side({ title, slice, trip: { carriers, airports }, gone }: SideProps) {
  const messages = useMessages();
  return (
    <div className={gone === undefined ? undefined : 'exchange__gone'}>
      {title === undefined ? null : (
        <h4>
          {title}
          {gone === undefined ? null : <span className="vh">{`, ${gone}`}</span>}
        </h4>
      )}
      <p className="exchange__day">{dayText(messages, dayOf(slice))}</p>
      <ItinerarySlice slice={slice} carriers={carriers} airports={airports} />
    </div>
  );
}
