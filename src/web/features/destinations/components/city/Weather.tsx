import '../fares/monthBars.css';
import type { GuideRecord } from '#core/content/destinations/guides/guideRecord';
import { OfficialLink } from '#web/parts/OfficialLink';
import { MonthBar } from '../fares/MonthBar';

/** Highs and lows of each month, as a table whose bars say the same (content.57). */
export function Weather({ weather: { heading, note, columns, months, source } }: { weather: GuideRecord['weather'] }) {
  return (
    <section aria-labelledby="weather">
      <h2 id="weather">{heading}</h2>
      <p className="dest__note">{note}</p>
      <table className="months">
        <thead>
          <tr>
            <th scope="col">{columns.month}</th>
            <td aria-hidden="true" />
            <th scope="col" className="months__high">
              {columns.high}
            </th>
            <th scope="col" className="months__low">
              {columns.low}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, high, low, from, to }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <MonthBar from={from} to={to} />
              </td>
              <td className="months__high">{high}</td>
              <td className="months__low">{low}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OfficialLink source={source} />
    </section>
  );
}
