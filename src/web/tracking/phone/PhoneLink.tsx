import type { ReactNode } from 'react';
import { telHref } from '#core/domain/site/telephone';
import type { CallPlacement } from './callPlace';
import { usePhoneNumber, usePlacement } from './phone.hooks';

interface PhoneLinkProps {
  readonly className?: string;
  /** Accessible name around the number; must contain it (tracking.4). Left out: the visible text is the name. */
  readonly label?: (number: string) => string;
  /** What is shown; the number alone when left out. */
  readonly children?: (number: string) => ReactNode;
  /** Where the link stands, for the call-click post (tracking.8); the kind of page says it where it has a word of its own. */
  readonly placement: CallPlacement;
}

/** A telephone link to a number that does not change with the page, such as the second one. */
export function NumberLink({ className, label, children, placement, number }: PhoneLinkProps & { readonly number: string }) {
  const place = usePlacement(placement);
  return (
    <a className={className} href={telHref(number)} aria-label={label?.(number)} data-number={number} data-placement={place}>
      {children ? children(number) : number}
    </a>
  );
}

/** Every telephone link of the site is this one: the call script (tracking/calls.ts) reads its attributes when it is clicked. */
export function PhoneLink(props: PhoneLinkProps) {
  return <NumberLink {...props} number={usePhoneNumber()} />;
}
