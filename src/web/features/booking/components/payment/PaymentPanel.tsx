import type { FlightConfirm } from '#core/domain/booking/booking';
import { formatCents } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useBookingWords, useLocale, useTripWords } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary';
import { TripIcon } from '#web/parts/itinerary/TripIcon';
import { useAcceptedTotal, useBookingActions, usePaying, useProblem } from '../../checkout/booking.hooks';
import { useRefusedText } from '../../forms/refusedFields.hooks';
import { usePaymentForm } from '../../forms/paymentForm.hooks';
import { BillingFields } from './BillingFields';
import { CardFrame } from './CardFrame';
import { Challenge } from './Challenge';
import { Notice } from '../flow/Notice';
import { Panel } from '../flow/Panel';
import { StepActions } from '../flow/StepActions';
import { PayingStatus } from './PayingStatus';
import { ReadBack } from '../travelers/ReadBack';
import { TestCards } from './TestCards';

export function PaymentPanel({ flight }: { flight: FlightConfirm }) {
  return (
    <Panel step="payment">
      <PaymentForm flight={flight} />
    </Panel>
  );
}

function PaymentForm({ flight }: { flight: FlightConfirm }) {
  const { problems } = useTripWords();
  const booking = useBookingWords();
  const locale = useLocale();
  const { billing, props, items, tries, field } = usePaymentForm();
  const { goBack } = useBookingActions();
  const total = useAcceptedTotal();
  const problem = useProblem();
  const refused = useRefusedText();
  const paying = usePaying();
  const { brand, testCards } = settings();
  return (
    <form {...props}>
      <ErrorSummary title={booking.faultsTitle(items.length)} items={items} tries={tries} />
      {problem && !paying ? (
        <Notice
          title={booking.tryAnotherTitle}
          text={problem === 'traveler_refused' ? `${problems[problem]} ${refused}` : problems[problem]}
        />
      ) : null}
      <ReadBack flight={flight} />
      {testCards ? <TestCards /> : null}
      {/* What is being paid with must not change under a payment; a wallet is answered in the frame. */}
      <div inert={paying !== null && paying.phase !== 'inWallet'}>
        <CardFrame />
      </div>
      <div inert={paying !== null}>
        <BillingFields country={billing.country} field={field} />
      </div>
      <p className="small muted panel__note">
        {booking.accept} <Link to={href('terms', locale)}>{booking.terms}</Link> {booking.and}{' '}
        <Link to={href('fareRules', locale)}>{booking.fareRules}</Link>. {booking.merchant(brand.legalName)}
      </p>
      <PayingStatus />
      <StepActions onBack={paying ? undefined : goBack}>
        {/* Never disabled: a disabled button loses the focus. A second press is answered by the machine, with nothing. */}
        <button className="btn" type="submit" aria-disabled={paying !== null}>
          <TripIcon name="lock" /> {booking.pay(formatCents(total))}
        </button>
      </StepActions>
      <Challenge />
    </form>
  );
}
