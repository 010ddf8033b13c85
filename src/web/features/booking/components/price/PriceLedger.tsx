import './priceLedger.css';
import { formatCents } from '#core/domain/values/money';
import type { PriceEntry } from '#core/domain/payment/priceLedger';
import { useBookingWords } from '#web/platform/sent/messages';
import { useInstantText } from '../../manage/instant.hooks';

interface PriceLedgerProps {
  readonly entries: readonly PriceEntry[];
  /** With what was paid; null where that is not known. */
  readonly method: string | null;
}

/** Every price of the booking with its time, reason and source (booking.31); printed with the confirmation. Roles stand here since rows become grids on small screens. */
export function PriceLedger({ entries, method }: PriceLedgerProps) {
  const { ledger } = useBookingWords();
  const instant = useInstantText();
  if (entries.length === 0) return null;
  return (
    <section className="card panel ledger" aria-labelledby="ledger">
      <h2 id="ledger">{ledger.title}</h2>
      <p className="muted small">{ledger.note}</p>
      <table className="ledger__lines" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {ledger.when}
            </th>
            <th scope="col" role="columnheader">
              {ledger.what}
            </th>
            <th scope="col" role="columnheader">
              {ledger.who}
            </th>
            <th scope="col" role="columnheader">
              {ledger.amount}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map(({ at, reason, source, amount }, i) => (
            <tr key={i} role="row">
              <td role="cell">
                <time dateTime={at}>{instant.text(at)}</time>
              </td>
              <td role="cell">
                {ledger.reasons[reason]}
                {method !== null && isOfCard(reason) ? <span className="muted small ledger__method">{method}</span> : null}
              </td>
              <td role="cell">{ledger.sources[source]}</td>
              <td role="cell" translate="no">
                {formatCents(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Earlier tries may have been made with another card. */
const isOfCard = (reason: PriceEntry['reason']): boolean => reason === 'captured' || reason === 'refunded';
