import './schedulePanel.css';
import type { BookingView, ExchangeOfBooking } from '#core/contract/bookings/bookings';
import { directionName } from '#core/content/phrases/directionName';
import { whyNotExchangeable } from '#core/domain/booking/exchangeDays';
import { Link } from '#web/parts/Link';
import { today } from '#web/platform/clock';
import { useBookingWords, useLocale, useMessages, useTripWords } from '#web/platform/sent/messages';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { exchangeAddress } from '../../exchange/exchangeAddress';
import { feeText, resultText } from '../../exchange/exchangeText';
import { useInstantText } from '../../manage/instant.hooks';
import { timesLine } from '../../tripText';

interface ExchangePanelProps {
  readonly booking: BookingView;
  readonly draftId: string | null;
}

/** Whether the flights can be changed by oneself, what it costs, and what became of a change (booking.62, booking.65). */
export function ExchangePanel({ booking, draftId }: ExchangePanelProps) {
  const words = useBookingWords();
  const { exchange: panel } = words.manage;
  const locale = useLocale();
  const { exchange, exchangeable, conditions } = booking;
  const address = exchangeAddress(locale, draftId);
  const isUnderWay = exchange?.state === 'challenge' || exchange?.state === 'processing';
  return (
    <section className="card panel exchanging" aria-labelledby="exchange">
      <h2 id="exchange">{panel.title}</h2>
      {isUnderWay ? (
        <>
          <p>{exchange.state === 'challenge' ? panel.challenge : panel.underWay}</p>
          <div className="acts acts--start no-print">
            <Link className="btn" to={address}>
              {exchange.state === 'challenge' ? panel.goOn : panel.follow}
            </Link>
          </div>
        </>
      ) : null}
      {exchange?.state === 'done' ? <Changed booking={booking} exchange={exchange} /> : null}
      {isUnderWay ? null : exchangeable.length > 0 ? (
        <>
          <p>{`${feeText(conditions, panel)} ${panel.difference}`}</p>
          <div className="acts acts--start no-print">
            <Link className="btn btn--line" to={address}>
              {panel.open}
            </Link>
          </div>
        </>
      ) : (
        <>
          <p>{panel.closed[whyNotExchangeable(booking, today())]}</p>
          <AssistanceLink placement="Change of flights" line={words.assistance} />
        </>
      )}
    </section>
  );
}

/** What the traveler changed: each slice that is another now, as it was and as it is. */
function Changed({ booking, exchange }: { booking: BookingView; exchange: ExchangeOfBooking }) {
  const messages = useMessages();
  const trip = { ...messages, ...useTripWords() };
  const { exchange: panel } = useBookingWords().manage;
  const instant = useInstantText();
  const ways = exchange.before.flatMap((before, place) => {
    const now = booking.slices[place];
    const [was, is] = [timesLine(trip, before, booking), now && timesLine(trip, now, booking)];
    return was === is ? [] : [{ key: before.legs[0].departs, name: directionName(messages, booking, place), was, is }];
  });
  return (
    <>
      <p>{`${panel.done(instant.text(exchange.at))} ${resultText(exchange, panel)}`}</p>
      {ways.map(({ key, name, was, is }) => (
        <div key={key} className="schedule__way">
          <h3>{name}</h3>
          <dl>
            <div>
              <dt>{panel.before}</dt>
              <dd>
                <s>{was}</s>
              </dd>
            </div>
            <div>
              <dt>{panel.now}</dt>
              <dd>{is}</dd>
            </div>
          </dl>
        </div>
      ))}
    </>
  );
}
