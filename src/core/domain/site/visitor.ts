/** The visitor and device of a visit, as call clicks and events report them. */
export interface VisitorId {
  readonly id: string;
  /** `random` ids say nothing of the device and end with the session. */
  readonly kind: 'fingerprint' | 'random';
}

export interface DeviceFacts {
  /** `mobile`, `tablet`, `browser` … */
  readonly type: string;
  /** Maker and model where the user agent names them, else the system: `Apple iPhone`, `Windows`. */
  readonly name: string;
  readonly browser: string;
}

/** What calls and events say of a visitor who came from no other page (tracking.8). */
export const NO_REFERRER = 'No Referrer';

/** Where the user agent cannot be read, and until it has been. */
export const UNKNOWN_DEVICE: DeviceFacts = { type: 'unknown', name: 'unknown', browser: 'unknown' };
