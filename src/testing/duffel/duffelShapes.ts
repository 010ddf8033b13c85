/** What the parts of the local Duffel server share: names, money, answers. */
import { randomBytes } from 'node:crypto';

export type Json = Record<string, unknown>;
export interface Answer {
  readonly status: number;
  readonly body: object;
}

export const id = (prefix: string): string => `${prefix}_${randomBytes(11).toString('hex')}`;
export const money = (cents: number): string => (cents / 100).toFixed(2);

export const refuse = (status: number, code: string): Answer => ({
  status,
  body: {
    errors: [
      { type: status === 422 ? 'validation_error' : 'invalid_state_error', code, title: code, message: code, documentation_url: '' },
    ],
    meta: { request_id: id('req'), status },
  },
});
export const data = (body: object, status = 200): Answer => ({ status, body: { data: body } });
export const unknownField = (of: Json, known: readonly string[]): boolean => Object.keys(of).some((name) => !known.includes(name));
