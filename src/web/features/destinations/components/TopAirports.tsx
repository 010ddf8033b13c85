import './topAirports.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';

/** The city's airports; never a code without a name (complaints.18). */
export function TopAirports({ airports }: { airports: DestinationRecord['topAirports'] }) {
  return (
    <section aria-labelledby="top-airports">
      <h2 id="top-airports">{airports.mainhd}</h2>
      <p className="dest__note">{airports.subhd}</p>
      <ul className="aps">
        {airports.airportsList.map(({ code, name }) => (
          <li key={code}>
            <b>{code}</b> <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
