/** How the stand-in of Stripe takes requests, answers and refuses: in the shapes of Stripe's own package. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** The fields of a call by their names as sent. */
export type Fields = Readonly<Record<string, string>>;

/** What is shown of one of Stripe's objects: names and types are the package's, not all of them need be there. */
export type Shown<T> = T extends readonly (infer One)[]
  ? readonly Shown<One>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Shown<T[Name]> }
    : T;

type RawError = NonNullable<ConstructorParameters<typeof Stripe.errors.StripeError>[0]>;

/** What goes over the wire. */
export interface Answer {
  readonly status: number;
  readonly body: object;
  /** Turned away before anything was begun: the call's key may be used for another. */
  readonly isUnbegun?: boolean;
}

/** An id as Stripe makes them, by the kind of thing. */
export const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
/** Now, as Stripe writes times. */
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** An answer that shows something. */
export const shown = <T>(body: Shown<T>): Answer => ({ status: 200, body: body as object });
/** A list, whole. */
export const listOf = <T>(url: string, data: readonly Shown<T>[]): Answer => ({
  status: 200,
  body: { object: 'list', url, has_more: false, data },
});

/** A refusal. */
export const error = (status: number, details: Shown<RawError>): Answer => ({
  status,
  body: { error: { message: `refused: ${details.code ?? details.type ?? ''}`, ...details } },
});
/** A call that asks for what cannot be. */
export const invalid = (code: string, param = ''): Answer =>
  error(400, { type: 'invalid_request_error', code, ...(param === '' ? {} : { param }) });
/** There is nothing by that name. */
export const missing = (param: string): Answer => error(404, { type: 'invalid_request_error', code: 'resource_missing', param });
/** A parameter that the call does not have. */
export const unknownParameter = (param: string): Answer => ({
  ...error(400, { type: 'invalid_request_error', code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` }),
  isUnbegun: true,
});
