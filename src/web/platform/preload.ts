/** Brings a page before it is asked for; the app, which alone knows the pages, provides how. */
import { createContext, use } from 'react';
import type { RouteId } from '#core/domain/routes';

/** Starts loading a page's script, style and words; a failure shows when the page is opened. */
export type Preload = (route: RouteId) => void;

export const PreloadContext = createContext<Preload>(() => undefined);

export function usePreload(): Preload {
  return use(PreloadContext);
}
