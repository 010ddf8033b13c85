import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePreload } from '#web/platform/sent/preload';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address on this site, with language and query. */
  readonly to: string;
}

/**
 * A link to a page of this site, which is brought while somebody points at it. The router's own brings the loading of its data routes along: 3 KiB of the first
 * JavaScript.
 */
export function Link({ to, onClick, onPointerEnter, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const preload = usePreload();
  return (
    <a
      {...props}
      href={useHref(to)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload(to);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
