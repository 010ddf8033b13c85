import { useState } from 'react';
import type { BookingView, ExchangeOfferView } from '#core/contract/bookings/bookings';
import { useExchangeWords, useTripWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { NOTICE_ID, focusSoon } from '../../checkout/focus';
import { useRequestedSlices, useExchangeActions, useExchangeFace, useExchangeProblem, useOffers } from '../../exchange/exchange.hooks';
import { Notice } from '../flow/Notice';
import { ExchangeStepPanel } from './ExchangeStepPanel';
import { OfferCard, offerHeadingId } from './OfferCard';
import { at } from '#core/domain/values/checkedReads';

const SHOWN_AT_ONCE = 10;
/** Fewer are seen at a glance. */
const WORTH_SORTING = 4;
const SORTS = ['price', 'departure'] as const;
type Sort = (typeof SORTS)[number];

/** What can be had on the days that were requested, and what it costs or brings (booking.63). */
export function OfferList({ booking }: { booking: BookingView }) {
  const { problems } = useTripWords();
  const words = useExchangeWords();
  const face = useExchangeFace();
  const offers = useOffers();
  const requested = useRequestedSlices();
  const problem = useExchangeProblem();
  const { goBack, retry } = useExchangeActions();
  const airline = booking.carriers[booking.carrier]?.name ?? booking.carrier;
  const isThere = face === 'offers';
  return (
    <ExchangeStepPanel step="flights">
      {problem === null ? null : (
        <Notice title={face === 'unanswered' ? words.unansweredTitle : words.goneTitle} text={problems[problem]} />
      )}
      <p role="status">{face === 'asking' ? words.asking(airline) : isThere && offers.length > 0 ? words.found(offers.length) : null}</p>
      {face === 'asking' ? <Skeletons /> : null}
      {isThere && offers.length === 0 ? (
        <div className="note" role="group" aria-labelledby="exchange-no-offers" id={NOTICE_ID} tabIndex={-1}>
          <Icon name="info" />
          <div>
            <b id="exchange-no-offers">{words.noneTitle(airline, requested.length)}</b>
            <p>{words.noneText}</p>
          </div>
        </div>
      ) : null}
      {isThere && offers.length > 0 ? <Offers booking={booking} offers={offers} /> : null}
      <div className="acts acts--start">
        {face === 'unanswered' ? (
          <button className="btn" type="button" onClick={retry}>
            {words.tryAgain}
          </button>
        ) : null}
        <button className="btn btn--line" type="button" onClick={goBack}>
          {words.otherDays}
        </button>
      </div>
    </ExchangeStepPanel>
  );
}

function Skeletons() {
  return (
    <div className="booking__wait">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}

interface OffersProps {
  readonly booking: BookingView;
  readonly offers: readonly ExchangeOfferView[];
}

function Offers({ booking, offers }: OffersProps) {
  const words = useExchangeWords();
  const [sort, setSort] = useState<Sort>('price');
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const places = useRequestedSlices().map(({ place }) => place);
  const departs = ({ slices }: ExchangeOfferView): string => places.map((place) => at(slices, place).legs[0].departs).join(' ');
  // they come the cheapest first
  const sorted = sort === 'price' ? offers : [...offers].sort((a, b) => departs(a).localeCompare(departs(b)));
  const next = Math.min(SHOWN_AT_ONCE, Math.max(0, sorted.length - shown));
  return (
    <>
      <p className="muted small">{words.eachTotal}</p>
      {offers.length < WORTH_SORTING ? null : (
        <div className="cluster exchange__sorts" role="group" aria-label={words.sortBy}>
          {SORTS.map((by) => (
            <button key={by} type="button" className="chip" aria-pressed={sort === by} onClick={() => setSort(by)}>
              {words.sorts[by]}
            </button>
          ))}
        </div>
      )}
      <ol className="exchange__offers">
        {sorted.slice(0, shown).map((offer, index) => (
          <li key={offer.id}>
            <OfferCard booking={booking} offer={offer} places={places} index={index} />
          </li>
        ))}
      </ol>
      {next === 0 ? null : (
        <button
          className="btn btn--line"
          type="button"
          onClick={() => {
            setShown(shown + next);
            focusSoon(offerHeadingId(shown));
          }}
        >
          {words.more(next)}
        </button>
      )}
    </>
  );
}
