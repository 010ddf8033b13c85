import type { BillingField } from '#core/domain/travelers/contactRules';
import { useBookingWords } from '#web/platform/sent/messages';
import { SelectField } from '#web/ui/fields/SelectField';
import { TextField } from '#web/ui/fields/TextField';
import type { FormField } from '#web/ui/fields/useForm';
import { useCountries, useStates } from '../../forms/regions.hooks';

interface BillingFieldsProps {
  readonly country: string;
  readonly field: (name: BillingField) => FormField;
}

/** Name on the card and where its bills go. */
export function BillingFields({ country, field }: BillingFieldsProps) {
  const booking = useBookingWords();
  const countries = useCountries();
  const states = useStates(country);
  return (
    <div className="grid" role="group" aria-label={booking.billingTitle}>
      <TextField {...field('nameOnCard')} className="c3" autoComplete="cc-name" />
      <SelectField {...field('country')} className="c3" choose={booking.choose} options={countries} autoComplete="billing country" />
      <TextField {...field('address')} className="c6" autoComplete="billing street-address" />
      <TextField {...field('city')} className="c2" autoComplete="billing address-level2" />
      {states ? (
        <SelectField {...field('state')} className="c2" choose={booking.choose} options={states} autoComplete="billing address-level1" />
      ) : (
        <TextField {...field('state')} className="c2" autoComplete="billing address-level1" isOptional />
      )}
      <TextField {...field('zip')} className="c2" autoComplete="billing postal-code" />
    </div>
  );
}
