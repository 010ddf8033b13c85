/** Who travels, with tickets, seats and bags. */
import { extraLines } from '#core/content/phrases/extraLines';
import { ticketsOf } from '#core/domain/booking/tickets';
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import { Lines } from '../../../html/Lines';
import { useDesk } from '../parts/frame';
import { NamedTable } from '../parts/Table';
import { tripWords } from './tripWords';

export function TravelersTable({ booking }: { readonly booking: BookingFile['booking'] }) {
  const { lang, bookingWords } = useDesk();
  const { extraNames } = tripWords(lang);
  const { travelers, tickets, offer } = booking;
  const { kind, kinds } = bookingWords.people;
  return (
    <section>
      <h2>{bookingWords.travelers}</h2>
      <NamedTable
        label={bookingWords.travelers}
        names={[bookingWords.who, kind, bookingWords.tickets, extraNames.title]}
        rows={travelers.map((one, i) => [
          `${one.firstName} ${one.middleName} ${one.lastName}`.replace(/ +/g, ' ').trim() || bookingWords.erased,
          kinds[one.kind],
          <Lines key="tickets" text={ticketsOf(tickets, i).join('\n') || '–'} />,
          <Lines key="extras" text={extraLines(extraNames, offer.extras ?? [], offer.slices, i).join('\n') || '–'} />,
        ])}
      />
    </section>
  );
}
