/** Terminals of airlines at airports with several: only where an airline uses one for all its flights, in and out. Left out where not sure. */
import terminals from '../data/terminals.json';

const BY_AIRPORT: Readonly<Record<string, Readonly<Record<string, string>>>> = terminals;

const TERMINAL_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_AIRPORT).flatMap(([airport, airlines]) =>
    Object.entries(airlines).flatMap(([terminal, codes]) =>
      codes.split(' ').map((airline) => [`${airline} ${airport}`, terminal] as const),
    ),
  ),
);

/** The terminal of an airline at an airport; null where it is not known, or there is one alone. */
export const terminalOf = (airline: string, airport: string): string | null => TERMINAL_OF.get(`${airline} ${airport}`) ?? null;
