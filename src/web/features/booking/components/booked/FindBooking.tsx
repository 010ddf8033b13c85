import '../../booking.css';
import './findBooking.css';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useBookingWords, useLocale, useTripWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { TextField } from '#web/ui/fields/TextField';
import { useLinkedBooking } from '../../manage/openBooking.hooks';
import { useFindBooking } from '../../outcome.hooks';
import { Failure } from '../payment/Failure';
import { AskTrips, DeviceTravelers, DeviceTrips, LinkedTrips } from './MyTrips';

interface FindBookingProps {
  readonly heading: string;
  readonly lead: string;
  /** What else helps, next to the form. */
  readonly notes?: readonly string[];
}

/** Reference and email open a booking in any browser; neither alone does. */
export function FindBooking({ heading, lead, notes = [] }: FindBookingProps) {
  const { problems } = useTripWords();
  const words = useBookingWords();
  const locale = useLocale();
  const { props, field, isBusy, failure } = useFindBooking();
  return (
    <div className="wrap find">
      <h1>{heading}</h1>
      <p className="find__lead">{lead}</p>
      <LinkedBooking />
      <LinkedTrips />
      <DeviceTrips />
      <DeviceTravelers />
      <div className="find__parts">
        <div>
          <form className="card panel panel--now find__form" {...props}>
            {failure ? <Failure text={problems[failure]} /> : null}
            <div className="grid">
              <TextField {...field('reference')} className="c3" help={words.findHelp.reference} maxLength={300} />
              <TextField
                {...field('email')}
                className="c3"
                help={words.findHelp.email}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            </div>
            <div className="acts">
              <span className="small muted">
                {words.needHand} <PhoneLink placement="Find booking" />
              </span>
              <button className="btn" type="submit" aria-disabled={isBusy}>
                {words.findButton}
              </button>
            </div>
          </form>
          <AskTrips />
        </div>
        {notes.length === 0 ? null : (
          <div className="find__notes">
            {notes.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              {words.manage.cancel.rather}{' '}
              <Link className="link" to={href('cancelRequest', locale)}>
                {words.manage.cancel.request}
              </Link>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** For whoever came by the link of a mail. */
function LinkedBooking() {
  const { problems } = useTripWords();
  const { linked } = useBookingWords();
  const booking = useLinkedBooking();
  if (booking === null) return null;
  const { isBusy, isSpent, failure, open } = booking;
  return (
    <div className="card panel panel--now find__linked">
      <p role="status">{isSpent ? linked.spent : linked.text}</p>
      {failure ? <Failure text={problems[failure]} /> : null}
      {isSpent ? null : (
        <button className="btn" type="button" aria-disabled={isBusy} onClick={() => void open()}>
          {linked.open}
        </button>
      )}
    </div>
  );
}
