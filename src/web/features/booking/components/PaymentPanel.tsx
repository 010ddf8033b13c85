import { Link } from 'react-router-dom';
import type { FlightConfirm } from '#core/domain/booking';
import { isBotProblem } from '#core/contract/problem';
import { formatCents } from '#core/domain/money';
import { href } from '#core/domain/routes';
import { useBookingWords, useLocale, useMessages } from '#web/platform/messages';
import { settings } from '#web/platform/settings';
import { PhoneLink } from '#web/tracking/PhoneLink';
import { ErrorSummary } from '#web/ui/ErrorSummary';
import { Icon } from '#web/ui/Icon';
import { useAcceptedTotal, useBookingActions, usePaying, useProblem } from '../booking.hooks';
import { billingFieldId, useBillingForm } from '../forms.hooks';
import { BillingFields, BILLING_ORDER } from './BillingFields';
import { CardFrame } from './CardFrame';
import { Challenge } from './Challenge';
import { Notice } from './Notice';
import { Panel } from './Panel';
import { PayingStatus } from './PayingStatus';
import { ReadBack } from './ReadBack';
import { TestCards } from './TestCards';

export function PaymentPanel({ flight }: { flight: FlightConfirm }) {
  return (
    <Panel step="payment">
      <PaymentForm flight={flight} />
    </Panel>
  );
}

function PaymentForm({ flight }: { flight: FlightConfirm }) {
  const { problems } = useMessages();
  const booking = useBookingWords();
  const locale = useLocale();
  const { billing, shown, type, submit } = useBillingForm();
  const { goBack } = useBookingActions();
  const total = useAcceptedTotal();
  const problem = useProblem();
  const paying = usePaying();
  const faults = BILLING_ORDER.flatMap((field) => {
    const fault = shown.faults[field];
    return fault ? [{ fieldId: billingFieldId(field), text: booking.billingFaults[fault] }] : [];
  });
  const { brand, sandbox } = settings();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary title={booking.faultsTitle(faults.length)} items={faults} tries={shown.tries} />
      {problem && !paying ? (
        <Notice title={booking.tryAnotherTitle} text={problems[problem]}>
          {isBotProblem(problem) ? <PhoneLink /> : null}
        </Notice>
      ) : null}
      <ReadBack flight={flight} />
      {sandbox ? <TestCards /> : null}
      {/* What is being paid with must not change under a payment. */}
      <div inert={paying !== null}>
        <CardFrame />
        <BillingFields billing={billing} faults={shown.faults} onType={type} />
      </div>
      <p className="small muted panel__note">
        {booking.accept} <Link to={href('terms', locale)}>{booking.terms}</Link> {booking.and}{' '}
        <Link to={href('fareRules', locale)}>{booking.fareRules}</Link>. {booking.merchant(brand.legalName)}
      </p>
      <PayingStatus />
      <div className="acts">
        {paying ? null : (
          <button className="btn btn--line" type="button" onClick={goBack}>
            {booking.back}
          </button>
        )}
        {/* Never disabled: a disabled button loses the focus. A second press is answered by the machine, with nothing. */}
        <button className="btn" type="submit" aria-disabled={paying !== null}>
          <Icon name="lock" /> {booking.pay(formatCents(total))}
        </button>
      </div>
      <Challenge />
    </form>
  );
}
