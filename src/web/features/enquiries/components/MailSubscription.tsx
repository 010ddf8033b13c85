import '#web/parts/entryForm.css';
import { useEnquiryWords, useTripWords } from '#web/platform/sent/messages';
import { useMailSubscription } from '../enquiries.hooks';

/** Where the links of newsletter and fare alert lead: confirms by a press, ends at once. */
export function MailSubscription() {
  const { subscription: words } = useEnquiryWords();
  const { problems } = useTripWords();
  const { act, kind, failure, isBusy, go } = useMailSubscription();
  const isDone = kind !== null;
  const title = act === 'confirm' ? (isDone ? words.confirmTitle[kind] : words.ask) : act === 'end' && isDone ? words.endedTitle : null;
  return (
    <section className="card enquiry">
      {title === null ? null : <h2>{title}</h2>}
      <p className="enquiry__lead" role="status">
        {act === null
          ? words.none
          : isDone
            ? words[act === 'confirm' ? 'confirmed' : 'ended'][kind]
            : failure !== null
              ? null
              : act === 'confirm'
                ? words.askText
                : words.wait}
      </p>
      {failure === null ? null : (
        <p className="enquiry__failure" role="alert">
          {problems[failure]}
        </p>
      )}
      {act === null || isDone || failure === 'subscription_unknown' || (act === 'end' && failure === null) ? null : (
        <button className="btn" type="button" aria-busy={isBusy} onClick={go}>
          {act === 'confirm' ? words.confirm : words.again}
        </button>
      )}
    </section>
  );
}
