import './travelerFields.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SEX_MARKERS } from '#core/domain/booking/booking';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { PASSPORT_FIELDS, sexesOf, takesKnownTraveler, takesRedress } from '#core/domain/travelers/travelerRules';
import type { TravelerDateField } from '#core/domain/travelers/travelerKind';
import type { TravelerForm, TripFacts } from '#core/domain/travelers/travelerRules';
import { hasProgram } from '#core/domain/travelers/frequentFlyer';
import { ASSISTANCE, readAssistance, toggledAssistance } from '#core/domain/travelers/assistance';
import { useBookingWords } from '#web/platform/sent/messages';
import { SelectField } from '#web/ui/fields/SelectField';
import { TextField } from '#web/ui/fields/TextField';
import type { FormField } from '#web/ui/fields/useForm';
import type { TravelerQuestion, PrintedName } from '../../forms/forms.hooks';
import { FrequentFlyerFields } from './FrequentFlyerFields';
import { PassportFields } from './PassportFields';
import { SamePersonQuestion } from './SamePersonQuestion';

interface TravelerFieldsProps {
  readonly index: number;
  readonly title: string;
  readonly kind: TravelerForm['kind'];
  /** Null where the trip needs none. */
  readonly passport: {
    readonly why: string;
    /** Whether it is to be typed now. */
    readonly isNeededNow: boolean;
    /** Until when it can be added after booking; null where there is no time for that. */
    readonly laterUntil: string | null;
  } | null;
  readonly trip: TripFacts;
  readonly flight: FlightConfirm;
  readonly field: (name: TravelerQuestion) => FormField;
  /** The traveler above whose name and birth date these are; null while there is none. */
  readonly same: { readonly earlier: string; readonly answer: string; readonly isOpen: boolean } | null;
  /** Of an infant: who may hold it, and who does. */
  readonly lap: { readonly options: readonly { readonly value: string; readonly text: string }[]; readonly value: string } | null;
  /** A typed date in words, once it can be read. */
  readonly echo: (name: TravelerDateField) => string | undefined;
  /** The name as the ticket will have it; null where that is as it was typed. */
  readonly printed: PrintedName | null;
  /** What fills in the fields with one press; null where nobody is saved. */
  readonly fillIn: ReactNode;
}

/** Numbers of the US government that an airline may take. */
const NUMBERS = [
  { name: 'knownTravelerNumber', isTaken: takesKnownTraveler },
  { name: 'redressNumber', isTaken: takesRedress },
] as const;

