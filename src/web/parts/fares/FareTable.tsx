import type { ReactNode } from 'react';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { BagFee, FareConditions } from '#core/domain/flights/flights';
import { feeText } from '#core/content/phrases/feeText';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { totalTravelers } from '#core/domain/travelers/travelers';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import { useTripWords } from '#web/platform/sent/messages';
import type { FareWords } from '#web/platform/sent/messages';
import './fareTable.css';

interface FareTableProps {
  readonly fares: readonly Fare[];
  readonly words: FareWords;
  readonly travelers: TravelerCounts;
  /** The one that stands out. */
  readonly marked: string | null;
  /** What can be done with a fare. */
  readonly children: (fare: Fare) => ReactNode;
}

/**
 * The fares of one flight as columns, one question a row. On a narrow screen a question is above its answers: roles say what
 * is a table there, too.
 */
export function FareTable({ fares, words, travelers, marked, children }: FareTableProps) {
  const { itinerary } = useTripWords();
  const { short } = words;
  const isMixed = travelers.children + travelers.infants > 0;
  const columnOf = (fare: Fare): string => (fare.id === marked ? 'fares__cell fares__cell--marked' : 'fares__cell');
  const rows: readonly (readonly [string, (conditions: FareConditions) => Answer])[] = [
    [itinerary.carryOn, ({ carryOn }) => feeAnswer(words, carryOn)],
    [itinerary.checkedBag, ({ checkedBag }) => feeAnswer(words, checkedBag)],
    [words.seatChoice, ({ seatChoice }) => feeAnswer(words, seatChoice)],
    [words.changes, ({ changeable }) => changeAnswer(words, changeable)],
    [short.refund, ({ refundPenalty }) => refundAnswer(words, refundPenalty)],
    [words.boarding, ({ boarding }) => ({ text: boarding ? short.boards[boarding] : short.fee.unknown, isGood: boarding === 'priority' })],
  ];
  return (
    <>
      <div className="fares__scroll">
        <table className="fares" role="table" aria-label={words.tableOf}>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" className="fares__corner" />
              {fares.map((fare) => (
                <th key={fare.id} role="columnheader" scope="col" className={columnOf(fare)}>
                  <b>{words.families[fare.conditions.brand]}</b>
                  {fare.conditions.soldAs === undefined ? null : <small>{fare.conditions.soldAs}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                {words.price}
              </th>
              {fares.map((fare) => (
                <td key={fare.id} role="cell" className={columnOf(fare)}>
                  <b className="fares__price">{formatCents(fare.perAdult)}</b> <small>{isMixed ? words.perAdult : words.perTraveler}</small>
                  {totalTravelers(travelers) > 1 ? <small>{words.inTotal(formatCents(fare.total))}</small> : null}
                </td>
              ))}
            </tr>
            {rows.map(([term, answer]) => (
              <tr key={term} role="row">
                <th role="rowheader" scope="row">
                  {term}
                </th>
                {fares.map((fare) => {
                  const { text, isGood } = answer(fare.conditions);
                  return (
                    <td key={fare.id} role="cell" className={isGood ? `${columnOf(fare)} fares__good` : columnOf(fare)}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <td role="cell" className="fares__corner" />
              {fares.map((fare) => (
                <td key={fare.id} role="cell" className={columnOf(fare)}>
                  {children(fare)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="small muted">{words.note}</p>
    </>
  );
}

/** One cell: what a fare says to a row. */
interface Answer {
  readonly text: string;
  /** Worth having: included, allowed, refundable. */
  readonly isGood: boolean;
}

const feeAnswer = ({ short }: FareWords, fee: BagFee): Answer => ({ text: feeText(fee, short.fee), isGood: fee === 0 });

function changeAnswer({ short }: FareWords, changeable: FareConditions['changeable']): Answer {
  if (changeable === null) return { text: short.fee.unknown, isGood: false };
  if (changeable === 'notOffered') return { text: short.changesNone, isGood: false };
  return changeable === 0 ? { text: short.changesFree, isGood: true } : { text: formatCents(changeable), isGood: false };
}

function refundAnswer({ short }: FareWords, penalty: Cents | null): Answer {
  if (penalty === null) return { text: short.refundNone, isGood: false };
  return penalty === 0 ? { text: short.refundFree, isGood: true } : { text: short.refundPenalty(formatCents(penalty)), isGood: false };
}
