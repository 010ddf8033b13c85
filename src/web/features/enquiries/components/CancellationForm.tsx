import { CANCEL_REASONS, CANCEL_WISHES, ENQUIRY_LIMITS } from '#core/domain/site/enquiryRules';
import type { CancellationForm as Typed } from '#core/domain/site/enquiryRules';
import { EntryForm, EntrySent } from '#web/parts/EntryForm';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { SelectField } from '#web/ui/fields/SelectField';
import { TextArea } from '#web/ui/fields/TextArea';
import { TextField } from '#web/ui/fields/TextField';
import { useCancellationForm } from '../enquiries.hooks';

/** Asking the staff to cancel (booking.45). `onOpen` opens the booking where it can be cancelled at once. */
export function CancellationForm({ onOpen }: { readonly onOpen: (of: Pick<Typed, 'reference' | 'email'>) => void }) {
  const words = useEnquiryWords();
  const entry = useCancellationForm();
  const { field, sent, startAnew, typed } = entry;
  const { cancellation, choices, choose, help } = words;
  if (sent)
    return (
      <EntrySent words={cancellation} email={sent.email} reference={sent.receipt.reference} onAnother={startAnew}>
        {sent.receipt.canCancelNow === true ? (
          <div className="enquiry__next">
            <p>{cancellation.nowText}</p>
            <button className="btn" type="button" onClick={() => onOpen({ reference: typed.reference, email: sent.email })}>
              {cancellation.now}
            </button>
          </div>
        ) : null}
      </EntrySent>
    );
  return (
    <EntryForm entry={entry} heading={cancellation.heading} lead={cancellation.lead} send={cancellation.send}>
      <TextField {...field('reference')} maxLength={ENQUIRY_LIMITS.reference} help={help.reference} />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" help={help.bookedEmail} />
      <TextField {...field('name')} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" isOptional help={help.phone} />
      <SelectField
        {...field('reason')}
        choose={choose}
        options={CANCEL_REASONS.map((value) => ({ value, text: choices.reasons[value] }))}
      />
      <SelectField {...field('wish')} choose={choose} options={CANCEL_WISHES.map((value) => ({ value, text: choices.wishes[value] }))} />
      <TextArea {...field('message')} className="enquiry__wide" rows={4} isOptional help={help.message} />
    </EntryForm>
  );
}
