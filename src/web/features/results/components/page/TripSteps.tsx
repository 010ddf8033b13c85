import './tripSteps.css';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { multiCity as formEnglish } from '#core/content/messages/flights/search/multiCity.en';
import { multiCity as formSpanish } from '#core/content/messages/flights/search/multiCity.es';
import { tripSteps as english } from '#core/content/messages/flights/results/tripSteps.en';
import { tripSteps as spanish } from '#core/content/messages/flights/results/tripSteps.es';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { FlightsFound, Slice } from '#core/domain/flights/flights';
import type { TripStep } from '#core/domain/search/tripStep';
import { flightsLeftOut } from '#core/domain/search/validateSearch';
import { dayText } from '#web/parts/dateText';
import { flightNumbers } from '#web/parts/itinerary/flightNumbers';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useCity } from '../../results.hooks';
import type { FlightList } from '../../results.hooks';
import { useStepAddress, useStepFocus } from '../../step.hooks';

export { addressAfter } from '../../step.hooks';

/** Both languages are loaded with it: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;
const FORM_WORDS = { en: formEnglish, es: formSpanish } as const;

interface TripStepsProps {
  readonly step: TripStep;
  readonly list: FlightList;
  /** The lowest price of the whole trip for one adult; null while it is on its way. */
  readonly lowest: Cents | null;
}

/** What is above the list of a multi-city address: its steps, where more than one slice is left, and what could not be read of it. */
export function TripSteps(props: TripStepsProps) {
  return (
    <>
      <LeftOut />
      {props.step.chosen === null ? null : <Steps {...props} />}
    </>
  );
}

/** Flights of a link that could not be read (search.42). */
function LeftOut() {
  const { search } = useLocation();
  const { leftOut } = FORM_WORDS[useLocale()];
  const flights = flightsLeftOut(new URLSearchParams(search)).map(String);
  return <p role="status">{flights.length === 0 ? '' : leftOut(flights)}</p>;
}

/** The slices of a multi-city trip: those that are chosen, each with the way back to its list, the one that is chosen now, and the others. */
function Steps({ step, list, lowest }: TripStepsProps) {
  const messages = useMessages();
  const { common } = messages;
  const { results } = useResultsWords();
  const words = WORDS[useLocale()];
  const addressOf = useStepAddress(step);
  const heading = useId();
  useStepFocus(step, heading);
  const { query, index } = step;
  const chosen = step.chosen ?? [];
  const trips = list.kind === 'listed' ? list.trips : null;
  return (
    <nav aria-label={words.label}>
      <ol className="card tripsteps__list">
        {query.slices.map(({ origin, destination, date }, i) => {
          const slice = i < index ? trips?.flights[0]?.slices[i] : undefined;
          return (
            <li key={i} className="tripsteps__one" aria-current={i === index ? 'step' : undefined}>
              <b>{common.flight(i + 1)}</b>
              <span>
                {origin} <span aria-hidden="true">→</span>
                <span className="vh"> {results.to} </span> {destination}
              </span>
              <span className="small muted">{dayText(messages, date)}</span>
              {i < index ? (
                <span className="tripsteps__chosen small">
                  {slice && trips ? <Chosen slice={slice} numbers={flightNumbers(slice, trips.carriers)} /> : null}{' '}
                  <Link to={addressOf(chosen.slice(0, i))}>
                    {words.change}
                    <span className="vh"> {common.flight(i + 1)}</span>
                  </Link>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <StepHeading id={heading} step={step} found={trips} lowest={lowest} />
    </nav>
  );
}

function Chosen({ slice, numbers }: { readonly slice: Slice; readonly numbers: string }) {
  const { common } = useMessages();
  return (
    <>
      {numbers}, {common.time(slice.departMinutes)} – {common.time(slice.arriveMinutes)}
      {slice.dayShift === 0 ? null : (
        <sup>
          {common.dayShift(slice.dayShift)}
          <span className="vh"> {common.dayShiftWord(slice.dayShift)}</span>
        </sup>
      )}
    </>
  );
}

interface StepHeadingProps {
  readonly id: string;
  readonly step: TripStep;
  readonly found: FlightsFound | null;
  readonly lowest: Cents | null;
}

/** `Flight 2 of 3: Paris to New York`, and what the trip costs from here on. */
function StepHeading({ id, step, found, lowest }: StepHeadingProps) {
  const words = WORDS[useLocale()];
  const { origin, destination } = step.shown.slices[0];
  const [from, to] = [useCity(origin, found) || origin, useCity(destination, found) || destination];
  return (
    <div className="tripsteps__now">
      <h2 id={id} tabIndex={-1}>
        {words.heading(step.index + 1, step.query.slices.length, from, to)}
      </h2>
      <p className="small muted">{lowest === null ? words.basis : words.from(formatDollarsUp(lowest))}</p>
    </div>
  );
}

/** A chosen slice is not on offer any more, or nothing follows it: the way back to the first list. */
export function ChooseAgain({ step }: { readonly step: TripStep }) {
  const words = WORDS[useLocale()];
  const addressOf = useStepAddress(step);
  return (
    <p>
      {words.gone} <Link to={addressOf([])}>{words.again}</Link>
    </p>
  );
}
