/** The desk's page: complete without a script, figures as tables, pictures of them above. */
import { formatCents } from '#core/domain/values/money';
import type { IsoDate } from '#core/domain/values/dates';
import { percentOf, revenueOf, sumOf } from '../../../reports/figures';
import type { Figures } from '../../../reports/figures';
import { countText, percentText, WORDS } from '../language';
import { FactList } from '../parts/FactList';
import { deskDocument, useDesk } from '../parts/frame';
import type { Frame } from '../parts/frame';
import { Header } from '../parts/Header';
import { DESK_PATH } from '../paths';
import { Charts } from './Charts';
import { lastDays, MOST_DAYS, queryOf } from '../deskAddress';
import type { DeskAddress } from '../deskAddress';
import { TableSection } from './TableSection';
import { tableOf, TABLES } from './tables';
import type { DeskData } from './tables';
import { Waiting } from './Waiting';
import type { WaitingProps } from './Waiting';

const QUICK = [1, 7, 30, 90] as const;

export interface FiguresPage extends Frame, WaitingProps {
  readonly address: DeskAddress;
  readonly today: IsoDate;
  /** The agency's figures; null for those who are no supervisor. */
  readonly data: DeskData | null;
}

export const figuresDocument = (page: FiguresPage): string => deskDocument(page, WORDS[page.lang].title, <FiguresView {...page} />);

function FiguresView({ address, today, data, happened, attention, entries, stuck }: FiguresPage) {
  return (
    <>
      {data === null ? <Header path={DESK_PATH} nameAs="h1" /> : <DaysHeader address={address} today={today} />}
      <main>
        <Waiting happened={happened} attention={attention} entries={entries} stuck={stuck} />
        {data !== null && <FiguresOfDays address={address} data={data} happened={happened} />}
      </main>
    </>
  );
}

function FiguresOfDays({ address, data, happened }: Pick<FiguresPage, 'address' | 'happened'> & { readonly data: DeskData }) {
  const { words } = useDesk();
  return (
    <>
      {address.isRangeWrong && (
        <p className="fault" role="alert">
          {words.rangeWrong(MOST_DAYS)}
        </p>
      )}
      <p className="hint">
        {words.daysEnd(data.timeZone)} {words.revenueNote}
      </p>
      <Brief sum={sumOf(data.figures)} />
      <div className="pair">
        <CountList
          heading={words.written}
          lines={[
            [words.messages, happened.messages],
            [words.vacations, happened.vacations],
            [words.cancelRequests, happened.cancelRequests],
            [words.newsletter, happened.newsletter],
            [words.alerts, happened.alerts],
            [words.mailsSent, happened.mailsSent],
          ]}
        />
        <CountList heading={words.states} lines={happened.bookings.map(({ state, count }) => [words.stateNames[state], count])} />
      </div>
      <Charts {...data} />
      {TABLES.map((name) => (
        <TableSection key={name} table={tableOf(name, data, words)} range={address.range} />
      ))}
    </>
  );
}

function DaysHeader({ address: { range }, today }: Pick<FiguresPage, 'address' | 'today'>) {
  const { lang, words, to } = useDesk();
  return (
    <Header path={`${DESK_PATH}?${queryOf(range)}`} nameAs="h1" hasAgents>
      <div className="days">
        <form method="get" action={DESK_PATH}>
          {lang === 'es' && <input type="hidden" name="lang" value="es" />}
          {(['from', 'to'] as const).map((name) => (
            <div key={name}>
              <label htmlFor={name}>{words[name]}</label>
              <input id={name} name={name} type="date" defaultValue={range[name]} required />
            </div>
          ))}
          <button type="submit">{words.show}</button>
        </form>
        <nav aria-label={words.quick}>
          <ul>
            {QUICK.map((days) => {
              const its = lastDays(today, days);
              const isShown = its.from === range.from && its.to === range.to;
              return (
                <li key={days}>
                  <a href={to(`${DESK_PATH}?${queryOf(its)}`)} aria-current={isShown ? 'page' : undefined}>
                    {days === 1 ? words.today : words.lastDays(days)}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      </div>
    </Header>
  );
}

function Brief({ sum }: { readonly sum: Figures }) {
  const { lang, words } = useDesk();
  const tiles = [
    [words.revenue, formatCents(revenueOf(sum))],
    [words.refunded, formatCents(sum.refunded)],
    [words.tickets, countText(sum.tickets, lang)],
    [words.calls, countText(sum.calls, lang)],
    [words.searches, countText(sum.searches, lang)],
    [words.ofSearches, percentText(percentOf(sum.tickets, sum.searches))],
  ] as const;
  return (
    <section aria-labelledby="brief">
      <h2 id="brief">{words.inBrief}</h2>
      <FactList className="tiles" rows={tiles} />
    </section>
  );
}

interface CountListProps {
  readonly heading: string;
  readonly lines: readonly (readonly [name: string, count: number])[];
}

const CountList = ({ heading, lines }: CountListProps) => (
  <section>
    <h2>{heading}</h2>
    <FactList className="lines" rows={lines} />
  </section>
);
