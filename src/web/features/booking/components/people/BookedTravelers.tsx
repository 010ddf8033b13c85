import '../../booking.css';
import './bookedTravelers.css';
import { useRef, useState } from 'react';
import type { BookingView, ChangesOfTraveler } from '#core/contract/bookings/bookings';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import type { BookingWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { clockText, programText } from '../../tripText';
import { NameForm } from './NameForm';
import { NumbersForm } from './NumbersForm';

interface BookedTravelersProps {
  readonly booking: BookingView;
  readonly draftId: string | null;
}

/** Who travels, with the numbers that the airline has of them; what may still be added or corrected (booking.67, booking.68). */
export function BookedTravelers({ booking, draftId }: BookedTravelersProps) {
  const messages = useMessages();
  const words = useBookingWords();
  const { bookedTravelers } = words;
  const people = booking.travelers.flatMap(({ name, changes }, traveler) => (changes ? [{ name, changes, traveler }] : []));
  const [first] = people;
  if (first === undefined) return null;
  const until = first.changes.numbersUntil;
  return (
    <section className="card panel people no-print" aria-labelledby="people">
      <h2 id="people">{bookedTravelers.title}</h2>
      <p className="small muted">
        {until === null ? (
          <>
            {bookedTravelers.closed} <PhoneLink placement="Booking" />
          </>
        ) : (
          bookedTravelers.lead(clockText(messages, words, booking, until))
        )}
      </p>
      {first.changes.numbers === null ? <p className="small">{bookedTravelers.hidden}</p> : null}
      {people.map((person) => (
        <BookedTraveler key={person.traveler} booking={booking} draftId={draftId} {...person} />
      ))}
    </section>
  );
}

interface BookedTravelerProps extends BookedTravelersProps {
  readonly name: string;
  readonly changes: ChangesOfTraveler;
  readonly traveler: number;
}

function BookedTraveler({ booking, draftId, name, changes, traveler }: BookedTravelerProps) {
  const messages = useMessages();
  const words = useBookingWords();
  const { bookedTravelers } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState({ numbers: false, name: false });
  const [said, setSaid] = useState<string | null>(null);
  const { nameUntil, numbersUntil, nameCorrection } = changes;
  const done = (form: keyof typeof open, says: (then: BookingView) => string | null) => (then: BookingView) => {
    setOpen((before) => ({ ...before, [form]: false }));
    setSaid(says(then));
    // its form is gone, and the focus with it
    heading.current?.focus();
  };
  const toggle = (form: keyof typeof open) => () => {
    setOpen((before) => ({ ...before, [form]: !before[form] }));
    setSaid(null);
  };
  const shared = { booking, draftId, traveler, changes, name };
  const titleId = `people-${String(traveler + 1)}`;
  return (
    <div className="people__one" role="group" aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1} ref={heading}>
        {name}
      </h3>
      <p role="status">{said}</p>
      <p role="status">{correctionText(bookedTravelers, changes)}</p>
      <Numbers booking={booking} changes={changes} />
      {numbersUntil === null ? null : (
        <div className="cluster">
          <OpenButton isOpen={open.numbers} text={bookedTravelers.numbers} of={name} onPress={toggle('numbers')} />
          {nameUntil === null ? null : <OpenButton isOpen={open.name} text={bookedTravelers.name} of={name} onPress={toggle('name')} />}
        </div>
      )}
      {numbersUntil !== null && nameUntil === null && nameCorrection === null ? (
        <p className="small">
          {bookedTravelers.nameClosed} <PhoneLink placement="Booking" />
        </p>
      ) : null}
      {open.numbers && numbersUntil !== null ? (
        <NumbersForm {...shared} onDone={done('numbers', () => bookedTravelers.saved(name))} />
      ) : null}
      {open.name && nameUntil !== null ? (
        <NameForm
          {...shared}
          until={clockText(messages, words, booking, nameUntil)}
          onDone={done('name', ({ travelers }) => {
            const now = travelers[traveler];
            // a correction says itself how far it is
            return now?.changes?.nameCorrection === null ? bookedTravelers.renamed(now.name) : null;
          })}
        />
      ) : null}
    </div>
  );
}

interface OpenButtonProps {
  readonly isOpen: boolean;
  readonly text: string;
  readonly of: string;
  readonly onPress: () => void;
}

function OpenButton({ isOpen, text, of, onPress }: OpenButtonProps) {
  const { bookedTravelers } = useBookingWords();
  return (
    <button className="btn btn--line btn--s" type="button" aria-expanded={isOpen} onClick={onPress}>
      {text}
      <span className="vh">{bookedTravelers.of(of)}</span>
    </button>
  );
}

/** The numbers that are known, by their endings. */
function Numbers({ booking, changes: { numbers } }: Pick<BookedTravelerProps, 'booking' | 'changes'>) {
  const words = useBookingWords();
  const { bookedTravelers, fields } = words;
  if (numbers === null) return null;
  const rows = [
    ...(['knownTravelerNumber', 'redressNumber'] as const).map((field) => [fields[field], numbers[field]] as const),
    ...numbers.frequentFlyer.map(({ airline, number }) => [programText(words, booking, airline), number] as const),
  ].flatMap(([label, ending]) => (ending === null ? [] : [{ label, ending }]));
  if (rows.length === 0) return <p className="small muted">{bookedTravelers.noNumbers}</p>;
  return (
    <dl className="people__numbers">
      {rows.map(({ label, ending }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{bookedTravelers.endsIn(ending)}</dd>
        </div>
      ))}
    </dl>
  );
}

function correctionText(words: BookingWords['bookedTravelers'], { nameCorrection }: ChangesOfTraveler): string | null {
  if (nameCorrection === null) return null;
  const { state, firstName, middleName, lastName } = nameCorrection;
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  return state === 'corrected' ? words.corrected : words[state](name);
}
