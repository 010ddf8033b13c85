import '../../booking.css';
import './bookingFlow.css';
import type { FlightConfirm, Quote } from '#core/domain/booking/booking';
import { formatCents } from '#core/domain/values/money';
import type { Locale } from '#core/domain/site/routes';
import { href } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { Link } from '#web/parts/Link';
import { PriceBreakdown } from '../price/PriceBreakdown';
import { useBookingWords, useLocale, useMessages, useTripWords } from '#web/platform/sent/messages';
import {
  BookingFlowContext,
  useBookingActions,
  useBookingFlow,
  useBookingView,
  useFareChange,
  useProblem,
  useQuote,
  useStep,
  useSteps,
} from '../../checkout/booking.hooks';
import { useShownPrice } from '../../checkout/extras.hooks';
import { useChosenFlight } from '../../forms/forms.hooks';
import { useTitle } from '../../title.hooks';
import { useIsPaid } from '../../trip.hooks';
import { tripLine, tripTitle } from '../../tripText';
import { ExtrasPanel } from '../extras/ExtrasPanel';
import { ContactPanel } from '../travelers/ContactPanel';
import { MessagePanel } from './MessagePanel';
import { PaymentPanel } from '../payment/PaymentPanel';
import { PriceChangePanel } from '../price/PriceChangePanel';
import { ReviewPanel } from './ReviewPanel';
import { StepList } from './StepList';
import { ToBooking } from '../booked/ToBooking';
import { TravelersPanel } from '../travelers/TravelersPanel';
import { TrustList } from '../payment/TrustList';
import { Part } from '#web/parts/Part';

/** From the chosen flight to the booking. `savedSearch` is the query of the last search, for those who come without a flight. */
export function BookingFlow({ savedSearch }: { savedSearch: string | null }) {
  const booking = useBookingWords();
  return (
    <BookingFlowContext value={useBookingFlow()}>
      <div className="wrap booking">
        <h1 className="vh">{booking.title}</h1>
        <StepTitle />
        <PriceSaid />
        <Face savedSearch={savedSearch} />
      </div>
    </BookingFlowContext>
  );
}

/** In the tab and said: a screen reader can miss that the focus moved when what was pressed is gone. */
function StepTitle() {
  const booking = useBookingWords();
  const view = useBookingView();
  const step = useStep();
  const steps = useSteps();
  const { shell } = useMessages();
  const title = booking.stepTitle(steps.indexOf(step) + 1, steps.length, booking.headings[step]);
  // until the steps are there the tab keeps the name that the document came with
  useTitle(view === 'steps' ? title : shell.heads.payment.title);
  return (
    <p className="vh" role="status">
      {view === 'steps' ? title : ''}
    </p>
  );
}

/** The total once it is known, and whenever it is another one; a changed fare says it itself. */
function PriceSaid() {
  const booking = useBookingWords();
  const view = useBookingView();
  const total = useShownPrice()?.total;
  const isSaid = useFareChange() !== null;
  return (
    <p className="vh" role="status">
      {view === 'steps' && total !== undefined && !isSaid ? booking.totalIs(formatCents(total)) : ''}
    </p>
  );
}

function Face({ savedSearch }: { savedSearch: string | null }) {
  const booking = useBookingWords();
  const locale = useLocale();
  const view = useBookingView();
  const flight = useChosenFlight();
  const isPaid = useIsPaid();
  const quote = useQuote();
  if (view === 'booked') return <Waiting text={booking.booked} />;
  if (isPaid) return <ToBooking />;
  if (view === 'noFlight' || !flight)
    return (
      <MessagePanel title={booking.noFlightTitle} text={booking.noFlight}>
        <Link className="btn" to={savedSearch === null ? href('home', locale) : href('results', locale, {}, savedSearch)}>
          {savedSearch === null ? booking.toHome : booking.toSavedSearch}
        </Link>
      </MessagePanel>
    );
  switch (view) {
    case 'leaving':
      return <Waiting text={booking.pricing} />;
    case 'offerGone':
      return (
        <MessagePanel title={booking.offerGoneTitle} text={booking.offerGone}>
          <Link className="btn" to={sameSearch(locale, flight)}>
            {booking.backToSearch}
          </Link>
        </MessagePanel>
      );
    case 'pricing':
    case 'unpriced':
    case 'priceChanged':
    case 'steps':
      // a page that was reloaded under a payment has no price yet, and the bank's question all the same
      return quote || view === 'steps' ? (
        <Steps flight={flight} quote={quote} view={view} />
      ) : (
        <Unpriced flight={flight} isAsking={view === 'pricing'} />
      );
  }
}

const sameSearch = (locale: Locale, flight: FlightConfirm): string => href('results', locale, {}, searchParamsOf(flight.query));

/** Before there is a price, or while it is asked for again. */
function Unpriced({ flight, isAsking }: { flight: FlightConfirm; isAsking: boolean }) {
  const { problems } = useTripWords();
  const booking = useBookingWords();
  const locale = useLocale();
  const problem = useProblem();
  const { retry } = useBookingActions();
  if (isAsking) return <Waiting text={booking.pricing} />;
  return (
    <MessagePanel
      title={problem === 'cookies_blocked' ? booking.cookiesTitle : booking.unpricedTitle}
      text={problems[problem ?? 'internal']}
    >
      <button className="btn" type="button" onClick={retry}>
        {booking.tryAgain}
      </button>
      <Link className="link" to={sameSearch(locale, flight)}>
        {booking.otherFlights}
      </Link>
    </MessagePanel>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="card panel booking__wait" role="status">
      <p>{text}</p>
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}

interface StepsProps {
  readonly flight: FlightConfirm;
  readonly quote: Quote | null;
  readonly view: 'pricing' | 'unpriced' | 'priceChanged' | 'steps';
}

function Steps({ flight, quote, view }: StepsProps) {
  const messages = useMessages();
  const booking = useBookingWords();
  const price = useShownPrice();
  return (
    <>
      <StepList />
      <div className="cluster book">
        <div>
          {view === 'steps' ? (
            <>
              <Part>
                <ReviewPanel flight={flight} />
              </Part>
              <Part>
                <TravelersPanel flight={flight} />
              </Part>
              <Part>
                <ContactPanel />
              </Part>
              <Part>
                <ExtrasPanel flight={flight} />
              </Part>
            </>
          ) : view === 'priceChanged' && quote ? (
            <PriceChangePanel flight={flight} quote={quote} />
          ) : (
            <Unpriced flight={flight} isAsking={view === 'pricing'} />
          )}
          {/* A card is typed into a frame, and would be lost with it: the panel stays under a question about the price. */}
          <div hidden={view !== 'steps'}>
            <Part>
              <PaymentPanel flight={flight} />
            </Part>
          </div>
        </div>
        <div>
          <Part>
            {price ? (
              <PriceBreakdown title={tripTitle(booking, messages, flight)} subtitle={tripLine(booking, messages, flight)} price={price} />
            ) : null}
          </Part>
          <Part>
            <TrustList flight={flight} />
          </Part>
        </div>
      </div>
    </>
  );
}
