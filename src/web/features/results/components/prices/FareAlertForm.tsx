import './fareAlertForm.css';
import { ALERT_STEPS } from '#core/domain/fares/fareAlerts';
import { flexibilityText } from '#core/content/phrases/flexibleText';
import { formatCents } from '#core/domain/values/money';
import type { SearchQuery } from '#core/domain/search/trip';
import { EntryForm, EntrySent } from '#web/parts/EntryForm';
import { useEnquiryWords, useLocale, useMessages } from '#web/platform/sent/messages';
import { TextField } from '#web/ui/fields/TextField';
import { useFareAlertForm } from '../../fareAlert.hooks';

/** Asking for a mail when a search gets cheaper (booking.46). */
export function FareAlertForm({ query }: { readonly query: SearchQuery }) {
  const { alert, choices } = useEnquiryWords();
  const messages = useMessages();
  const locale = useLocale();
  const { entry, flex, step, chooseStep, isClosed } = useFareAlertForm(query);
  const { field, sent, startAnew } = entry;
  if (isClosed) return <p className="farealert">{alert.closed}</p>;
  return (
    <div className="farealert">
      {sent ? (
        <EntrySent
          words={{ ...alert, sentText: (email) => alert.sentText(email, formatCents(sent.receipt.fare)) }}
          email={sent.email}
          onAnother={startAnew}
        />
      ) : (
        <EntryForm entry={entry} heading={alert.heading} lead={alert.lead} send={alert.send}>
          {flex === '' ? null : (
            <p>
              <b>{flexibilityText(locale, messages, flex)}</b>
            </p>
          )}
          <fieldset className="cluster farealert__steps">
            <legend>{alert.step}</legend>
            {ALERT_STEPS.map((option) => (
              <label key={option} className="farealert__step">
                <input type="radio" name="alert-step" checked={step === option} onChange={() => chooseStep(option)} />
                <span>{choices.steps[option]}</span>
              </label>
            ))}
          </fieldset>
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        </EntryForm>
      )}
    </div>
  );
}
