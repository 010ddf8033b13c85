import type { FormEvent } from 'react';
import type { FlightConfirm } from '#core/domain/booking';
import type { TravelerField, TravelerForm } from '#core/domain/travelerRules';
import { useBookingWords } from '#web/platform/messages';
import { ErrorSummary } from '#web/ui/ErrorSummary';
import { Icon } from '#web/ui/Icon';
import { useBookingActions } from '../booking.hooks';
import { travelerFieldId, travelerWarnings, useBookingForms, useTravelersForm } from '../forms.hooks';
import { Panel } from './Panel';
import { TravelerFields } from './TravelerFields';

/** All travelers on one step, each a group of fields. */
export function TravelersPanel({ flight }: { flight: FlightConfirm }) {
  const { travelers } = useBookingForms();
  const names = travelers.map((t) => [t.firstName, t.middleName, t.lastName].filter(Boolean).join(' ')).join(', ');
  return (
    <Panel step="travelers" summary={<p className="panel__summary muted">{names}</p>}>
      <TravelersForm flight={flight} />
    </Panel>
  );
}

function TravelersForm({ flight }: { flight: FlightConfirm }) {
  const booking = useBookingWords();
  const { travelers, trip, shown, type, submit } = useTravelersForm(flight);
  const { goBack } = useBookingActions();
  const titles = travelerTitles(travelers, booking.travelerTitle);
  const listed = shown.faults.flatMap((of, index) =>
    FIELD_ORDER.flatMap((field) => {
      const fault = of[field];
      const where = `${titles[index] ?? ''}, ${booking.fields[field]}`;
      return fault ? [{ fieldId: travelerFieldId(index, field), where, what: booking.travelerFaults[fault] }] : [];
    }),
  );
  // A long list says where; what to do stands at each field.
  const faults = listed.map(({ fieldId, where, what }) => ({ fieldId, text: listed.length > MANY ? where : `${where}: ${what}` }));
  const warnings = travelerWarnings(travelers, trip);
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary title={booking.faultsTitle(faults.length)} items={faults} tries={shown.tries} />
      <p className="small muted panel__note">{booking.namesMatter}</p>
      {travelers.map((form, index) => (
        <TravelerFields
          key={index}
          index={index}
          title={titles[index] ?? ''}
          form={form}
          passportNeeded={trip.passportNeeded}
          faults={shown.faults[index] ?? {}}
          onType={(field, text) => {
            type(index, field, text);
          }}
        />
      ))}
      <div className="warnings" aria-live="polite">
        {warnings.sameName.map((i) => (
          <p key={`name-${String(i)}`} className="note">
            <Icon name="alert" />
            <span>{booking.sameName(titles[i] ?? '')}</span>
          </p>
        ))}
        {warnings.passportSoon.map((i) => (
          <p key={`passport-${String(i)}`} className="note">
            <Icon name="alert" />
            <span>{booking.passportSoon(titles[i] ?? '')}</span>
          </p>
        ))}
      </div>
      <div className="acts">
        <button className="btn btn--line" type="button" onClick={goBack}>
          {booking.back}
        </button>
        <button className="btn" type="submit">
          {booking.continue}
        </button>
      </div>
    </form>
  );
}

/** More faults than one screen of a phone can say in full. */
const MANY = 6;

const FIELD_ORDER: readonly TravelerField[] = [
  'firstName',
  'middleName',
  'lastName',
  'dateOfBirth',
  'sex',
  'knownTravelerNumber',
  'passportNumber',
  'passportExpires',
  'passportCountry',
];

/** `Adult 1`, `Adult 2`, `Child 1`: counted kind by kind. */
function travelerTitles(travelers: readonly TravelerForm[], title: (kind: TravelerForm['kind'], n: number) => string): readonly string[] {
  return travelers.map(({ kind }, i) => title(kind, travelers.slice(0, i + 1).filter((t) => t.kind === kind).length));
}
