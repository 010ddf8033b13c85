import { RecordingConsent } from '#web/parts/RecordingConsent';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { useFailureRecording } from '../../outcome.hooks';

/** Offers to send what the page went through before the payment failed (code.22). */
export function FailureRecording({ draftId }: { readonly draftId: string }) {
  const { recording } = useEnquiryWords();
  const { isWanted, toggle, isBusy, reference, hasFailed, send } = useFailureRecording(draftId);
  return (
    <div className="failure__record">
      <RecordingConsent isWanted={isWanted} toggle={toggle} />
      {isWanted && reference === null ? (
        <button className="btn btn--line" type="button" onClick={send} aria-busy={isBusy}>
          {isBusy ? recording.sending : recording.send}
        </button>
      ) : null}
      <p role="status">{reference !== null ? recording.sent(reference) : hasFailed ? recording.failed : null}</p>
    </div>
  );
}
