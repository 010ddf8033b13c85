import { useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { TextLinks } from '#web/tracking/phone/TextLinks';
import { NumberLink, PhoneLink } from '#web/tracking/phone/PhoneLink';

/** Numbers, email and address; the second number stands here and on the 404 page (tracking.1). */
export function ContactDetails() {
  const { shell } = useMessages();
  const { brand } = settings();
  return (
    <dl className="facts-list">
      <div>
        <dt>{shell.assistance}</dt>
        <dd>
          <PhoneLink placement="Contact" />
          <small className="relay muted">{shell.relay}</small>
          <TextLinks placement="Contact" />
        </dd>
      </div>
      <div>
        <dt>{shell.secondNumber}</dt>
        <dd>
          <NumberLink placement="Second number" number={brand.secondPhone} />
        </dd>
      </div>
      <div>
        <dt>{shell.email}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </div>
      <div>
        <dt>{shell.address}</dt>
        <dd>
          <address>
            <span>{brand.legalName}</span>
            <span>{brand.addressLines.join('\n')}</span>
          </address>
        </dd>
      </div>
    </dl>
  );
}
