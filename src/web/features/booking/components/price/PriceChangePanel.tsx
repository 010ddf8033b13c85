import './priceChangePanel.css';
import type { FlightConfirm, Quote } from '#core/domain/booking/booking';
import { formatCents } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { Link } from '#web/parts/Link';
import { useBookingWords, useLocale } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { useAcceptedTotal, useBookingActions } from '../../checkout/booking.hooks';
import { NOTICE_ID } from '../../checkout/focus';
import { useHasMinor } from '../../forms/minors.hooks';

/** Old, new, difference, and nothing goes on without a yes (complaints.1). */
export function PriceChangePanel({ flight, quote }: { flight: FlightConfirm; quote: Quote }) {
  const booking = useBookingWords();
  const locale = useLocale();
  const { acceptPrice } = useBookingActions();
  const before = useAcceptedTotal();
  const now = quote.price.total;
  const by = formatCents(Math.abs(now - before));
  const hasMinor = useHasMinor(flight);
  return (
    <section
      className="card panel panel--now change"
      aria-labelledby={`${NOTICE_ID}-title`}
      aria-describedby={`${NOTICE_ID}-text`}
      id={NOTICE_ID}
      tabIndex={-1}
    >
      <header>
        <Icon name="alert" />
        <h2 id={`${NOTICE_ID}-title`}>{booking.priceChangedTitle}</h2>
      </header>
      <p id={`${NOTICE_ID}-text`}>{now > before ? booking.priceUp(by) : booking.priceDown(by)}</p>
      <dl className="change__sums">
        <div>
          <dt>{booking.oldPrice}</dt>
          <dd translate="no">{formatCents(before)}</dd>
        </div>
        <div>
          <dt>{booking.newPrice}</dt>
          <dd>
            <b translate="no">{formatCents(now)}</b>
          </dd>
        </div>
        <div>
          <dt>{booking.difference}</dt>
          <dd>
            {now > before ? '+' : '−'}
            {by}
          </dd>
        </div>
      </dl>
      {hasMinor ? <p className="small">{booking.pricedByAge}</p> : null}
      <p className="small muted">{booking.keptOnChange}</p>
      <div className="acts">
        <Link className="btn btn--line" to={href('results', locale, {}, searchParamsOf(flight.query))}>
          {booking.otherFlights}
        </Link>
        <button className="btn" type="button" onClick={acceptPrice}>
          {booking.acceptPrice(formatCents(now))}
        </button>
      </div>
    </section>
  );
}
