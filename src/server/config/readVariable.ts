/** How the settings of one subject are read: config/config.ts hands this to the files beside it. */
/** One variable that cannot be used and what it must be. */
export interface ConfigFault {
  readonly variable: string;
  readonly mustBe: string;
}

/** Reads one variable: its fallback where it is unset, a fault where it cannot be parsed. */
export type ReadVariable = <T>(variable: string, fallback: T, mustBe: string, parse: (text: string) => T | null) => T;