/** One traveler: the group is called "Adult 1". */
export function TravelerFields({
  index,
  title,
  kind,
  passport,
  trip,
  flight,
  field,
  lap,
  same,
  echo,
  printed,
  fillIn,
}: TravelerFieldsProps) {
  const booking = useBookingWords();
  const sexes = sexesOf(trip);
  const titleId = `traveler-${String(index + 1)}`;
  const placeId = `${titleId}-same`;
  const printedId = `${titleId}-printed`;
  const alsoSaidBy = printed === null ? undefined : printedId;
  // Only the first traveler is likely to be the one whose data the browser knows.
  const auto = (token: string): string => (index === 0 ? token : 'off');
  const addLater = (isLater: boolean): void => {
    field('passportLater').onChange(isLater ? 'yes' : '');
    // What was wrong with fields that go is nothing to fix any more.
    for (const name of PASSPORT_FIELDS) field(name).onChange(field(name).value);
  };
  return (
    <div className="grid traveler" role="group" aria-labelledby={titleId}>
      <div className="traveler__title">
        <h3 id={titleId}>{title}</h3>
        <span className="small muted">{booking.kindNotes[kind]}</span>
      </div>
      {fillIn}
      <TextField
        {...field('firstName')}
        className="c2"
        help={booking.help.firstName}
        alsoSaidBy={alsoSaidBy}
        autoComplete={auto('given-name')}
      />
      <TextField
        {...field('middleName')}
        className="c2"
        help={booking.optional}
        alsoSaidBy={alsoSaidBy}
        autoComplete={auto('additional-name')}
        isOptional
      />
      <TextField
        {...field('lastName')}
        className="c2"
        help={booking.help.lastName}
        alsoSaidBy={alsoSaidBy}
        autoComplete={auto('family-name')}
      />
      <div className="traveler__printed" id={printedId} aria-live="polite">
        {printed === null ? null : <p className="small">{(printed.isShorter ? booking.onTicketCut : booking.onTicket)(printed.name)}</p>}
      </div>
      <TextField
        {...field('dateOfBirth')}
        className="c2"
        help={echo('dateOfBirth') ?? booking.help.date}
        placeholder={booking.datePlaceholder}
        autoComplete={auto('bday')}
        inputMode="numeric"
      />
      <SelectField
        {...field('sex')}
        className="c2"
        help={sexes.length < SEX_MARKERS.length ? booking.help.sexOfTwo : booking.help.sex}
        autoComplete={auto('sex')}
        choose={booking.choose}
        options={sexes.map((value) => ({ value, text: booking.sexes[value] }))}
      />
      {lap === null ? null : (
        <SelectField
          {...field('heldBy')}
          value={lap.value}
          className="c2"
          help={booking.help.heldBy}
          choose={booking.choose}
          options={lap.options}
        />
      )}
      {NUMBERS.map(({ name, isTaken }) =>
        isTaken(trip) ? (
          <TextField
            key={name}
            {...field(name)}
            className="c2"
            help={`${booking.help[name]} (${booking.optional})`}
            maxLength={40}
            isOptional
          />
        ) : null,
      )}
      <RareFields field={field} programs={hasProgram(kind) ? trip.programs : []} flight={flight} />
      <div className="traveler__same" id={placeId} tabIndex={-1} aria-live="polite">
        {same ? (
          <SamePersonQuestion field={field('samePerson')} who={title} nameId={field('firstName').id} placeId={placeId} {...same} />
        ) : null}
      </div>
      {passport === null ? null : (
        <>
          <h4 className="traveler__passport">
            {booking.passportNote} <span className="muted">{passport.why}</span>
          </h4>
          {passport.isNeededNow ? <PassportFields field={field} expires={echo('passportExpires')} /> : null}
          {passport.laterUntil === null ? null : (
            <div className="later">
              <label>
                <input type="checkbox" checked={!passport.isNeededNow} onChange={() => addLater(passport.isNeededNow)} />
                {booking.passports.later}
              </label>
              {passport.isNeededNow ? null : <p className="small muted">{booking.passports.laterUntil(passport.laterUntil)}</p>}
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface RareFieldsProps extends Pick<TravelerFieldsProps, 'field' | 'flight'> {
  /** None where no frequent-flyer number is taken. */
  readonly programs: readonly string[];
}

/** What few people have or need is opened: a frequent-flyer number, and what may be requested of the airline. */
function RareFields({ field, programs, flight }: RareFieldsProps) {
  const { assistanceAsked: words } = useBookingWords();
  const assistance = field('assistance');
  const selected = readAssistance(assistance.value);
  const accounts = [field('frequentFlyerAirline'), field('frequentFlyerNumber')];
  // null until it was opened or closed: opens by itself as soon as something is in it
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isOpen = toggled ?? (selected.length > 0 || accounts.some(({ value }) => value !== ''));
  // a fault in there has to be seen
  const isFaulty = programs.length > 0 && accounts.some(({ error }) => error !== undefined);
  return (
    <details
      className="fold rare"
      open={isOpen || isFaulty}
      onToggle={(event) => {
        setToggled(event.currentTarget.open);
      }}
    >
      <summary>{programs.length === 0 ? words.title : words.withProgram}</summary>
      {programs.length === 0 ? null : (
        <div className="grid rare__program">
          <FrequentFlyerFields field={field} programs={programs} trip={flight} />
        </div>
      )}
      <div className="later" role="group" aria-label={words.title}>
        {ASSISTANCE.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={selected.includes(kind)}
              onChange={() => assistance.onChange(toggledAssistance(assistance.value, kind))}
            />
            {words.kinds[kind]}
          </label>
        ))}
        <p className="small muted">{words.text}</p>
      </div>
    </details>
  );
}
