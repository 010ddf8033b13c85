import type { PassportField } from '#core/domain/travelers/travelerRules';
import { useBookingWords } from '#web/platform/sent/messages';
import { SelectField } from '#web/ui/fields/SelectField';
import { TextField } from '#web/ui/fields/TextField';
import type { FormField } from '#web/ui/fields/useForm';
import { useCountries } from '../../forms/regions.hooks';

interface PassportFieldsProps {
  readonly field: (name: PassportField) => FormField;
  /** The typed date in words, once it can be read. */
  readonly expires: string | undefined;
}

/** Number, expiration and country: while booking, and when a passport is added later. */
export function PassportFields({ field, expires }: PassportFieldsProps) {
  const booking = useBookingWords();
  return (
    <>
      <TextField {...field('passportNumber')} className="c2" help={booking.help.passportNumber} />
      <TextField
        {...field('passportExpires')}
        className="c2"
        help={expires ?? booking.help.passportExpires}
        placeholder={booking.datePlaceholder}
        inputMode="numeric"
      />
      <SelectField {...field('passportCountry')} className="c2" choose={booking.choose} options={useCountries()} />
    </>
  );
}
