import type { BillingFaults, BillingField, BillingForm } from '#core/domain/contactRules';
import { useBookingWords } from '#web/platform/messages';
import { SelectField } from '#web/ui/SelectField';
import { TextField } from '#web/ui/TextField';
import { billingFieldId } from '../forms.hooks';
import { useCountries, useStates } from '../regions.hooks';

export const BILLING_ORDER: readonly BillingField[] = ['nameOnCard', 'country', 'address', 'city', 'state', 'zip'];

interface BillingFieldsProps {
  readonly billing: BillingForm;
  readonly faults: BillingFaults;
  readonly onType: (field: BillingField, text: string) => void;
}

/** Name on the card and where its bills go. */
export function BillingFields({ billing, faults, onType }: BillingFieldsProps) {
  const booking = useBookingWords();
  const countries = useCountries();
  const states = useStates(billing.country);
  const field = (name: BillingField) => {
    const fault = faults[name];
    return {
      id: billingFieldId(name),
      label: booking.fields[name],
      value: billing[name],
      onChange: (text: string) => {
        onType(name, text);
      },
      error: fault && booking.billingFaults[fault],
    };
  };
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
