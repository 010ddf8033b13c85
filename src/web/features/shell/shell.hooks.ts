/** Small questions of the shell to the window. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { now } from '#web/platform/clock';
import { useLocale } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { useHydrated } from '#web/platform/useHydrated';
import { focusHeading } from '#web/ui/headingFocus';

/** Scroll after which the header sticks (content.6). */
const STICKY_AFTER_PX = 100;

/** As of the last scroll: asking the window while a page is being changed would have it laid out for the answer. */
let isStuck = false;

export function useStuck(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const look = (): void => {
        isStuck = window.scrollY > STICKY_AFTER_PX;
        changed();
      };
      look();
      window.addEventListener('scroll', look, { passive: true });
      return () => {
        window.removeEventListener('scroll', look);
      };
    },
    () => isStuck,
    () => false,
  );
}

/** An open state that ends when the address changes. */
export function useOpenUntilNavigation(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === key, (isOpen) => setOpenAt(isOpen ? key : null)];
}

/** The promise of the top line and the call bar, and that of the home banner (content.8), in the page's language. */
export function usePromo(): { line: string; banner: string } {
  const { brand } = settings();
  return useLocale() === 'es' ? { line: brand.promoEs, banner: brand.promoBannerEs } : { line: brand.promo, banner: brand.promoBanner };
}

/** The year of the copyright line; empty in prerendered HTML, which must not age. */
export function useYear(): string {
  const isHydrated = useHydrated();
  return isHydrated ? String(new Date(now()).getFullYear()) : '';
}

/** The query of the address for links to the same page; empty in prerendered HTML. */
export function useQuery(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}

/** What the Inquiry button does (content.10): on the contact page the form's first field, elsewhere the contact page. */
export function useInquiry({ route, locale }: RouteMatch): () => void {
  const navigate = useNavigate();
  return () => {
    if (route !== 'contact') {
      void navigate(href('contact', locale));
      return;
    }
    const field = document.querySelector<HTMLElement>('#main form :is(input, select, textarea)');
    if (field) field.focus();
    else {
      window.scrollTo({ top: 0 });
      focusHeading();
    }
  };
}

/** Closes an open part of the page on Escape and when focus or a press goes elsewhere. */
export function useDismiss(isOpen: boolean, part: RefObject<HTMLElement | null>, close: (wasEscape: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !part.current?.contains(event.target)) close(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  });
}
