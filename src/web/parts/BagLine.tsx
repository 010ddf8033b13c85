import type { FareConditions } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import { formatCents } from '#core/domain/values/money';
import { useTripWords } from '#web/platform/sent/messages';
import { TripIcon } from './TripIcon';
import type { TripIconName } from './TripIcon';
import './itinerary.css';

/** What may be carried and what it costs, on the first fare screen (complaints.7); an unknown fee is shown as unknown. */
export function BagLine({ conditions }: { conditions: FareConditions }) {
  const { itinerary } = useTripWords();
  return (
    <>
      <Bag icon="personalItem" name={itinerary.bagsInShort.personalItem} fee={conditions.personalItem} />
      <Bag icon="carryOn" name={itinerary.bagsInShort.carryOn} fee={conditions.carryOn} />
      <Bag icon="checkedBag" name={itinerary.bagsInShort.checkedBag} fee={conditions.checkedBag} />
    </>
  );
}

function Bag({ icon, name, fee }: { icon: TripIconName; name: string; fee: Cents | null }) {
  const { itinerary } = useTripWords();
  const text =
    fee === null
      ? itinerary.bagUnknown(name)
      : fee === 0
        ? icon === 'checkedBag'
          ? itinerary.bagIncluded(name)
          : name
        : itinerary.bagCosts(name, formatCents(fee));
  return (
    <span className={fee === 0 ? 'bag' : 'bag no'}>
      <TripIcon name={icon} /> {text}
    </span>
  );
}
