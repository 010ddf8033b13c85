import './topPlaces.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';
import { Poster } from '#web/ui/pictures/Poster';

interface TopPlacesProps {
  readonly places: DestinationRecord['topPlaces'];
  readonly onSelect: () => void;
}

/** Five places, each with a button that fills in the search for the city. */
export function TopPlaces({ places, onSelect }: TopPlacesProps) {
  return (
    <section className="section" aria-labelledby="top-places">
      <div className="wrap">
        <div className="section__head">
          <div>
            <h2 id="top-places">{places.mainhd}</h2>
            <p>{places.subhd}</p>
          </div>
        </div>
        <ul className="places">
          {places.topPlacesList.map(({ img, hd, des, btn }) => (
            <li className="place" key={img}>
              <Poster name={img} isLate />
              <h3>{hd}</h3>
              <p>{des}</p>
              <button className="btn btn--line btn--s" type="button" onClick={onSelect}>
                {btn}
                <span className="vh">: {hd}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
