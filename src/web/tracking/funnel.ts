/** Funnel events in GA4's words (tracking.10): nothing personal, `currency` with every `value`. */
import type { EventName, EventParams } from '#core/contract/tracking.schema';
import type { JourneyEvent } from '#core/domain/site/journey';
import type { Cents } from '#core/domain/values/money';
import type { SearchQuery } from '#core/domain/search/trip';

interface FunnelEvent {
  readonly name: EventName;
  readonly params: EventParams;
}

function pairOf({ slices }: SearchQuery): string {
  const { origin, destination } = slices[0];
  return `${origin}-${destination}`;
}

/** GA4 counts in dollars. */
const money = (cents: Cents) => ({ currency: 'USD', value: cents / 100 }) as const;

/** The event to post, null for what is sent otherwise or not at all. */
export function funnelEventOf(event: JourneyEvent): FunnelEvent | null {
  switch (event.type) {
    case 'search':
      return { name: 'search', params: { search_term: pairOf(event.query) } };
    case 'view_item_list':
      return { name: 'view_item_list', params: { item_list_name: pairOf(event.query), item_count: event.flights } };
    case 'select_item':
      return {
        name: 'select_item',
        params: { item_list_name: pairOf(event.query), items: [{ item_id: event.flightId.slice(0, 200) }], ...money(event.value) },
      };
    case 'begin_checkout':
    case 'add_payment_info':
    case 'purchase':
      return { name: event.type, params: { draft_id: event.draftId, ...money(event.value) } };
    case 'refund':
      return { name: 'refund', params: money(event.value) };
    case 'generate_lead':
      return { name: 'generate_lead', params: { form_name: event.form.slice(0, 40) } };
    case 'booking_stage':
      return null;
  }
}
