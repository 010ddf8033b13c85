import './myTrips.css';
import { useRef } from 'react';
import type { KnownTrip } from '#core/contract/bookings/trips';
import { localParts } from '#core/domain/values/dates';
import { datesText } from '#web/parts/dateText';
import { useBookingWords, useMessages, useTripWords } from '#web/platform/sent/messages';
import { useOnDemand } from '#web/platform/useOnDemand';
import { TextField } from '#web/ui/fields/TextField';
import { focusHeading } from '#web/ui/headingFocus';
import { knownTripTitle } from '../../tripText';
import { useSavedTravelers } from '../../trips/saved.hooks';
import { useAskTrips, useDeviceTrips, useLinkedTrips } from '../../trips/trips.hooks';
import { Failure } from '../payment/Failure';
import { KeptTrips } from './KeptTrips';

/** For whoever has no reference at hand: a link by mail. */
export function AskTrips() {
  const { problems } = useTripWords();
  const { ask } = useBookingWords().myTrips;
  const { props, field, isBusy, failure, sentTo } = useAskTrips();
  return (
    <form className="card panel my-trips" aria-labelledby="ask-trips" {...props}>
      <h2 id="ask-trips">{ask.title}</h2>
      <p>{ask.lead}</p>
      {failure ? <Failure text={problems[failure]} /> : null}
      <div className="my-trips__ask">
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <button className="btn btn--line" type="submit" aria-disabled={isBusy}>
          {ask.send}
        </button>
      </div>
      <p role="status">{sentTo === null ? '' : ask.sent(sentTo)}</p>
    </form>
  );
}

/** For whoever came by such a link. */
export function LinkedTrips() {
  const { problems } = useTripWords();
  const { myTrips } = useBookingWords();
  const link = useLinkedTrips();
  if (link === null) return null;
  const { isBusy, isSpent, failure, open } = link;
  return (
    <div className="card panel panel--now my-trips">
      <p role="status">{isSpent ? myTrips.spent : myTrips.linkText}</p>
      {failure ? <Failure text={problems[failure]} /> : null}
      {isSpent ? null : (
        <button className="btn my-trips__show" type="button" aria-disabled={isBusy} onClick={() => void open()}>
          {myTrips.show}
        </button>
      )}
    </div>
  );
}

/** The trips that this device may open, and the way to leave none behind. */
export function DeviceTrips() {
  const { problems } = useTripWords();
  const { device } = useBookingWords().myTrips;
  const { trips, failure, isAway, hasRemoved, open, remove } = useDeviceTrips();
  const heading = useRef<HTMLHeadingElement>(null);
  if (isAway) return <KeptTrips />;
  if (trips.length === 0 && !hasRemoved) return null;
  // the button that was pressed is gone with its trip
  const removed = async (reference: string | null): Promise<void> => {
    await remove(reference);
    if (reference !== null && trips.length > 1) heading.current?.focus();
    else focusHeading();
  };
  return (
    <section className="card panel my-trips" aria-labelledby={trips.length === 0 ? undefined : 'device-trips'}>
      <p role="status">{hasRemoved ? device.removed : ''}</p>
      {failure ? <Failure text={problems[failure]} /> : null}
      {trips.length === 0 ? null : (
        <>
          <h2 id="device-trips" tabIndex={-1} ref={heading}>
            {device.title}
          </h2>
          <ul className="my-trips__list">
            {trips.map((trip) => (
              <TripRow
                key={trip.reference}
                trip={trip}
                onOpen={() => void open(trip.reference)}
                onRemove={() => void removed(trip.reference)}
              />
            ))}
          </ul>
          <p className="small muted">{device.shared}</p>
          {trips.length === 1 ? null : (
            <button className="link my-trips__all" type="button" onClick={() => void removed(null)}>
              {device.removeAll}
            </button>
          )}
        </>
      )}
    </section>
  );
}

const loadSaved = () => import(/* webpackChunkName: "seats-and-bags" */ '../travelers/SavedTravelers');

/** Whom this browser may fill in again, and the way to leave nobody behind. */
export function DeviceTravelers() {
  const saved = useSavedTravelers();
  const parts = useOnDemand(saved.length > 0, loadSaved);
  return parts && <parts.SavedSection saved={saved} />;
}

function TripRow({ trip, onOpen, onRemove }: { trip: KnownTrip; onOpen: () => void; onRemove: () => void }) {
  const messages = useMessages();
  const words = useBookingWords();
  const { device } = words.myTrips;
  const { slices, reference, state, isOver, travelers } = trip;
  const [first, last] = [slices[0], slices.at(-1)];
  const name = knownTripTitle(words, messages, trip);
  const dates =
    first && last ? datesText(messages, localParts(first.departs).date, last === first ? null : localParts(last.departs).date) : '';
  return (
    <li className="my-trips__trip">
      <div className="my-trips__what">
        <b>{name}</b>
        <span className="muted small">
          {dates} · {reference}
        </span>
        <span className="small">{travelers.join(', ')}</span>
        <span className={state === 'ticketed' && !isOver ? 'tag' : 'tag tag--wait'}>
          {isOver && state === 'ticketed' ? device.over : words.stateTags[state]}
        </span>
      </div>
      <div className="my-trips__acts">
        <button className="btn" type="button" aria-label={`${device.open}: ${name}, ${reference}`} onClick={onOpen}>
          {device.open}
        </button>
        <button className="link small" type="button" aria-label={`${device.remove}: ${name}, ${reference}`} onClick={onRemove}>
          {device.remove}
        </button>
      </div>
    </li>
  );
}
