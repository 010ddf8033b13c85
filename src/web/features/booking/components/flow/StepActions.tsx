import type { ReactNode } from 'react';
import type { Cents } from '#core/domain/values/money';
import { useBookingWords } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';
import { useAcceptedTotal } from '../../checkout/booking.hooks';
import { StepBar } from './StepBar';

interface StepActionsProps {
  /** The button that goes on. */
  readonly children: ReactNode;
  /** Left out where nothing is before the step, or nothing may be gone back to. */
  readonly onBack?: (() => void) | undefined;
  /** Of a step that changes the total; the accepted one is shown otherwise. */
  readonly total?: Cents | null;
}

/** Back and onward in a booking, with its total. */
export function StepActions({ children, onBack, total = null }: StepActionsProps) {
  const booking = useBookingWords();
  const accepted = useAcceptedTotal();
  return (
    <StepBar
      back={onBack && { text: booking.back, onPress: onBack }}
      sum={{ label: booking.bill.total, amount: <Price cents={total ?? accepted} size="s" /> }}
    >
      {children}
    </StepBar>
  );
}
