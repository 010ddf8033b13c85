/** The question before anything is done at the desk. Its id makes one answer count once. */
import type { TimedQuote } from '#core/domain/booking/cancelRules';
import { formatCents } from '#core/domain/values/money';
import type { AttentionLine } from '../../../attention/attentionDesk.service';
import { BOOKING_WORDS } from '../language';
import { AttentionList } from '../parts/AttentionList';
import { FactList } from '../parts/FactList';
import { deskDocument, useDesk } from '../parts/frame';
import type { Frame } from '../parts/frame';
import { Fault } from '../parts/Notice';
import { Header } from '../parts/Header';
import { actionPath, bookingPath, closePath, DESK_PATH } from '../paths';

/** What is to be confirmed. */
export type Question =
  | { readonly action: 'retry'; readonly reference: string }
  | { readonly action: 'mail'; readonly reference: string; readonly email: string }
  /** `names`: as the tickets have them, and as they are to be. */
  | { readonly action: 'name_corrected' | 'name_refused'; readonly reference: string; readonly names: string }
  /** `isChanged`: the terms are others than those that were just agreed to. */
  | { readonly action: 'cancel'; readonly reference: string; readonly quote: TimedQuote; readonly isChanged: boolean }
  | { readonly action: 'close'; readonly line: AttentionLine };

export function confirmDocument(frame: Frame, question: Question, questionId: string): string {
  const subject = question.action === 'close' ? question.line.name : question.reference;
  const title = `${BOOKING_WORDS[frame.lang].actions[question.action]}: ${subject}`;
  return deskDocument(frame, title, <ConfirmView title={title} question={question} questionId={questionId} />);
}

interface ConfirmProps {
  readonly title: string;
  readonly question: Question;
  readonly questionId: string;
}

function ConfirmView({ title, question, questionId }: ConfirmProps) {
  const { bookingWords, to } = useDesk();
  const path = question.action === 'close' ? closePath(question.line.id) : actionPath(question.reference, question.action);
  const back = question.action === 'close' ? DESK_PATH : bookingPath(question.reference);
  const { yes } = bookingWords;
  return (
    <>
      <Header path={path} hasFind={false} />
      <main className="question">
        <h1>{title}</h1>
        <QuestionView question={question} />
        <form method="post" action={to(path)}>
          <input type="hidden" name="question" value={questionId} />
          {question.action === 'cancel' && <input type="hidden" name="refund" value={question.quote.refund} />}
          <button type="submit">
            {question.action === 'cancel' ? yes.cancel(formatCents(question.quote.refund)) : yes[question.action]}
          </button>{' '}
          <a className="button plain" href={to(back)}>
            {bookingWords.back}
          </a>
        </form>
      </main>
    </>
  );
}

function QuestionView({ question }: { readonly question: Question }) {
  const { ask, quoteChanged } = useDesk().bookingWords;
  switch (question.action) {
    case 'retry':
      return <p>{ask.retry}</p>;
    case 'mail':
      return <p>{ask.mail(question.email)}</p>;
    case 'name_corrected':
    case 'name_refused':
      return (
        <>
          <p>{ask[question.action]}</p>
          <p>
            <strong>{question.names}</strong>
          </p>
        </>
      );
    case 'close':
      return (
        <>
          <p>{ask.close}</p>
          <AttentionList lines={[question.line]} isConfirmation />
        </>
      );
    case 'cancel':
      return (
        <>
          <Fault text={question.isChanged ? quoteChanged : null} />
          <p>{ask.cancel}</p>
          <QuoteFacts quote={question.quote} />
        </>
      );
  }
}

function QuoteFacts({ quote }: { readonly quote: TimedQuote }) {
  const { bookingWords, moment } = useDesk();
  const { terms, bases } = bookingWords;
  return (
    <FactList
      rows={[
        [terms.basis, bases[quote.basis]],
        [terms.paid, formatCents(quote.paid)],
        [terms.returned, quote.returned === undefined ? null : formatCents(quote.returned)],
        [terms.airlineKeeps, formatCents(quote.airlineKeeps)],
        [terms.feeKept, formatCents(quote.feeKept)],
        [terms.refund, <strong key="refund">{formatCents(quote.refund)}</strong>],
        [bases.credit, quote.credit ? (quote.credit.amount === null ? '?' : formatCents(quote.credit.amount)) : null],
        [terms.disputed, quote.isDisputed ? terms.disputedNote : null],
        [terms.until, quote.until && moment(quote.until)],
      ]}
    />
  );
}
