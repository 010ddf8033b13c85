import './monthFares.css';
import type { DealWire } from '#core/contract/flights/deals.schema';
import { parseIsoDate } from '#core/domain/values/dates';
import { searchOfDeal } from '#core/domain/fares/deals';
import { href, LANGUAGE_TAG } from '#core/domain/site/routes';
import { datesText } from '#web/parts/dateText';
import { Link } from '#web/parts/Link';
import { SeenDay } from '#web/parts/fares/SeenDay';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';
import { MonthBar } from './MonthBar';

interface MonthFaresProps {
  /** Name of the city they lead to. */
  readonly city: string;
  /** The lowest of each month, the next month first. */
  readonly fares: readonly DealWire[];
}

/** From so many months on there is something to compare. */
const FEWEST = 2;

/** The lowest fare that was seen in each month, with a bar to compare them and the search that finds it (content.58). */
export function MonthFares({ city, fares }: MonthFaresProps) {
  const { destinations: words } = useMessages();
  if (fares.length < FEWEST) return null;
  const dearest = Math.max(...fares.map(({ total }) => total));
  return (
    <section className="monthfares" aria-labelledby="month-fares">
      <h2 id="month-fares">{words.months(city)}</h2>
      <p className="dest__note">{words.monthsNote}</p>
      <ul>
        {fares.map((fare) => (
          <MonthFare key={fare.departs} fare={fare} share={fare.total / dearest} />
        ))}
      </ul>
    </section>
  );
}

function MonthFare({ fare, share }: { readonly fare: DealWire; readonly share: number }) {
  const locale = useLocale();
  const messages = useMessages();
  const [departs, returns] = [parseIsoDate(fare.departs), fare.returns === null ? null : parseIsoDate(fare.returns)];
  if (departs === null) return null;
  const month = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const from = messages.common.city({ city: fare.originCity, cityEs: fare.originCityEs });
  return (
    <li>
      <Link className="monthfare" to={href('results', locale, {}, searchOfDeal({ ...fare, departs, returns }))}>
        <b>{month.format(Date.parse(`${departs}T00:00:00Z`))}</b>
        <MonthBar from={0} to={Math.round(100 * share)} />
        <Price cents={fare.total} size="s" />
        <span className="monthfare__trip">
          {messages.destinations.from(from)}, {datesText(messages, departs, returns)} ·{' '}
          <small>
            <SeenDay seenAt={fare.seenAt} />
          </small>
        </span>
      </Link>
    </li>
  );
}
