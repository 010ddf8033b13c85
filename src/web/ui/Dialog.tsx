import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly open: boolean;
  readonly label: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal over the page: the browser's own dialog keeps focus inside, Escape and a click outside close it. */
export function Dialog({ open, label, className, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // with the change of the page, so that the focus can leave in the same moment
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={className}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open ? children : null}
    </dialog>
  );
}
