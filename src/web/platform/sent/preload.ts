/** Brings a page before it is requested; the app, which alone knows the pages, provides how. */
import { createContext, use } from 'react';

/** Starts loading what the page at an address is made of; a failure shows when the page is opened. */
export type Preload = (address: string) => void;

export const PreloadContext = createContext<Preload>(() => undefined);

export function usePreload(): Preload {
  return use(PreloadContext);
}
