import type { ExchangeOfferView } from '#core/contract/bookings/bookings';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { TripIcon } from '#web/parts/itinerary/TripIcon';
import { useBookingWords, useExchangeWords, useLocale } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary';
import { Price } from '#web/ui/Price';
import { useBankUrl, useCardFields, useExchangeActions, useExchanging } from '../../exchange/exchange.hooks';
import { confirmText, sumOf } from '../../exchange/exchangeText';
import { usePaymentForm } from '../../forms/paymentForm.hooks';
import { StepBar } from '../flow/StepBar';
import { BillingFields } from '../payment/BillingFields';
import { CardFrame } from '../payment/CardFrame';
import { Challenge } from '../payment/Challenge';
import { PayingStatus } from '../payment/PayingStatus';
import { TestCards } from '../payment/TestCards';

/** The consent; a card is requested only where something is due. */
export function ExchangePayment({ offer }: { offer: ExchangeOfferView }) {
  const { confirm } = useExchangeActions();
  if (offer.due > 0) return <PaymentForm offer={offer} />;
  return (
    <>
      <Terms />
      <ExchangeProgress />
      <Consent offer={offer} onPress={confirm} />
    </>
  );
}

function PaymentForm({ offer }: { offer: ExchangeOfferView }) {
  const booking = useBookingWords();
  const cardFields = useCardFields();
  const { confirm, tapWallet } = useExchangeActions();
  const { billing, props, items, tries, field } = usePaymentForm(cardFields, confirm);
  const paying = useExchanging();
  const { brand, testCards } = settings();
  return (
    <form {...props}>
      <ErrorSummary title={booking.faultsTitle(items.length)} items={items} tries={tries} />
      {testCards ? <TestCards /> : null}
      {/* What is being paid with must not change under a payment; a wallet is answered in the frame. */}
      <div inert={paying !== null && paying.phase !== 'inWallet'}>
        <CardFrame cardFields={cardFields} total={offer.due} tapWallet={tapWallet} />
      </div>
      <div inert={paying !== null}>
        <BillingFields country={billing.country} field={field} />
      </div>
      <Terms merchant={booking.merchant(brand.legalName)} />
      <ExchangeProgress />
      <Consent offer={offer} />
    </form>
  );
}

function Terms({ merchant }: { merchant?: string }) {
  const booking = useBookingWords();
  const words = useExchangeWords();
  const locale = useLocale();
  return (
    <p className="small muted panel__note">
      {words.accept} <Link to={href('terms', locale)}>{booking.terms}</Link> {booking.and}{' '}
      <Link to={href('fareRules', locale)}>{booking.fareRules}</Link>. {merchant}
    </p>
  );
}

interface ConsentProps {
  readonly offer: ExchangeOfferView;
  /** Left out in a form, which is submitted. */
  readonly onPress?: () => void;
}

/** Never disabled: a disabled button loses the focus. A second press is answered by the machine, with nothing. */
function Consent({ offer, onPress }: ConsentProps) {
  const words = useExchangeWords();
  const panel = useBookingWords().manage.exchange;
  const { goBack } = useExchangeActions();
  const isPaying = useExchanging() !== null;
  const { label, cents } = sumOf(offer, words);
  return (
    <StepBar
      back={isPaying ? undefined : { text: words.back, onPress: goBack }}
      sum={cents === null ? undefined : { label, amount: <Price cents={cents} size="s" /> }}
    >
      <button className="btn" type={onPress ? 'button' : 'submit'} aria-disabled={isPaying} onClick={onPress}>
        {offer.due > 0 ? <TripIcon name="lock" /> : null} {confirmText(offer, words, panel)}
      </button>
    </StepBar>
  );
}

/** How far the change is, and the bank's question. */
export function ExchangeProgress() {
  const words = useExchangeWords();
  const { retry, closeWallet, finishChallenge, abandonChallenge } = useExchangeActions();
  return (
    <>
      <PayingStatus paying={useExchanging()} words={words} onRetry={retry} onCloseWallet={closeWallet} />
      <Challenge url={useBankUrl()} onFinish={finishChallenge} onAbandon={abandonChallenge} />
    </>
  );
}
