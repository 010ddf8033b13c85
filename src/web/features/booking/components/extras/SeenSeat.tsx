import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

interface SeenSeatProps {
  /** While no seat is looked at. */
  readonly idle: string;
  readonly children: ReactNode;
}

/** What the seat under pointer or focus is like, in a line of its own; its name says the same to screen readers. The map is not drawn again for it. */
export function SeenSeat({ idle, children }: SeenSeatProps) {
  const [label, setLabel] = useState<string | null>(null);
  const look = ({ target }: SyntheticEvent): void => {
    const seen = target instanceof Element ? target.closest('td button')?.getAttribute('aria-label') : null;
    if (seen) setLabel(seen);
  };
  return (
    <div className="legseats__map" onMouseOver={look} onFocus={look}>
      <p className="legseats__seen small" aria-hidden="true">
        {label ?? <span className="only-desktop">{idle}</span>}
      </p>
      {children}
    </div>
  );
}
