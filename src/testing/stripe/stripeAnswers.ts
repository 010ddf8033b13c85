/** How the stand-in of Stripe is asked and how it refuses. */
import { randomBytes } from 'node:crypto';

/** The fields of a call by their names as sent. */
export type Fields = Readonly<Record<string, string>>;

/** What goes over the wire. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** An id as Stripe makes them, by the kind of thing. */
export const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
/** Now, as Stripe writes times. */
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** A refusal. */
export const error = (status: number, type: string, code: string, param = '', more: object = {}): Answer => ({
  status,
  body: { error: { type, code, message: `refused: ${code}`, ...(param === '' ? {} : { param }), ...more } },
});
/** A call that asks for what cannot be. */
export const invalid = (code: string, param = ''): Answer => error(400, 'invalid_request_error', code, param);
/** There is nothing by that name. */
export const missing = (param: string): Answer => error(404, 'invalid_request_error', 'resource_missing', param);
/** A list, whole. */
export const listOf = (url: string, data: readonly object[]): object => ({ object: 'list', url, has_more: false, data });
