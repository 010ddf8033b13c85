/** Passing an address on: by the device's own way where it has one, else copied. */
import { useState } from 'react';

export type ShareState = 'idle' | 'shared' | 'copied' | 'refused';

/** Both are absent in some browsers and outside secure pages, whatever their types say. */
const device = (): { readonly share?: Navigator['share']; readonly clipboard?: Clipboard } => navigator;

/** A link that was given up by the traveler is neither shared nor copied. */
async function passOn(url: string, title: string): Promise<ShareState> {
  const { share, clipboard } = device();
  if (share) {
    try {
      await share.call(navigator, { url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'idle';
    }
  }
  if (!clipboard) return 'refused';
  return clipboard.writeText(url).then(
    () => 'copied' as const,
    () => 'refused' as const,
  );
}

export function useShare(path: string, title: string) {
  const [state, setState] = useState<ShareState>('idle');
  const link = typeof window === 'undefined' ? path : window.location.origin + path;
  return { state, link, pass: (): void => void passOn(link, title).then(setState) };
}
