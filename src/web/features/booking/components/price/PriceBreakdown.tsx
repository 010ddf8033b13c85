import type { PriceBreakdown as Breakdown } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { useBookingWords } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';
import './priceBreakdown.css';

interface PriceBreakdownProps {
  readonly title: string;
  readonly subtitle: string;
  readonly price: Breakdown;
}

/** The bill: every part on its own line, our fee apart from taxes (complaints.2), the total largest. */
export function PriceBreakdown({ title, subtitle, price }: PriceBreakdownProps) {
  const booking = useBookingWords();
  const { bill, extras } = booking;
  const travelers = price.perTraveler.reduce((sum, part) => sum + part.count, 0);
  return (
    <aside className="card bill" aria-label={bill.label}>
      <div className="bill__top on-brand">
        <h2>{title}</h2>
        <p className="muted small">{subtitle}</p>
      </div>
      <dl>
        <Line term={bill.fare(travelers)} cents={price.base} />
        <Line term={bill.taxes} cents={price.taxes} />
        <Line term={bill.serviceFee} cents={price.serviceFee} />
        {price.extras === undefined ? null : <Line term={extras.line} cents={price.extras} />}
      </dl>
      <div className="bill__sum">
        <span>
          <b>{bill.total}</b>
          <br />
          <span className="small muted">{bill.currency}</span>
        </span>
        <Price cents={price.total} size="xl" />
      </div>
      {travelers > 1 ? (
        <ul className="bill__each small muted">
          {price.perTraveler.map((part) => (
            <li key={part.kind}>{bill.each(part.kind, part.count, formatCents(part.each))}</li>
          ))}
        </ul>
      ) : null}
      <p className="bill__foot">{bill.foot}</p>
    </aside>
  );
}

function Line({ term, cents }: { term: string; cents: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd translate="no">{formatCents(cents)}</dd>
    </div>
  );
}
