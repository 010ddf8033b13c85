import { EntryForm, EntrySent } from '#web/parts/EntryForm';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { TextField } from '#web/ui/fields/TextField';
import { useNewsletterForm } from '../enquiries.hooks';

/** Asking for the newsletter; nothing comes before the link in a mail is confirmed (content.41). */
export function NewsletterForm() {
  const { newsletter } = useEnquiryWords();
  const entry = useNewsletterForm();
  const { field, sent, startAnew } = entry;
  if (sent) return <EntrySent words={newsletter} email={sent.email} reference={sent.receipt.reference} onAnother={startAnew} />;
  return (
    <EntryForm entry={entry} heading={newsletter.heading} lead={newsletter.lead} send={newsletter.send}>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
    </EntryForm>
  );
}
