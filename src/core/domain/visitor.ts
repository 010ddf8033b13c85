/** Who a visit belongs to, as call clicks and events tell it. */
export interface VisitorId {
  readonly id: string;
  /** `random` ids say nothing of the device and end with the session. */
  readonly kind: 'fingerprint' | 'random';
}
