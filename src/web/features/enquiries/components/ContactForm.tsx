import { ENQUIRY_LIMITS } from '#core/domain/site/enquiryRules';
import { EntryForm, EntrySent } from '#web/parts/EntryForm';
import { RecordingConsent } from '#web/parts/RecordingConsent';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { TextArea } from '#web/ui/fields/TextArea';
import { TextField } from '#web/ui/fields/TextField';
import { useContactForm } from '../enquiries.hooks';

/** Writing to the agency; what was typed stays through every failure. */
export function ContactForm() {
  const words = useEnquiryWords();
  const { entry, recording } = useContactForm();
  const { field, sent, startAnew } = entry;
  if (sent) return <EntrySent words={words} email={sent.email} reference={sent.receipt.reference} onAnother={startAnew} />;
  return (
    <EntryForm entry={entry} heading={words.heading} lead={words.lead} send={words.send} more={<RecordingConsent {...recording} />}>
      <TextField {...field('name')} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" isOptional help={words.help.phone} />
      <TextField {...field('subject')} maxLength={ENQUIRY_LIMITS.subject} />
      <TextArea {...field('message')} className="enquiry__wide" rows={7} help={words.help.message} />
    </EntryForm>
  );
}
