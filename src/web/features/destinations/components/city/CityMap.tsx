import './cityMap.css';
import type { GuideRecord } from '#core/content/destinations/guides/guideRecord';

/** Neighborhoods as numbers on a drawn map, and what each is like (content.57). */
export function CityMap({ map: { heading, label, file, width, height, places } }: { map: GuideRecord['map'] }) {
  return (
    <section aria-labelledby="city-map">
      <h2 id="city-map">{heading}</h2>
      <div className="citymap">
        <svg className="citymap__art" viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={label}>
          <image href={file} width={width} height={height} />
          {places.map(({ name, x, y }, i) => (
            <g key={name}>
              <circle cx={x} cy={y} r="36" />
              <text x={x} y={y + 16}>
                {i + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className="citymap__list">
          {places.map(({ name, text }, i) => (
            <li key={name}>
              <span className="citymap__number" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
