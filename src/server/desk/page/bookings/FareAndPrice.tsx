/** What was bought and what it cost: cabin, fare with its rules, the price in its parts, what the airline gave in credit; then what else fits beside. */
import type { ReactNode } from 'react';
import { fareName, fareRuleRows, ticketRows } from '#core/content/phrases/fareRules';
import { formatCents } from '#core/domain/values/money';
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import { FactList } from '../parts/FactList';
import { useDesk } from '../parts/frame';
import { creditText } from './bookingTexts';
import { tripWords } from './tripWords';

export function FareAndPrice({ file, children }: { readonly file: BookingFile; readonly children: ReactNode }) {
  const { booking, cancellation } = file;
  const { lang, bookingWords } = useDesk();
  const { booking: site, common, trip } = tripWords(lang);
  const { conditions, price, query } = booking.offer;
  const { fare } = bookingWords;
  const some = (cents: number | undefined): string | null => (cents === undefined || cents === 0 ? null : formatCents(cents));
  return (
    <div className="pair">
      <section>
        <h2>{fare.title}</h2>
        <FactList
          className="lines"
          rows={[
            [fare.cabin, common.cabins[query.cabin]],
            [fare.name, fareName(site.fares, conditions)],
            ...ticketRows(site.fares, conditions),
            ...fareRuleRows(trip, site.fares, conditions),
          ]}
        />
      </section>
      <div className="stacked">
        <section>
          <h2>{fare.price}</h2>
          <FactList
            className="lines"
            rows={[
              [fare.base, formatCents(price.base)],
              [fare.taxes, formatCents(price.taxes)],
              [fare.serviceFee, formatCents(price.serviceFee)],
              [fare.extras, some(price.extras)],
              [bookingWords.total, formatCents(price.total)],
              [fare.agreedTo, formatCents(booking.acceptedTotal)],
              [fare.changeFees, some(booking.changeFees)],
              [fare.changeCredits, some(booking.changeCredits)],
              [bookingWords.bases.credit, cancellation && creditText(cancellation, bookingWords)],
            ]}
          />
        </section>
        {children}
      </div>
    </div>
  );
}
