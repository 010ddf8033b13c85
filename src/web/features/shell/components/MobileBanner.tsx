import { useLocale, useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';
import { useBannerWatch } from '../callBar.hooks';
import { usePromo } from '../shell.hooks';
import { PromoShares } from './PromoShares';

/** The home page's banner on narrow screens (content.8). */
export function MobileBanner() {
  const { shell } = useMessages();
  const locale = useLocale();
  const { banner } = usePromo();
  const ref = useBannerWatch();
  return (
    <section className="promo" aria-label={banner} ref={ref}>
      <span>
        <b>{banner}</b>
        <small>
          {shell.promoDetail} <PromoShares locale={locale} />
        </small>
      </span>
      <PhoneLink placement="Banner" className="btn" label={(number) => `${shell.call} ${number}`}>
        {() => (
          <>
            <Icon name="phone" />
            {shell.call}
          </>
        )}
      </PhoneLink>
    </section>
  );
}
