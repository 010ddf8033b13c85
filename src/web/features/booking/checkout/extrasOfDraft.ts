/** What becomes of seats and bags in the booking machine when a draft comes, or goes. */
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { SoldExtra } from '#core/domain/extras/extras';
import { extrasTotal } from '#core/domain/extras/extras';
import type { Cents } from '#core/domain/values/money';
import type { BookingContext } from './booking.types';

type Changed = Partial<Pick<BookingContext, 'sellsExtras' | 'extras' | 'acceptedTotal' | 'extrasChange' | 'done'>>;

/**
 * As the draft has them. Where some were sold to others meanwhile, their step is open again: a lower total needs no yes before it, since it
 * is passed at the new one. Whoever was refused a payment for it is told so even where nothing says what was sold.
 */
export function extrasOf({ extras: before, extrasChange, done }: BookingContext, draft: DraftWire, acceptedTotal: Cents | null): Changed {
  const { sellsExtras = false, extras = [] } = draft;
  const kept = new Set(extras.map(({ id }) => id));
  const isRefused = extrasChange?.kind === 'lost' && extrasChange.lost.length === 0;
  const lost: readonly SoldExtra[] = draft.soldMeanwhile ?? (isRefused ? before.filter(({ id }) => !kept.has(id)) : []);
  if (!sellsExtras || (lost.length === 0 && !isRefused)) return { sellsExtras, extras };
  return {
    sellsExtras,
    extras,
    acceptedTotal: acceptedTotal === null ? null : Math.min(acceptedTotal, draft.quote.price.total),
    extrasChange: { kind: 'lost', lost },
    done: { ...done, extras: false },
  };
}

/** Another draft has none of the seats and bags of the one before. */
export function droppedExtras({ extras, acceptedTotal, done }: BookingContext): Changed {
  if (extras.length === 0) return {};
  return {
    extras: [],
    extrasChange: { kind: 'dropped' },
    acceptedTotal: acceptedTotal === null ? null : acceptedTotal - extrasTotal(extras),
    done: { ...done, extras: false },
  };
}
