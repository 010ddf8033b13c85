/** Recordings as they are handed in: chosen as a file, pasted, or fetched from this site. */
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { parseRecording } from '#web/recording/recording';

/** A recording with a run in it, or a sentence that says why it is none. */
export type Read = { readonly recording: Recording } | { readonly fault: string };

export function readText(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'This is no JSON.' };
  }
  const recording = parseRecording(value);
  if (!recording) return { fault: 'This is no recording of this format.' };
  return recording.runs.length === 0 ? { fault: 'There is no machine in this recording.' } : { recording };
}

/** From this site alone: a recording is nobody else's business. */
export async function fetchRecording(address: string): Promise<Read> {
  const url = new URL(address, window.location.href);
  if (url.origin !== window.location.origin) return { fault: 'Recordings are fetched from this site only.' };
  try {
    const answer = await fetch(url);
    return answer.ok ? readText(await answer.text()) : { fault: `The site answered ${String(answer.status)}.` };
  } catch {
    return { fault: 'The site did not answer.' };
  }
}
