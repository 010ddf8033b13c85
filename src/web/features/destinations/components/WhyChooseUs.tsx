import './whyChooseUs.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';

/** What the agency promises; each of it true on every page (booking.18). */
export function WhyChooseUs({ why }: { why: DestinationRecord['whyChooseUs'] }) {
  return (
    <section className="section" aria-labelledby="why-us">
      <div className="wrap">
        <div className="section__head">
          <h2 id="why-us">{why.mainhd}</h2>
        </div>
        <ul className="reasons">
          {why.points.map(({ hd, des }) => (
            <li key={hd}>
              <h3>{hd}</h3>
              <p>{des}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
