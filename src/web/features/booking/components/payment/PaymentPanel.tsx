import type { FlightConfirm } from '#core/domain/booking/booking';
import { formatCents } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useBookingWords, useLocale, useTripWords } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary';
import { TripIcon } from '#web/parts/itinerary/TripIcon';
import {
  useAcceptedTotal,
  useBookingActions,
  useBookingView,
  useChallengeUrl,
  useFlow,
  usePaying,
  useProblem,
} from '../../checkout/booking.hooks';
import { loadPhoneReader } from '../../forms/phoneReader';
import { useRefusedText } from '../../forms/refusedFields.hooks';
import { usePaymentForm } from '../../forms/paymentForm.hooks';
import { BookedBefore } from './BookedBefore';
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

/** What reads the phone number is a file of its own. */
const bringPhoneReader = (): void => void loadPhoneReader().catch(() => undefined);

function PaymentForm({ flight }: { flight: FlightConfirm }) {
  const { problems } = useTripWords();
  const booking = useBookingWords();
  const locale = useLocale();
  const { cardFields } = useFlow();
  const { goBack, pay, tapWallet, closeWallet, retry, finishChallenge, abandonChallenge } = useBookingActions();
  const { billing, props, items, tries, field } = usePaymentForm(cardFields, pay);
  const total = useAcceptedTotal();
  const paying = usePaying();
  const isAsked = useBookingView() === 'steps' && paying === null;
  const problem = useProblem();
  const refused = useRefusedText();
  const challengeUrl = useChallengeUrl();
  const { brand, testCards } = settings();
  return (
    <form {...props}>
      <ErrorSummary title={booking.faultsTitle(items.length)} items={items} tries={tries} />
      {isAsked && problem === 'booked_before' ? <BookedBefore /> : null}
      {isAsked && problem && problem !== 'booked_before' ? (
        <Notice
          title={booking.tryAnotherTitle}
          text={problem === 'traveler_refused' ? `${problems[problem]} ${refused}` : problems[problem]}
        />
      ) : null}
      <ReadBack flight={flight} />
      {testCards ? <TestCards /> : null}
      {/* What is being paid with must not change under a payment; a wallet is answered in the frame. */}
      <div inert={paying !== null && paying.phase !== 'inWallet'}>
        <CardFrame cardFields={cardFields} total={total} tapWallet={tapWallet} prepareWallet={bringPhoneReader} />
      </div>
      <div inert={paying !== null}>
        <BillingFields country={billing.country} field={field} />
      </div>
      <p className="small muted panel__note">
        {booking.accept} <Link to={href('terms', locale)}>{booking.terms}</Link> {booking.and}{' '}
        <Link to={href('fareRules', locale)}>{booking.fareRules}</Link>. {booking.merchant(brand.legalName)}
      </p>
      <PayingStatus paying={paying} words={booking} onRetry={retry} onCloseWallet={closeWallet} />
      <StepActions onBack={paying ? undefined : goBack}>
        {/* Never disabled: a disabled button loses the focus. A second press is answered by the machine, with nothing. */}
        <button className="btn" type="submit" aria-disabled={paying !== null}>
          <TripIcon name="lock" /> {booking.pay(formatCents(total))}
        </button>
      </StepActions>
      <Challenge url={challengeUrl} onFinish={finishChallenge} onAbandon={abandonChallenge} />
    </form>
  );
}
