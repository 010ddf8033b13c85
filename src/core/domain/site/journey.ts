/** What happens on a traveler's way, in the words of analysis: features say it, tracking alone posts it (architecture). */
import type { BookingStage } from '../booking/booking';
import type { Cents } from '../values/money';
import type { SearchQuery } from '../search/trip';

/** Funnel events carry GA4's names (tracking.10); `currency` is USD wherever there is a value. */
export type JourneyEvent =
  | { readonly type: 'search'; readonly query: SearchQuery }
  | { readonly type: 'view_item_list'; readonly query: SearchQuery; readonly flights: number }
  | { readonly type: 'select_item'; readonly query: SearchQuery; readonly flightId: string; readonly value: Cents }
  | { readonly type: 'begin_checkout'; readonly draftId: string; readonly value: Cents }
  | { readonly type: 'add_payment_info'; readonly draftId: string; readonly value: Cents }
  | { readonly type: 'purchase'; readonly draftId: string; readonly value: Cents }
  | { readonly type: 'refund'; readonly value: Cents }
  | { readonly type: 'generate_lead'; readonly form: string }
  | { readonly type: 'booking_stage'; readonly draftId: string; readonly stage: BookingStage };
