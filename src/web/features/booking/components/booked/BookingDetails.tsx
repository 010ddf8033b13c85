import './bookingDetails.css';
import type { BookingView } from '#core/contract/bookings/bookings';
import { formatCents } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import { FareRules } from '#web/parts/itinerary/FareRules';
import { fareName } from '#core/content/phrases/fareRules';
import { Link } from '#web/parts/Link';
import { useBookingWords, useLocale, useMessages, useTripWords } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { TextLinks } from '#web/tracking/phone/TextLinks';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { TripIcon } from '#web/parts/itinerary/TripIcon';
import { Icon } from '#web/ui/Icon';
import { endsOf, isOfGoneFlights } from '../../tripText';
import { useInstantText } from '../../manage/instant.hooks';
import { useMailAgain } from '../../manage/mail.hooks';
import { BoardingPass } from './BoardingPass';
import { CancelPanel } from './CancelPanel';
import { CheckInLinks } from './CheckInLinks';
import { ExchangePanel } from './ExchangePanel';
import { Failure } from '../payment/Failure';
import { PassportPanel } from './PassportPanel';
import { methodText } from '../../methodText';
import { BookedTravelers } from '../people/BookedTravelers';
import { PriceLedger } from '../price/PriceLedger';
import { SchedulePanel } from './SchedulePanel';
import { UndeliveredMail } from '../people/UndeliveredMail';
import { WalletLinks } from './WalletLinks';
import { Part } from '#web/parts/Part';

interface BookingDetailsProps {
  readonly booking: BookingView;
  /** What has become of it. */
  readonly heading: string;
  readonly draftId: string | null;
  /** Reads it again. */
  readonly again: () => void;
}

