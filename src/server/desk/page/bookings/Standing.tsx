import type { Contact } from '#core/domain/booking/booking';
import { withExtension } from '#core/domain/typed/phone';
import { formatCents } from '#core/domain/values/money';
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import { FactList } from '../parts/FactList';
import { useDesk } from '../parts/frame';
import { assistanceText, cardText, changeText, lapsText, namesOf, requestedNames, routeOf } from './bookingTexts';

/** How a booking stands: who travels where, with which tickets, and what was paid. */
export function Standing({ file: { booking, cancellation, change } }: { readonly file: BookingFile }) {
  const { lang, words, bookingWords, moment } = useDesk();
  const { contact, supplierReference, freeCancelUntil, offer, createdAt } = booking;
  const isErased = contact.email === '';
  return (
    <FactList
      rows={[
        [words.made, moment(createdAt)],
        [words.route, routeOf(booking)],
        [bookingWords.travelers, namesOf(booking) || bookingWords.erased],
        [bookingWords.nameToCorrect, requestedNames(booking)],
        [bookingWords.infants, lapsText(booking, bookingWords)],
        [bookingWords.assistance, assistanceText(booking, bookingWords)],
        [bookingWords.email, isErased ? bookingWords.erased : <a href={`mailto:${contact.email}`}>{contact.email}</a>],
        [bookingWords.phone, isErased ? null : <Phone {...contact} />],
        [bookingWords.airlineReference, supplierReference],
        [bookingWords.total, formatCents(offer.price.total)],
        [bookingWords.card, cardText(lang, booking)],
        [bookingWords.freeUntil, freeCancelUntil && moment(freeCancelUntil)],
        [
          bookingWords.cancellation,
          cancellation &&
            `${bookingWords.cancelStates[cancellation.state]}, ${bookingWords.cancelledBy[cancellation.by]}, ${formatCents(cancellation.refund)}`,
        ],
        [bookingWords.change, change && changeText(change, bookingWords, moment)],
      ]}
    />
  );
}

function Phone({ phone, extension }: Contact) {
  const text = extension === undefined ? phone : `${phone} ext. ${extension}`;
  return <a href={`tel:${withExtension(phone, extension ?? null)}`}>{text}</a>;
}
