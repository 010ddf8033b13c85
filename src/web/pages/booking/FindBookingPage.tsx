import { use } from 'react';
import type { RouteMatch } from '#core/domain/routes';
import { FindBooking } from '#web/features/booking/components/FindBooking';
import { useHead } from '#web/features/shell/head.hooks';
import { settings } from '#web/platform/settings';
import { loadSite } from '#web/platform/site';

/** The way back to a booking from anywhere (booking.27). */
export function FindBookingPage({ match }: { match: RouteMatch }) {
  const page = use(loadSite(match.locale)).pageOf(match, settings().brand);
  useHead(page?.seo ?? null, match.locale);
  if (!page) throw new Error(`no content for ${match.route}`);
  return <FindBooking heading={page.heading} lead={page.lead} notes={page.paragraphs} />;
}
