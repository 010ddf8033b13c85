/** The rules of a fare in words: on pages and in mails. */
import type { FareConditions } from '../../domain/flights/flights';
import { formatCents } from '../../domain/values/money';
import { familyName } from './familyName';
import { feeText } from './feeText';
import type { fares } from '../messages/flights/fares/fares.en';
import type { trip } from '../messages/booking/trip.en';

type FareWords = typeof fares;
type TripWords = typeof trip;

/** `Main (Blue)` where the airline has a name of its own for it. */
export const fareName = (words: FareWords, conditions: FareConditions): string =>
  conditions.soldAs === undefined ? familyName(words, conditions) : words.named(familyName(words, conditions), conditions.soldAs);

/** Everything that one fare includes, costs or forbids, as term and words: nothing left out, nothing unknown shown as free. */
export function fareRuleRows(
  { itinerary }: Pick<TripWords, 'itinerary'>,
  fares: FareWords,
  conditions: FareConditions,
): readonly (readonly [string, string])[] {
  const fee = (kind: keyof FareWords['included']): string => feeText(conditions[kind], { ...fares.fee, included: fares.included[kind] });
  const { changeable, refundPenalty, boarding } = conditions;
  return [
    [itinerary.personalItem, fee('personalItem')],
    [itinerary.carryOn, fee('carryOn')],
    [itinerary.checkedBag, fee('checkedBag')],
    [fares.seatChoice, fee('seatChoice')],
    [
      fares.changes,
      changeable === null
        ? fares.changesUnknown
        : changeable === 'notOffered'
          ? fares.changesNone
          : changeable === 0
            ? fares.changesFree
            : fares.changesFrom(formatCents(changeable)),
    ],
    [
      fares.refund,
      refundPenalty === null ? fares.refundNone : refundPenalty === 0 ? fares.refundFree : fares.refundPenalty(formatCents(refundPenalty)),
    ],
    [fares.boarding, boarding === undefined ? fares.boardsUnknown : fares.boards[boarding]],
  ];
}

/** Next to the rules of one fare: what two tickets mean, where it is sold as two. */
export const ticketRows = (fares: FareWords, { separateTickets }: FareConditions): readonly (readonly [string, string])[] =>
  separateTickets ? [[fares.separateTickets, fares.separateTicketsText]] : [];
