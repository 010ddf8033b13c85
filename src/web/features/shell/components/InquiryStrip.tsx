import './inquiryStrip.css';
import type { RouteMatch } from '#core/domain/site/routes';
import { useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { useInquiry } from '../shell.hooks';

/** The inquiry button that every page has (content.10). */
export function InquiryStrip({ match }: { match: RouteMatch }) {
  const { shell } = useMessages();
  const inquire = useInquiry(match);
  return (
    <aside className="ask" aria-label={shell.inquiry}>
      <div className="wrap">
        <p>
          {shell.inquiryLead} <PhoneLink placement="Inquiry" className="nowrap" />
        </p>
        <button className="btn btn--line btn--s" type="button" onClick={inquire}>
          {shell.inquiry}
        </button>
      </div>
    </aside>
  );
}
