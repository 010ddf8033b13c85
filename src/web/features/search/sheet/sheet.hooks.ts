/**
 * Sheets: on a phone what a field opens takes the whole screen, with the field on top (search.38). The part stays where it is in the
 * document, so that focus, keyboard and what was typed stay with it; the browser's top layer lifts it over everything.
 */
import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { PHONE_QUERY, useMedia } from '#web/platform/useMedia';

/** Whether what opens is a sheet here; false while rendering on the server, and in browsers that cannot lift a part of the page. */
export function useIsPhone(): boolean {
  return useMedia(PHONE_QUERY) && 'popover' in HTMLElement.prototype;
}

/** On `html`: the page below stands still. */
const UNDER_SHEET = 'is-under-sheet';

const loadSheet = () => import(/* webpackChunkName: "suggestions" */ './sheet');

/** Lifts the part over the page while it is a sheet; Back asks to close it. Its style alone covers the screen until then. */
export function useSheet(part: RefObject<HTMLElement | null>, isSheet: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    const sheet = part.current;
    if (!isSheet || !sheet) return;
    let isOver = false;
    const { classList } = document.documentElement;
    classList.add(UNDER_SHEET);
    let lower = (): void => undefined;
    loadSheet()
      .then(({ raise }) => {
        if (!isOver) lower = raise(sheet, () => onBack());
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      classList.remove(UNDER_SHEET);
      lower();
    };
  }, [isSheet, part]);
}
