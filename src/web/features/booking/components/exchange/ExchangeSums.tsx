import type { ExchangeOfferView } from '#core/contract/bookings/bookings';
import { formatCents } from '#core/domain/values/money';
import { useBookingWords, useExchangeWords } from '#web/platform/sent/messages';
import { creditText, sumOf } from '../../exchange/exchangeText';
import { useInstantText } from '../../manage/instant.hooks';

/** Every amount on its line, the last one is what is agreed to; where less comes back than the flights are cheaper, why (booking.63). */
export function ExchangeSums({ offer }: { offer: ExchangeOfferView }) {
  const words = useExchangeWords();
  const panel = useBookingWords().manage.exchange;
  const instant = useInstantText();
  const { difference, penalty, due, refund, credit, until } = offer;
  const isLost = due === 0 && refund === 0 && credit === undefined && difference + penalty < 0;
  const sum = sumOf(offer, words);
  const note = credit ? words.creditText : refund > 0 ? words.refundText : isLost ? words.lostText : null;
  return (
    <section className="exchange__sums" aria-labelledby="exchange-price">
      <h3 id="exchange-price">{words.priceTitle}</h3>
      <dl className="rules">
        <div>
          <dt>{words.fareDifference}</dt>
          <dd>{formatCents(difference)}</dd>
        </div>
        <div>
          <dt>{words.changeFee}</dt>
          <dd>{penalty === 0 ? words.none : formatCents(penalty)}</dd>
        </div>
        <div className="exchange__total">
          <dt>{sum.label}</dt>
          <dd>{sum.cents === null ? credit && creditText(credit, panel) : formatCents(sum.cents)}</dd>
        </div>
      </dl>
      {note === null ? null : <p className="small">{note}</p>}
      {until === null ? null : <p className="muted small">{words.until(instant.text(until))}</p>}
    </section>
  );
}
