import { SEX_MARKERS } from '#core/domain/booking';
import type { TravelerFaults, TravelerField, TravelerForm } from '#core/domain/travelerRules';
import { useBookingWords } from '#web/platform/messages';
import { SelectField } from '#web/ui/SelectField';
import { TextField } from '#web/ui/TextField';
import { travelerFieldId } from '../forms.hooks';
import { useCountries } from '../regions.hooks';

interface TravelerFieldsProps {
  readonly index: number;
  readonly title: string;
  readonly form: TravelerForm;
  readonly passportNeeded: boolean;
  readonly faults: TravelerFaults;
  readonly onType: (field: TravelerField, text: string) => void;
}

/** One traveler: the group is called "Adult 1". */
export function TravelerFields({ index, title, form, passportNeeded, faults, onType }: TravelerFieldsProps) {
  const booking = useBookingWords();
  const titleId = `traveler-${String(index + 1)}`;
  const field = (name: TravelerField) => {
    const fault = faults[name];
    return {
      id: travelerFieldId(index, name),
      label: booking.fields[name],
      value: form[name],
      onChange: (text: string) => {
        onType(name, text);
      },
      error: fault && booking.travelerFaults[fault],
    };
  };
  // Only the first traveler is likely to be the one whose data the browser knows.
  const auto = (token: string): string => (index === 0 ? token : 'off');
  return (
    <div className="grid traveler" role="group" aria-labelledby={titleId}>
      <div className="traveler__title">
        <h3 id={titleId}>{title}</h3>
        <span className="small muted">{booking.kindNotes[form.kind]}</span>
      </div>
      <TextField {...field('firstName')} className="c2" help={booking.help.firstName} autoComplete={auto('given-name')} />
      <TextField {...field('middleName')} className="c2" help={booking.optional} autoComplete={auto('additional-name')} isOptional />
      <TextField {...field('lastName')} className="c2" help={booking.help.lastName} autoComplete={auto('family-name')} />
      <TextField
        {...field('dateOfBirth')}
        className="c2"
        help={booking.help.date}
        placeholder={booking.datePlaceholder}
        autoComplete={auto('bday')}
        inputMode="numeric"
      />
      <SelectField
        {...field('sex')}
        className="c2"
        help={booking.help.sex}
        choose={booking.choose}
        options={SEX_MARKERS.map((value) => ({ value, text: booking.sexes[value] }))}
      />
      <TextField
        {...field('knownTravelerNumber')}
        className="c2"
        help={`${booking.help.knownTravelerNumber} (${booking.optional})`}
        maxLength={40}
        isOptional
      />
      {passportNeeded ? (
        <>
          <h4 className="traveler__passport">
            {booking.passportNote} <span className="muted">{booking.passportWhy}</span>
          </h4>
          <TextField {...field('passportNumber')} className="c2" help={booking.help.passportNumber} />
          <TextField
            {...field('passportExpires')}
            className="c2"
            help={booking.help.passportExpires}
            placeholder={booking.datePlaceholder}
            inputMode="numeric"
          />
          <PassportCountry {...field('passportCountry')} />
        </>
      ) : null}
    </div>
  );
}

function PassportCountry(field: { id: string; label: string; value: string; error: string | undefined; onChange: (text: string) => void }) {
  const booking = useBookingWords();
  return <SelectField {...field} className="c2" choose={booking.choose} options={useCountries()} />;
}
