import './recordingConsent.css';
import { useId } from 'react';
import { useEnquiryWords } from '#web/platform/sent/messages';

/** Asks whether a recording may be sent along; off until the person checks it (code.22). */
export function RecordingConsent({ isWanted, toggle }: { readonly isWanted: boolean; readonly toggle: () => void }) {
  const { recording } = useEnquiryWords();
  const help = useId();
  return (
    <div className="record-ask">
      <label>
        <input type="checkbox" checked={isWanted} onChange={toggle} aria-describedby={help} />
        <span>{recording.label}</span>
      </label>
      <p id={help}>{recording.help}</p>
    </div>
  );
}
