import { useRef } from 'react';
import type { BookingView } from '#core/contract/bookings/bookings';
import type { CancelQuoteWire } from '#core/contract/bookings/bookings.schema';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useBookingWords, useLocale, useTripWords } from '#web/platform/sent/messages';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { useCancelling } from '../../manage/cancel.hooks';
import { useInstantText } from '../../manage/instant.hooks';
import { Failure } from '../payment/Failure';

interface CancelPanelProps {
  readonly booking: BookingView;
  readonly draftId: string | null;
}

/** What comes back, what is kept and why; then, and only then, the button that cancels (booking.38, booking.39). */
export function CancelPanel({ booking, draftId }: CancelPanelProps) {
  const { problems } = useTripWords();
  const words = useBookingWords();
  const locale = useLocale();
  const { cancel } = words.manage;
  const { step, quote, failure, ask, confirm, keep } = useCancelling(booking, draftId);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusing = (act: () => void) => () => {
    // the button that was pressed goes
    heading.current?.focus();
    act();
  };
  return (
    <section className="card panel cancel no-print" aria-labelledby="cancel">
      <h2 id="cancel" tabIndex={-1} ref={heading}>
        {cancel.title}
      </h2>
      <p role="status">{statusOf(booking, step, quote, cancel)}</p>
      {booking.cancellation?.credit && booking.cancellation.state !== 'failed' ? (
        <p>{cancel.doneCredit(creditText(booking.cancellation.credit, cancel))}</p>
      ) : null}
      {failure === null ? null : <Failure text={problems[failure]} />}
      {booking.state !== 'ticketed' || booking.cancellation?.state === 'cancelling' ? null : quote !== null && step !== 'failed' ? (
        <>
          <Quote quote={quote} />
          <div className="acts acts--start">
            <button className="btn" type="button" aria-disabled={step !== 'asked'} onClick={focusing(confirm)}>
              {cancel.confirm(formatCents(quote.refund))}
            </button>
            <button className="btn btn--line" type="button" aria-disabled={step !== 'asked'} onClick={focusing(keep)}>
              {cancel.keep}
            </button>
          </div>
        </>
      ) : (
        <>
          <p className="muted small">{cancel.lead}</p>
          <div className="acts acts--start">
            <button className="btn btn--line" type="button" aria-disabled={step === 'quoting'} onClick={focusing(ask)}>
              {cancel.ask}
            </button>
          </div>
        </>
      )}
      {booking.state === 'ticketed' ? (
        <p className="small cancel__rather">
          {cancel.rather}{' '}
          <Link className="link" to={href('cancelRequest', locale)}>
            {cancel.request}
          </Link>
        </p>
      ) : null}
      {failure !== null || booking.cancellation?.state === 'failed' ? (
        <AssistanceLink placement="Cancellation" line={words.assistance} />
      ) : null}
    </section>
  );
}

type CancelWords = ReturnType<typeof useBookingWords>['manage']['cancel'];

function statusOf({ cancellation }: BookingView, step: string, quote: CancelQuoteWire | null, words: CancelWords): string | null {
  if (step === 'quoting') return words.asking;
  if (step === 'cancelling') return words.cancelling;
  if (step === 'asked' && quote !== null)
    return [
      words.quoted(formatCents(quote.refund), formatCents(quote.paid + returnedBefore(quote))),
      quote.credit && creditText(quote.credit, words),
    ]
      .filter(Boolean)
      .join(' ');
  if (cancellation === null) return null;
  const refund = formatCents(cancellation.refund);
  switch (cancellation.state) {
    case 'cancelling':
      return words.onItsWay;
    case 'refunding':
      return cancellation.isDisputed ? words.refundDisputed(refund) : words.refunding(refund);
    case 'done':
      if (cancellation.refund > 0 || cancellation.credit) return words.done(refund);
      return cancellation.returned === undefined ? words.doneNothing : words.doneReturned(formatCents(cancellation.returned));
    case 'failed':
      return words.failed;
  }
}

/** What went back to the traveler before the quote. */
const returnedBefore = ({ returned }: CancelQuoteWire): Cents => (returned === undefined ? 0 : returned);

/** `Airline credit, $260.00`. */
function creditText({ kind, amount }: NonNullable<CancelQuoteWire['credit']>, words: CancelWords): string {
  return `${words.creditLabel[kind]}, ${amount === null ? words.creditUnknown : formatCents(amount)}`;
}

function Quote({ quote }: { quote: CancelQuoteWire }) {
  const { basis, paid, airlineKeeps, feeKept, refund, credit, until, isDisputed = false } = quote;
  const returned = returnedBefore(quote);
  const { cancel } = useBookingWords().manage;
  const instant = useInstantText();
  const rows = [
    [cancel.paid, paid + returned],
    ...(returned > 0 ? [[cancel.returned, returned] as const] : []),
    [cancel.airlineKeeps, airlineKeeps],
    [cancel.feeKept, feeKept],
    [cancel.refund, refund],
  ] as const;
  return (
    <>
      <p>{cancel.why[basis]}</p>
      <dl className="rules">
        {rows.map(([term, cents]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      {credit ? <p className="cancel__credit">{creditText(credit, cancel)}</p> : null}
      {isDisputed ? <p>{cancel.disputed(formatCents(refund))}</p> : null}
      {refund > 0 && !isDisputed ? <p className="muted small">{cancel.when}</p> : null}
      {until === null ? null : <p className="muted small">{cancel.until(instant.text(until))}</p>}
    </>
  );
}
