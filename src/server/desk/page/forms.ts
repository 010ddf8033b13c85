/** What the desk's forms send. */

/** How a form of a page without scripts is sent. */
export const FORM = 'application/x-www-form-urlencoded';
/** An identifier that a form names. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A field of a form; empty where it was not sent. */
export function fieldOf(body: unknown, name: string): string {
  const typed: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof typed === 'string' ? typed.trim() : '';
}
