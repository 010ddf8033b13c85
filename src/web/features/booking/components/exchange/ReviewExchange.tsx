import type { BookingView, ExchangeOfferView } from '#core/contract/bookings/bookings';
import { fareName } from '#core/content/phrases/fareRules';
import { FareRules } from '#web/parts/itinerary/FareRules';
import { useBookingWords, useExchangeWords, useTripWords } from '#web/platform/sent/messages';
import { NOTICE_ID } from '../../checkout/focus';
import { useRequestedSlices, useBefore, useChosenOffer, useExchangeProblem, useExchanging } from '../../exchange/exchange.hooks';
import { amountText } from '../../exchange/exchangeText';
import { extrasText } from '../../extrasText';
import { Notice } from '../flow/Notice';
import { ExchangePayment, ExchangeProgress } from './ExchangePayment';
import { ExchangeStepPanel } from './ExchangeStepPanel';
import { ExchangeSums } from './ExchangeSums';
import { OldAndNew } from './OldAndNew';

/** Everything that is agreed to, then the button that names the amount (booking.64); of a change that a reload came into, how it stands. */
export function ReviewExchange({ booking }: { booking: BookingView }) {
  const words = useExchangeWords();
  const offer = useChosenOffer();
  return (
    <ExchangeStepPanel step="review" {...(offer && offer.due > 0 && { heading: words.reviewAndPay })}>
      {offer === null ? <ExchangeProgress /> : <Reviewed booking={booking} offer={offer} />}
    </ExchangeStepPanel>
  );
}

function Reviewed({ booking, offer }: { booking: BookingView; offer: ExchangeOfferView }) {
  const { problems } = useTripWords();
  const words = useExchangeWords();
  const { fares, extras } = useBookingWords();
  const problem = useExchangeProblem();
  const before = useBefore();
  const isPaying = useExchanging() !== null;
  const places = useRequestedSlices().map(({ place }) => place);
  const names = booking.travelers.map(({ name }) => name);
  return (
    <>
      {before ? <Moved before={before} offer={offer} /> : null}
      {problem !== null && before === null && !isPaying ? <Notice title={words.refusedTitle} text={problems[problem]} /> : null}
      <OldAndNew booking={booking} after={offer} places={places} />
      {offer.givenUp.length === 0 ? null : (
        <section aria-labelledby="exchange-given-up">
          <h3 id="exchange-given-up">{words.givenUpTitle}</h3>
          <p>{extrasText(extras, offer.givenUp, { names, slices: booking.slices })}</p>
          <p className="muted small">{words.givenUpText}</p>
        </section>
      )}
      <ExchangeSums offer={offer} />
      <details className="fold">
        <summary>{words.rules(fareName(fares, offer.conditions))}</summary>
        <FareRules conditions={offer.conditions} words={fares} />
      </details>
      <ExchangePayment offer={offer} />
    </>
  );
}

interface MovedProps {
  readonly before: { readonly due: number; readonly refund: number };
  readonly offer: ExchangeOfferView;
}

/** What was agreed to and what it would be now: nothing goes on without a yes to the new one. */
function Moved({ before, offer }: MovedProps) {
  const words = useExchangeWords();
  const panel = useBookingWords().manage.exchange;
  return (
    <section className="errsum" aria-labelledby="exchange-moved" aria-describedby="exchange-moved-text" id={NOTICE_ID} tabIndex={-1}>
      <div>
        <h3 id="exchange-moved">{words.changedTitle}</h3>
        <div id="exchange-moved-text">
          <p>{words.changedText}</p>
          <dl className="exchange__moved">
            <div>
              <dt>{words.oldAmount}</dt>
              <dd>{amountText(before, words, panel)}</dd>
            </div>
            <div>
              <dt>{words.newAmount}</dt>
              <dd>
                <b>{amountText(offer, words, panel)}</b>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
