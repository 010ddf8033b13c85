import { useId, useState } from 'react';
import type { Messages } from '#core/content/messages/messages.en';
import { lowestOf } from '#core/domain/flights/compare';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Carrier, Flight, FlightsFound, Slice } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { totalTravelers } from '#core/domain/travelers/travelers';
import { wholeCost } from '#core/domain/fares/wholeCost';
import { partyCost } from '#core/domain/fares/partyCost';
import type { Extra, WholeCost } from '#core/domain/fares/wholeCost';
import { cityOf } from '#web/parts/cityOf';
import { fareName, fareRuleRows } from '#core/content/phrases/fareRules';
import { flightNumbers } from '#web/parts/itinerary/flightNumbers';
import { useMessages, useResultsWords, useTripWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import type { ResultsWords, TripWords } from '#web/platform/sent/messages';
import { at } from '#core/domain/values/checkedReads';

interface CompareTableProps {
  readonly flights: readonly Flight[];
  readonly found: FlightsFound;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly onSelect: (flight: Flight, fare: Fare) => void;
  readonly onRemove: (flightId: string) => void;
}

interface Row {
  readonly term: string;
  /** The lines of each flight's cell. */
  readonly cells: readonly (readonly string[])[];
  /** Cells with the best value, and what they are called. */
  readonly best?: readonly boolean[];
  readonly bestWord?: string;
}

/** Two or three flights as columns, one question a row; the best answer of a row is named. */
export function CompareTable({ flights, found, extras, onSelect, onRemove }: CompareTableProps) {
  const messages = { ...useMessages(), ...useResultsWords(), ...useTripWords() };
  const { compare, results } = messages;
  const fareOf = (flight: Flight): Fare => wholeCost(flight, extras).fare;
  const table = useId();
  const columnId = (flight: Flight): string => `${table}${flight.id}`;
  const [isShort, setShort] = useState(false);
  const all = [
    ...priceRows(messages, flights, found, extras),
    ...directionRows(messages, flights, found),
    ...ruleRows(messages, flights.map(fareOf)),
  ];
  const rows = isShort ? all.filter(differs) : all;
  return (
    <>
      <label className="compare__short">
        <input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} /> {compare.differencesOnly}
      </label>
      <p role="status">{rows.length === 0 ? compare.noDifferences : null}</p>
      {/* A scroller must be reached by keyboard. */}
      <div className="compare__scroll" role="region" aria-label={compare.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{compare.flight}</th>
              {flights.map((flight) => (
                <th key={flight.id} id={columnId(flight)} scope="col">
                  {numbersOfFlight(flight, found.carriers)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, cells, best, bestWord }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {cells.map((cell, i) => (
                  <td key={flights[i]?.id}>
                    <Lines lines={cell} />
                    {best?.[i] ? <em>{bestWord}</em> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {flights.map((flight) => (
                <td key={flight.id}>
                  <button
                    className="btn"
                    type="button"
                    aria-describedby={columnId(flight)}
                    onClick={() => onSelect(flight, fareOf(flight))}
                  >
                    {results.select}
                  </button>
                  <button
                    {...removes('compared')}
                    className="link"
                    type="button"
                    aria-describedby={columnId(flight)}
                    onClick={() => onRemove(flight.id)}
                  >
                    {compare.remove}
                  </button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

/** Whether the flights say something different in a row. */
const differs = ({ cells }: Row): boolean => new Set(cells.map((lines) => lines.join('\n'))).size > 1;

/** What one pays and, where more than one travel, what all of them do; with extras wanted the same with them. */
function priceRows(
  messages: Messages & ResultsWords,
  flights: readonly Flight[],
  found: FlightsFound,
  extras: readonly Extra[],
): readonly Row[] {
  const { common, compare, wholeCost: words } = messages;
  const { travelers } = found.query;
  const count = totalTravelers(travelers);
  const party = common.travelers(count);
  const wholes = flights.map((flight) => wholeCost(flight, extras));
  const row = (term: string, cents: readonly number[]): Row => ({
    term,
    cells: cents.map((one) => [formatCents(one)]),
    best: lowestOf(cents),
    bestWord: compare.lowest,
  });
  const wholeRow = (term: string, centsOf: (cost: WholeCost) => number): Row => ({
    term,
    cells: wholes.map((whole) => {
      const { unknown, refused } = whole;
      const lines = [
        formatCents(centsOf(whole)),
        ...unknown.map((x) => `${words.fees[x]}: ${words.askUs}`),
        ...refused.map((x) => `${words.refused[x]}: ${words.notWithFare}`),
      ];
      return lines;
    }),
    best: lowestOf(wholes.map((whole) => (whole.certainty === 'known' ? centsOf(whole) : null))),
    bestWord: compare.lowest,
  });
  const ofOne = wholes.map(({ fare }) => fare.perAdult);
  const ofAll = wholes.map(({ fare }) => fare.total);
  return [
    row(compare.pricePerAdult, ofOne),
    ...(count > 1 ? [row(compare.total(party), ofAll)] : []),
    ...(extras.length > 0 ? [wholeRow(compare.whole, (cost) => cost.perAdult)] : []),
    ...(extras.length > 0 && count > 1 ? [wholeRow(compare.wholeTotal(party), (cost) => partyCost(cost, travelers).whole)] : []),
  ];
}

function directionRows(messages: Messages & ResultsWords & TripWords, flights: readonly Flight[], found: FlightsFound): readonly Row[] {
  const { common, compare, itinerary } = messages;
  const names = [common.outbound, common.return];
  const directions = flights[0]?.slices.map((_, i) => i) ?? [];
  const times = (s: Slice): string =>
    `${common.time(s.departMinutes)} – ${common.time(s.arriveMinutes)}${s.dayShift === 0 ? '' : ` ${common.dayShift(s.dayShift)} ${common.dayShiftWord(s.dayShift)}`}`;
  const operators = (s: Slice): readonly string[] => [...new Set(s.legs.flatMap((leg) => leg.operatedBy ?? []))].map(common.operatedBy);
  const city = (code: string): string => cityOf(messages, found.airports, code);
  const layovers = (s: Slice): readonly string[] =>
    s.layovers.map((l) => itinerary.stopAt(city(l.airport), l.airport, common.duration(l.minutes)));
  const notes = (s: Slice): readonly string[] =>
    [...new Set(s.layovers.flatMap((l) => l.notes))].map((note) => itinerary.layoverNotes[note]);
  return directions.flatMap((direction): readonly Row[] => {
    const slices = flights.flatMap((f) => f.slices[direction] ?? []);
    const term = (what: string): string => `${at(names, direction)}: ${what}`;
    const numbers = (of: (s: Slice) => number): readonly boolean[] => lowestOf(slices.map(of));
    return [
      {
        term: term(compare.times),
        cells: slices.map((s) => [times(s), flightNumbers(s, found.carriers), ...operators(s)]),
      },
      {
        term: term(compare.duration),
        cells: slices.map((s) => [common.duration(s.minutes)]),
        best: numbers((s) => s.minutes),
        bestWord: compare.shortest,
      },
      {
        term: term(compare.stops),
        cells: slices.map((s) => [common.stops(s.stops), ...layovers(s)]),
        best: numbers((s) => s.stops),
        bestWord: compare.fewest,
      },
      ...(slices.some((s) => notes(s).length > 0)
        ? [
            {
              term: term(compare.warnings),
              cells: slices.map((s) => (notes(s).length > 0 ? notes(s) : [compare.noWarnings])),
            },
          ]
        : []),
    ];
  });
}

/** Which fare it is; every one has the same rules in the same order. */
function ruleRows(messages: TripWords & ResultsWords, fares: readonly Fare[]): readonly Row[] {
  const rules = fares.map((fare) => fareRuleRows(messages, messages.fares, fare.conditions));
  const named = { term: messages.fares.fare, cells: fares.map(({ conditions }) => [fareName(messages.fares, conditions)]) };
  return [named, ...(rules[0] ?? []).map(([term], i) => ({ term, cells: rules.map((rows) => [at(at(rows, i), 1)]) }))];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="compare__line">
      {line}
    </span>
  ));
}

/** `KLM 984, 531 / Air France 23`: both ways of a flight, which identifies it among all others. */
const numbersOfFlight = (flight: Flight, carriers: Readonly<Record<string, Carrier>>): string =>
  flight.slices.map((slice) => flightNumbers(slice, carriers)).join(' / ');
