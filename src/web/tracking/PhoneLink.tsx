import type { ReactNode } from 'react';
import { useCallClick, usePhoneNumber } from './phone.hooks';

/** `tel:+18005550142` of a displayed US number. */
export const telHref = (number: string): string => `tel:+1${number.replace(/\D/g, '')}`;

interface PhoneLinkProps {
  readonly className?: string;
  /** Accessible name around the number; must contain it (product §9). Left out: the visible text is the name. */
  readonly label?: (number: string) => string;
  /** What is shown; the number alone when left out. */
  readonly children?: (number: string) => ReactNode;
  /** Where the link stands, for the call-click post (spec §7); the kind of page says it where it has a word of its own. */
  readonly placement?: string;
}

/** A telephone link to a number that does not change with the page, such as the second one. */
export function NumberLink({ className, label, children, placement, number }: PhoneLinkProps & { readonly number: string }) {
  const onCall = useCallClick();
  return (
    <a
      className={className}
      href={telHref(number)}
      aria-label={label?.(number)}
      data-placement={placement}
      onClick={() => onCall(number, placement ?? '')}
    >
      {children ? children(number) : number}
    </a>
  );
}

/** Every telephone link of the site is this one, so that each click can be told of. */
export function PhoneLink(props: PhoneLinkProps) {
  return <NumberLink {...props} number={usePhoneNumber()} />;
}
