import './schedulePanel.css';
import { useRef } from 'react';
import type { BookingView, ChangeOfBooking } from '#core/contract/bookings/bookings';
import { changeLines } from '#core/content/phrases/changeLines';
import { directionName } from '#core/content/phrases/directionName';
import { changeFacts, inPlaces, isFlyable } from '#core/domain/booking/changeFacts';
import { useBookingWords, useMessages, useTripWords } from '#web/platform/sent/messages';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { Icon } from '#web/ui/Icon';
import { useInstantText } from '../../manage/instant.hooks';
import { useAcceptChange } from '../../manage/schedule.hooks';
import { timesLine } from '../../tripText';
import { Failure } from '../payment/Failure';

interface SchedulePanelProps {
  readonly booking: BookingView;
  readonly change: ChangeOfBooking;
  readonly draftId: string | null;
}

/** What the airline changed, next to what was booked, and what can be done: accept, call, or have everything back (booking.40–42). */
export function SchedulePanel({ booking, change, draftId }: SchedulePanelProps) {
  const words = useBookingWords();
  const { common } = useMessages();
  const { problems } = useTripWords();
  const { change: text } = words.manage;
  const instant = useInstantText();
  const { isUnderWay, failure, accept } = useAcceptChange(booking, change, draftId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isCancelled, isSignificant, acceptedAt } = change;
  const facts = changeFacts(change.before, isCancelled ? null : booking.slices, booking.airports);
  const isWhole = isFlyable(facts);
  const hasTimes = facts.some(({ kind }) => kind === 'times' || kind === 'day');
  const acceptedText = hasTimes ? text.accepted : text.acceptedFlights;
  return (
    <section className="card panel schedule" aria-labelledby="schedule">
      <h2 id="schedule" tabIndex={-1} ref={heading}>
        {isCancelled ? text.gone : text.title}
      </h2>
      <p role="status">{isUnderWay ? text.accepting : acceptedAt === null ? null : acceptedText(instant.text(acceptedAt))}</p>
      {acceptedAt === null ? (
        <>
          <p>{isCancelled ? text.goneLead : text.lead}</p>
          {isCancelled ? null : (
            <ul>
              {changeLines({ common, changeFacts: text.facts }, { before: change.before, airports: booking.airports }, facts).map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
            </ul>
          )}
          <Directions booking={booking} change={change} />
          <p>{isCancelled ? text.goneText : !isWhole ? text.broken : isSignificant ? text.significant : text.small}</p>
          {failure === null ? null : <Failure text={problems[failure]} />}
          <div className="acts acts--start no-print">
            {isWhole ? (
              <button
                className="btn"
                type="button"
                aria-disabled={isUnderWay}
                onClick={() => {
                  // the button goes once it is accepted
                  heading.current?.focus();
                  accept();
                }}
              >
                <Icon name="check" /> {hasTimes ? text.accept : text.acceptFlights}
              </button>
            ) : null}
            {isSignificant ? (
              <a className="btn btn--line" href="#cancel">
                {text.cancel}
              </a>
            ) : null}
          </div>
          <AssistanceLink placement="Schedule change" line={words.assistance} />
        </>
      ) : null}
    </section>
  );
}

/** Each direction that changed, as it was booked and as it is flown. */
function Directions({ booking, change }: Pick<SchedulePanelProps, 'booking' | 'change'>) {
  const messages = useMessages();
  const trip = { ...messages, ...useTripWords() };
  const { change: text } = useBookingWords().manage;
  const { places } = inPlaces(change.before, change.isCancelled ? [] : booking.slices, booking.airports);
  const directions = change.before.map((before, i) => {
    const now = places[i];
    const [was, is] = [timesLine(trip, before, booking), now ? timesLine(trip, now, booking) : null];
    return {
      key: before.legs[0].departs,
      name: directionName(messages, { ...booking, slices: change.before }, i),
      was,
      is,
    };
  });
  return directions
    .filter(({ was, is }) => was !== is)
    .map(({ key, name, was, is }) => (
      <div key={key} className="schedule__way">
        <h3>{name}</h3>
        <dl>
          <div>
            <dt>{text.before}</dt>
            <dd>
              <s>{was}</s>
            </dd>
          </div>
          {is === null ? null : (
            <div>
              <dt>{text.now}</dt>
              <dd>{is}</dd>
            </div>
          )}
        </dl>
      </div>
    ));
}
