import './airlineTile.css';
import './airlineColors.json';

/** The airline's monogram in inks of its own (visual rule 9): decoration, its name is next to it. */
export function AirlineTile({ code }: { code: string }) {
  return (
    <span className={`tile tile--${code}`} aria-hidden="true">
      {code}
    </span>
  );
}
