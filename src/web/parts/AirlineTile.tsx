import './itinerary.css';

/** Inks of the tile palette (visual rule 9); every pair reads at 4.5:1. */
const INKS = 7;

/** The airline's monogram: decoration, its name stands beside it. */
export function AirlineTile({ code }: { code: string }) {
  return (
    <span className={`tile tile--${String(inkOf(code))}`} aria-hidden="true">
      {code}
    </span>
  );
}

/** The same airline has the same ink everywhere. */
function inkOf(code: string): number {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum % INKS;
}
