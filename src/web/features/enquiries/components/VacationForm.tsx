import { ENQUIRY_LIMITS, VACATION_BUDGETS } from '#core/domain/site/enquiryRules';
import { EntryForm, EntrySent } from '#web/parts/EntryForm';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { SelectField } from '#web/ui/fields/SelectField';
import { TextArea } from '#web/ui/fields/TextArea';
import { TextField } from '#web/ui/fields/TextField';
import { useVacationForm } from '../enquiries.hooks';

/** Asking the agency for a vacation (content.37). */
export function VacationForm() {
  const words = useEnquiryWords();
  const entry = useVacationForm();
  const { field, sent, startAnew } = entry;
  const { vacation, choices, choose, help } = words;
  if (sent) return <EntrySent words={vacation} email={sent.email} reference={sent.receipt.reference} onAnother={startAnew} />;
  return (
    <EntryForm entry={entry} heading={vacation.heading} lead={vacation.lead} send={vacation.send}>
      <TextField {...field('from')} maxLength={ENQUIRY_LIMITS.from} />
      <TextField {...field('to')} maxLength={ENQUIRY_LIMITS.to} />
      <TextField {...field('dates')} maxLength={ENQUIRY_LIMITS.dates} help={help.dates} />
      <TextField {...field('travelers')} maxLength={ENQUIRY_LIMITS.travelers} help={help.travelers} />
      <SelectField
        {...field('budget')}
        choose={choose}
        isOptional
        options={VACATION_BUDGETS.map((value) => ({ value, text: choices.budgets[value] }))}
      />
      <TextField {...field('name')} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" isOptional help={help.phone} />
      <TextArea {...field('message')} className="enquiry__wide" rows={4} isOptional help={help.message} />
    </EntryForm>
  );
}
