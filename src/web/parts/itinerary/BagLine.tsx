import { feeText } from '#core/content/phrases/feeText';
import type { FareConditions } from '#core/domain/flights/flights';
import { useTripWords } from '#web/platform/sent/messages';
import { TripIcon } from './TripIcon';
import './itinerary.css';

const KINDS = ['personalItem', 'carryOn', 'checkedBag'] as const;

interface BagLineProps {
  readonly conditions: FareConditions;
}

/** What may be carried and what it costs, on the first fare screen (complaints.7); what is not known has to be inquired about (results.40). */
export function BagLine({ conditions }: BagLineProps) {
  const { bagsInShort } = useTripWords().itinerary;
  return KINDS.map((kind) => (
    <span key={kind} className={conditions[kind] === 0 ? 'bag' : 'bag no'}>
      <TripIcon name={kind} /> {feeText(conditions[kind], bagsInShort[kind])}
    </span>
  ));
}
