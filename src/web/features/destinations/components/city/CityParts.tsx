import './cityParts.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';

/** Ways into town, the year in fares, neighborhoods and a drawback (content.34). */
export function CityParts({ parts: { mainhd, parts } }: { parts: DestinationRecord['cityParts'] }) {
  return (
    <section aria-labelledby="city-parts">
      <h2 id="city-parts">{mainhd}</h2>
      {parts.map(({ hd, des }) => (
        <div className="part" key={hd}>
          <h3>{hd}</h3>
          <p>{des}</p>
        </div>
      ))}
    </section>
  );
}
