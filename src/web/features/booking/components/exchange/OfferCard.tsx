import type { BookingView, ExchangeOfferView } from '#core/contract/bookings/bookings';
import { directionName } from '#core/content/phrases/directionName';
import { dayOf } from '#core/domain/booking/exchangeDays';
import { dayText } from '#web/parts/dateText';
import { flightNumbers } from '#web/parts/itinerary/flightNumbers';
import { ItinerarySlice } from '#web/parts/itinerary/ItinerarySlice';
import { useBookingWords, useExchangeWords, useMessages } from '#web/platform/sent/messages';
import { useExchangeActions } from '../../exchange/exchange.hooks';
import { amountText } from '../../exchange/exchangeText';

/** Of the heading of an offer, which takes the focus when more are shown. */
export const offerHeadingId = (index: number): string => `exchange-offer-${String(index)}`;

interface OfferCardProps {
  readonly booking: BookingView;
  readonly offer: ExchangeOfferView;
  /** Of the slices that change. */
  readonly places: readonly number[];
  readonly index: number;
}

/** The new flights of the slices that change, and the one amount that they cost or bring. */
export function OfferCard({ booking, offer, places, index }: OfferCardProps) {
  const messages = useMessages();
  const words = useExchangeWords();
  const panel = useBookingWords().manage.exchange;
  const { chooseOffer } = useExchangeActions();
  const amount = amountText(offer, words, panel);
  const changed = places.flatMap((place) => {
    const slice = offer.slices[place];
    return slice ? [{ place, slice }] : [];
  });
  const numbers = changed.map(({ slice }) => flightNumbers(slice, offer.carriers)).join(' / ');
  return (
    <article className="card exchange__offer" aria-labelledby={offerHeadingId(index)}>
      <h3 className="vh" id={offerHeadingId(index)} tabIndex={-1}>
        {words.chooseTitle(index + 1)}
      </h3>
      <div className="exchange__ways">
        {changed.map(({ place, slice }) => (
          <div key={place}>
            <h4 className="exchange__day">{words.flightOn(directionName(messages, booking, place), dayText(messages, dayOf(slice)))}</h4>
            <ItinerarySlice slice={slice} carriers={offer.carriers} airports={offer.airports} />
          </div>
        ))}
      </div>
      <div className="exchange__price">
        <b>{amount}</b>
        <button className="btn" type="button" aria-label={words.chooseWhat(numbers, amount)} onClick={() => chooseOffer(offer)}>
          {words.choose}
        </button>
      </div>
    </article>
  );
}
