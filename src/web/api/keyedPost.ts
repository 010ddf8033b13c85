/** Posts that may be repeated: a key names the sending, and the server keeps it once (`Idempotency-Key`; money.6, content.39). */
import type { Call } from './request';

/** A body and the key that names its sending. */
export interface Keyed<Body> {
  readonly key: string;
  readonly body: Body;
}

export const keyedPost =
  <Body>(url: string) =>
  ({ key, body }: Keyed<Body>): Call => ({ url, method: 'POST', body, headers: { 'Idempotency-Key': key } });
