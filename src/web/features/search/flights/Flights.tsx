import './flights.css';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { multiCity as english } from '#core/content/messages/flights/search/multiCity.en';
import { multiCity as spanish } from '#core/content/messages/flights/search/multiCity.es';
import type { FlightFields } from '#core/domain/search/searchDraft';
import { dayText } from '#web/parts/dateText';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { DateField } from '../components/DateField';
import { PlaceField } from '../components/PlaceField';
import { useIsPhone } from '../sheet/sheet.hooks';
import { useFlight, useFlightEntered, useFlights, useFlightsLeftOut, useSwap } from './flights.hooks';

/** Both languages are loaded with the flights: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;

interface FlightsProps {
  readonly id: string;
  /** What is the same for all flights: travelers and cabin. */
  readonly children: ReactNode;
}

/** The flights of a multi-city trip, two to six (search.43), with what an address had of others that could not be read (search.42). */
export function Flights({ id, children }: FlightsProps) {
  const t = WORDS[useLocale()];
  const { flights, canAdd, add, remove } = useFlights();
  const leftOut = useFlightsLeftOut();
  const [said, setSaid] = useState('');
  // on phones the one being filled in; others fold once they are filled
  const [open, setOpen] = useState<number | null>(null);
  useFlightEntered(setOpen);
  const addFlight = (): void => {
    add();
    setSaid(t.added(flights.length + 1));
  };
  const removeFlight = (flight: number): void => {
    // its button is gone: the focus goes to the one before it, which may have been drawn only now
    flushSync(() => {
      remove(flight);
      setSaid(t.removed(flight));
      setOpen(null);
    });
    (document.getElementById(`${id}-remove${String(flight - 1)}`) ?? document.getElementById(`${id}-add`))?.focus();
  };
  return (
    <div className="multicity">
      <p className="multicity__note" role="status">
        {leftOut.length === 0 ? '' : t.leftOut(leftOut.map(String))}
      </p>
      {flights.map((fields) => (
        <Flight key={fields.flight} id={id} fields={fields} isOpen={fields.flight === open} onOpen={setOpen} onRemove={removeFlight} />
      ))}
      <div className="multicity__end">
        {canAdd ? (
          <button className="btn btn--line btn--s" id={`${id}-add`} type="button" onClick={addFlight}>
            <Icon name="plus" />
            {t.add}
          </button>
        ) : null}
        <div className="search__row search__row--party">{children}</div>
      </div>
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  );
}

interface FlightProps {
  readonly id: string;
  readonly fields: FlightFields;
  readonly isOpen: boolean;
  readonly onOpen: (flight: number) => void;
  readonly onRemove: (flight: number) => void;
}

/** One flight; on phones a single line once it is filled in, until it is opened. */
function Flight({ id, fields, isOpen, onOpen, onRemove }: FlightProps) {
  const messages = useMessages();
  const t = WORDS[useLocale()];
  const { flight, origin, destination, date } = fields;
  const { from, to, day, hasFault, canRemove } = useFlight(fields);
  const swap = useSwap();
  const group = useRef<HTMLDivElement>(null);
  const isFolded = useIsPhone() && !isOpen && !hasFault && from !== null && to !== null && day !== null;
  const nameId = `${id}-flight${String(flight)}`;
  const open = (): void => {
    onOpen(flight);
  };
  const onKeyUp = ({ target }: KeyboardEvent): void => {
    if (target instanceof HTMLInputElement) open();
  };
  return (
    // opened as a press or a key is over: what folds above it moves nothing away from under the finger
    <div
      className={isFolded ? 'tripflight tripflight--folded' : 'tripflight'}
      role="group"
      aria-labelledby={nameId}
      tabIndex={-1}
      ref={group}
      onClick={open}
      onKeyUp={onKeyUp}
    >
      <span className="tripflight__name" id={nameId}>
        {messages.common.flight(flight)}
      </span>
      {isFolded ? (
        <button
          className="tripflight__line"
          type="button"
          aria-expanded={false}
          onClick={() => {
            flushSync(open);
            group.current?.focus();
          }}
        >
          <span>
            {from} → {to} · {dayText(messages, day)}
          </span>
          <Icon name="chevronDown" />
        </button>
      ) : (
        <div className="search__row search__row--flight">
          <PlaceField id={`${id}-${origin}`} field={origin} />
          <PlaceField id={`${id}-${destination}`} field={destination}>
            <button
              className="swap"
              type="button"
              aria-label={t.swap(flight)}
              onClick={() => {
                swap(flight);
              }}
            >
              <Icon name="swap" />
            </button>
          </PlaceField>
          <DateField id={`${id}-${date}`} field={date} />
        </div>
      )}
      {canRemove ? (
        <button
          className="icon-btn tripflight__remove"
          id={`${id}-remove${String(flight)}`}
          type="button"
          aria-label={t.remove(flight)}
          onClick={(event) => {
            event.stopPropagation();
            onRemove(flight);
          }}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  );
}
