import { useState } from 'react';
import { useBookingWords, useMessages } from '#web/platform/messages';
import { PhoneLink } from '#web/tracking/PhoneLink';
import { TextField } from '#web/ui/TextField';
import { useFindBooking } from '../outcome.hooks';
import { BookingDetails } from './BookingDetails';
import { Notice } from './Notice';

/** Reference and e-mail open a booking in any browser; neither alone does. */
export function FindBooking({ onFind }: { onFind: () => void }) {
  const { problems } = useMessages();
  const words = useBookingWords();
  const { typed, type, found, failure, isLooking, find, forget } = useFindBooking();
  const [isTried, setTried] = useState(false);
  if (found) return <BookingDetails booking={found} draftId={null} onFindOther={forget} />;
  const isReferenceMissing = isTried && typed.reference.trim() === '';
  const isEmailMissing = isTried && typed.email.trim() === '';
  return (
    <div className="wrap find">
      <h1>{words.findTitle}</h1>
      <p className="find__lead">{words.findText}</p>
      <form
        className="panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (typed.reference.trim() === '' || typed.email.trim() === '' || isLooking) return;
          onFind();
          void find();
        }}
      >
        {failure && !isLooking ? <Notice text={problems[failure]} /> : null}
        <div className="grid">
          <TextField
            id="find-reference"
            className="c3"
            label={words.reference}
            value={typed.reference}
            maxLength={12}
            error={isReferenceMissing ? words.referenceMissing : undefined}
            onChange={(text) => {
              type('reference', text);
            }}
          />
          <TextField
            id="find-email"
            className="c3"
            label={words.fields.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={typed.email}
            error={isEmailMissing ? words.emailMissing : undefined}
            onChange={(text) => {
              type('email', text);
            }}
          />
        </div>
        <div className="acts">
          <span className="small muted">
            {words.needHand} <PhoneLink />
          </span>
          <button className="btn" type="submit" aria-disabled={isLooking}>
            {words.findButton}
          </button>
        </div>
      </form>
    </div>
  );
}
