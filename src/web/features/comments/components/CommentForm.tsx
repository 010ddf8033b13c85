import '#web/parts/recordingConsent.css';
import { useEffect } from 'react';
import { ENQUIRY_LIMITS } from '#core/domain/site/enquiryRules';
import { EntryForm, EntrySent } from '#web/parts/EntryForm';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { TextArea } from '#web/ui/fields/TextArea';
import { TextField } from '#web/ui/fields/TextField';
import { useCommentForm } from '../comments.hooks';

interface CommentFormProps {
  /** Of the article. */
  readonly slug: string;
  /** The comment that is answered; null begins a thread. */
  readonly to: { readonly id: number; readonly name: string; readonly cancel: () => void } | null;
}

/** Writing a comment or a reply; what was typed stays through every failure. */
export function CommentForm({ slug, to }: CommentFormProps) {
  const { comment: words } = useEnquiryWords();
  const { entry, replies } = useCommentForm(slug, to?.id ?? null);
  const { field, sent, startAnew } = entry;
  const first = to === null ? null : field('name').id;
  useEffect(() => {
    if (first !== null) document.getElementById(first)?.focus();
  }, [first]);
  if (sent) return <EntrySent words={words} email={sent.email} reference={sent.receipt.reference} onAnother={startAnew} />;
  return (
    <EntryForm
      entry={entry}
      heading={to === null ? words.heading : words.replyTo(to.name)}
      lead={words.lead}
      send={to === null ? words.send : words.sendReply}
      aside={
        to === null ? null : (
          <button className="btn btn--line" type="button" onClick={to.cancel}>
            {words.cancel}
          </button>
        )
      }
      more={
        <div className="record-ask">
          <label>
            <input type="checkbox" checked={replies.isWanted} onChange={replies.toggle} />
            <span>{words.wantsReplies}</span>
          </label>
        </div>
      }
    >
      <TextField {...field('name')} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextArea {...field('message')} className="enquiry__wide" rows={5} help={words.help} />
    </EntryForm>
  );
}