/** A booking as it stands: "confirmed" is said of ticketed ones only (booking.12). */
export function BookingDetails({ booking, heading, draftId, again }: BookingDetailsProps) {
  const messages = useMessages();
  const words = useBookingWords();
  const locale = useLocale();
  const { state } = booking;
  const { brand } = settings();
  const isTicketed = state === 'ticketed';
  const isGone = isOfGoneFlights(booking);
  const isConfirmed = isTicketed && !isGone;
  const calendar = draftId === null ? '/api/booking/calendar' : `/api/booking/calendar?draftId=${draftId}`;
  const receipt = `/api/booking/receipt?lang=${locale}${draftId === null ? '' : `&draftId=${draftId}`}`;
  return (
    <div className="wrap confirmation">
      {/* on paper the header of the site is not there */}
      <p className="only-print print__agency">
        <b>{brand.legalName}</b>, <PhoneLink placement="Booking" />
      </p>
      <div className="done-hero">
        <div>
          <span className={isConfirmed ? 'tag done-hero__tag' : 'tag tag--wait done-hero__tag'}>
            <Icon name={isConfirmed ? 'check' : isGone || state === 'failed' || state === 'cancelled' ? 'alert' : 'clock'} />{' '}
            {isGone
              ? words.manage.change.goneTag
              : isTicketed && booking.travelers.some(({ tickets }) => tickets.length === 0)
                ? words.manage.boarding.withoutTicket
                : words.stateTags[state]}
          </span>
          <h1 className={isConfirmed ? 'done-hero__said' : undefined}>{heading}</h1>
          {isConfirmed ? <p className="display done-hero__going">{words.going(endsOf(messages, booking).to)}</p> : null}
          <p role="status">{isTicketed ? words.stateTexts.ticketed(booking.email) : words.stateTexts[state]}</p>
        </div>
      </div>
      <Part>
        <UndeliveredMail key={booking.reference} booking={booking} again={again} />
      </Part>
      <Part>
        {booking.change !== null && isTicketed ? <SchedulePanel booking={booking} change={booking.change} draftId={draftId} /> : null}
      </Part>
      <Part>
        <BoardingPass booking={booking} />
      </Part>
      <Part>{booking.passports === null ? null : <PassportPanel booking={booking} passports={booking.passports} draftId={draftId} />}</Part>
      <div className="cluster acts-row no-print">
        {isConfirmed || state === 'paid' ? (
          <a className="btn" href={calendar} download>
            <Icon name="calendar" /> {words.addToCalendar}
          </a>
        ) : null}
        <button
          className="btn btn--line"
          type="button"
          onClick={() => {
            window.print();
          }}
        >
          <TripIcon name="print" /> {words.print}
        </button>
        {isTicketed || state === 'cancelled' ? (
          <>
            <a className="btn btn--line" href={receipt} target="_blank" rel="noopener">
              {words.manage.receipt}
            </a>
            <a className="btn btn--line" href={`${receipt}&save=1`} download>
              {words.manage.saveReceipt}
            </a>
            <MailAgain booking={booking} />
          </>
        ) : null}
        <Link className="btn btn--line" to={href('findBooking', locale)}>
          {words.findOther}
        </Link>
      </div>
      <Part>
        <BookedTravelers booking={booking} draftId={draftId} />
      </Part>
      <h2 className="vh">{words.yourBooking}</h2>
      <div className="after">
        {isTicketed || state === 'paid' ? <ChangedMind booking={booking} /> : null}
        <section className="card panel">
          <h3>{`${words.fares.rules}: ${fareName(words.fares, booking.conditions)}`}</h3>
          <FareRules conditions={booking.conditions} words={words.fares} />
        </section>
        {isConfirmed || state === 'paid' ? <MoreExtras booking={booking} /> : null}
        <section className="card panel">
          <h3>{words.beforeFly}</h3>
          {isConfirmed || state === 'paid' ? <CheckInLinks pages={booking.checkIn} /> : null}
          <Part>
            <WalletLinks booking={booking} draftId={draftId} />
          </Part>
          <p className="muted small">{words.beforeFlyText}</p>
          <Link className="link small" to={href('visaInfo', locale)}>
            {words.visaRules}
          </Link>
        </section>
        <section className="card panel">
          <h3>{words.needHand}</h3>
          <p className="muted small">{words.needHandText}</p>
          <AssistanceLink placement="Booking" line={words.assistance} />
          <TextLinks placement="Booking" />
        </section>
      </div>
      <Part>{isConfirmed ? <ExchangePanel booking={booking} draftId={draftId} /> : null}</Part>
      <Part>{isTicketed || booking.cancellation !== null ? <CancelPanel booking={booking} draftId={draftId} /> : null}</Part>
      <Part>
        <PriceLedger entries={booking.ledger} method={methodText(words.paidWith, booking.card)} />
      </Part>
      {settings().sandbox ? <p className="small muted confirmation__test">{words.sandboxBooking}</p> : null}
    </div>
  );
}

/** Seats and bags are sold with the flight: afterwards the airline sells them itself. */
function MoreExtras({ booking: { checkIn, extras = [] } }: { booking: BookingView }) {
  const { extras: words } = useBookingWords();
  return (
    <section className="card panel">
      <h3>{words.line}</h3>
      <p className="muted small">{extras.length > 0 ? words.moreAtAirline : words.none}</p>
      {checkIn.map(({ airline, url }) => (
        <a key={url} className="link small" href={url} target="_blank" rel="noopener noreferrer">
          {words.airlinePage(airline)}
        </a>
      ))}
    </section>
  );
}

function MailAgain({ booking }: { booking: BookingView }) {
  const { manage } = useBookingWords();
  const { problems } = useTripWords();
  const { isSent, failure, send } = useMailAgain(booking);
  return (
    <>
      <button className="btn btn--line" type="button" onClick={send}>
        {manage.mailAgain}
      </button>
      <span className="acts-row__said" role="status">
        {isSent ? manage.mailSent(booking.email) : null}
      </span>
      {failure === null ? null : <Failure text={problems[failure]} />}
    </>
  );
}

function ChangedMind({ booking }: { booking: BookingView }) {
  const words = useBookingWords();
  const instant = useInstantText();
  const { freeCancelUntil, price } = booking;
  return (
    <section className="card panel">
      <h3>{words.changedMind}</h3>
      <p className="muted small">
        {freeCancelUntil === null || instant.isPast(freeCancelUntil)
          ? words.notFree
          : words.freeUntil(instant.text(freeCancelUntil), formatCents(price.total))}
      </p>
    </section>
  );
}
