import './callBand.css';
import { useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';

/** The indigo band with the number in display type. */
export function CallBand() {
  const { shell } = useMessages();
  return (
    <section className="band on-brand" aria-labelledby="band-heading">
      <div className="wrap">
        <div>
          <h2 id="band-heading">{shell.band.heading}</h2>
          <PhoneLink placement="Call band" className="band__tel" />
          <p className="muted">{shell.band.lead}</p>
        </div>
        <ul>
          {shell.band.points.map((point) => (
            <li key={point}>
              <Icon name="check" /> {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
