import { BELOW_PUBLISHED_ID } from '#core/domain/fares/belowPublished';
import { href } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';

/** Next to the promotion: which share of the fares on sale is how far below the published ones. */
export function PromoShares({ locale }: { readonly locale: Locale }) {
  const { shell } = useMessages();
  return (
    <Link className="promo__shares" to={`${href('deals', locale)}#${BELOW_PUBLISHED_ID}`}>
      {shell.promoShares}
    </Link>
  );
}
