import './handover.css';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { plainInstant } from '#core/domain/values/clockText';
import type { Locale } from '#core/domain/site/routes';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import { useHandoverMutation } from '../tracking.api';

/** A short code next to the number: the agent sees what the caller sees, so nobody reads a flight out loud. Made only when requested. */
export function HandoverCode({ draftId }: { draftId: string }) {
  const { tracking } = useMessages();
  const locale = useLocale();
  const [ask, { data, isLoading, isError }] = useHandoverMutation();
  return (
    <div className="handover">
      {data ? null : (
        <button
          {...removes('handover')}
          className="btn btn--line btn--s"
          type="button"
          aria-disabled={isLoading}
          onClick={() => (isLoading ? undefined : void ask(draftId))}
        >
          {tracking.handoverAsk}
        </button>
      )}
      <div role="status">
        {data ? (
          <>
            <p className="handover__code" data-heading>
              <small>{tracking.handoverCode}</small> <b>{data.code}</b>
            </p>
            <p className="small muted">
              {tracking.handoverLead} {tracking.handoverUntil(timeText(data.expiresAt, locale))}
            </p>
          </>
        ) : null}
        {isError ? <p className="small">{tracking.handoverFailed}</p> : null}
      </div>
    </div>
  );
}

/** The clock on the visitor's wall. */
const timeText = (instant: string, locale: Locale): string =>
  plainInstant(new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { hour: 'numeric', minute: '2-digit' }).format(new Date(instant)));
