/** How the settings of one subject are read: config/config.ts passes this to the files next to it. */
/** One variable that cannot be used and what it must be. */
export interface ConfigFault {
  readonly variable: string;
  readonly mustBe: string;
}

/** Reads one variable: its fallback where it is unset, a fault where it cannot be parsed. */
export type ReadVariable = <T>(variable: string, fallback: T, mustBe: string, parse: (text: string) => T | null) => T;

/** A host name or address to listen on. */
export const HOST = /^[A-Za-z0-9.:-]{1,253}$/;

export function parsePort(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : null;
}
