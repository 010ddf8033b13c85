import { CHANNEL_SLOT } from '#core/content/brandSlots';
import { channelHref, CHANNELS } from '#core/domain/site/telephone';
import { useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import type { CallPlacement } from './callPlace';
import { usePlacement } from './phone.hooks';

/** What the desk reads of a channel. */
const AT_THE_DESK = { smsNumber: 'SMS', whatsappNumber: 'WhatsApp' } as const;

/**
 * Links that begin a message to the agency, for each channel it has; a click is posted as a call is (tracking.7). Prerendered pages always have
 * both: the server takes away those of channels that there are not (server/content/pages/slots/ownBrand.ts).
 */
export function TextLinks({ placement }: { readonly placement: CallPlacement }) {
  const { channels } = useMessages().shell;
  const { brand } = settings();
  const place = usePlacement(placement);
  return (
    <span className="textlinks">
      {CHANNELS.map((channel) => {
        const number = brand[channel];
        return number === null ? null : (
          <a
            key={channel}
            href={channelHref[channel](number)}
            data-number={number}
            data-placement={`${place}, ${AT_THE_DESK[channel]}`}
            {...{ [CHANNEL_SLOT]: channel }}
          >
            {channels[channel]}
          </a>
        );
      })}
    </span>
  );
}
