import './nonstopAirlines.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';

/** Airlines that fly to the city without a stop, with where from and how often, by the timetable (content.34). */
export function NonstopAirlines({ nonstops: { mainhd, subhd, airlines } }: { nonstops: DestinationRecord['nonstops'] }) {
  return (
    <section aria-labelledby="nonstop-airlines">
      <h2 id="nonstop-airlines">{mainhd}</h2>
      <p className="dest__note">{subhd}</p>
      <dl className="nonstops">
        {airlines.map(({ label, from, perWeek }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{from}</dd>
            <dd>{perWeek}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
