/** What the browser remembers of a visitor: where, and how it is read back. Shared by the slice and the call script. */
import type { DeviceFacts, VisitorId } from '#core/domain/site/visitor';

export const KEYS = {
  callBar: 'wf.callBar',
  code: 'wf.fftfn',
  visit: 'wf.visit',
  visitor: 'wf.visitor',
  device: 'wf.device',
  calls: 'wf.calls',
} as const;

/** The call bar's value. */
export const CLOSED = 'closed';

/** A bad value is no value. */
export function readVisitor(stored: unknown): VisitorId | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('kind' in stored)) return null;
  const { id, kind } = stored;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return null;
  return kind === 'fingerprint' || kind === 'random' ? { id, kind } : null;
}

/** A bad value is no value. */
export function readDevice(stored: unknown): DeviceFacts | null {
  if (typeof stored !== 'object' || stored === null || !('type' in stored) || !('name' in stored) || !('browser' in stored)) return null;
  const { type, name, browser } = stored;
  return typeof type === 'string' && typeof name === 'string' && typeof browser === 'string' ? { type, name, browser } : null;
}
