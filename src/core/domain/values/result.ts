/** An expected outcome as a value: failures carry a code, bugs throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The value where the program makes sure that there is one: its absence is a bug and throws, never a default. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`no ${name}`);
  return value;
}

/** Makes a switch exhaustive: unreachable when every case is handled. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
