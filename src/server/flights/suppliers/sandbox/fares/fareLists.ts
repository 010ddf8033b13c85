/** Lists of the fares that itineraries are sold at, each made once for all itineraries whose fares differ alike. */
import type { PartyPrice, UnitFare } from '#core/domain/fares/fares';
import { partyPrice } from '#core/domain/fares/fares';
import type { FareConditions, FareStep } from '#core/domain/flights/flights';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import type { Family, Sale } from './families';
import { atFamily, familiesOf } from './families';
import { fareKey } from '../timetable/flightId';

/** The fares of one itinerary, whose own price for the party is `price`. */
export type FareLists = (sale: Sale, fare: UnitFare, price: PartyPrice) => readonly FareStep[];

/** What is known of one sale: its families, and its lists so far. */
interface SoldFamilies {
  readonly families: readonly Family[];
  readonly lists: Map<string | number, readonly FareStep[]>;
}

/** Lists for the itineraries of one search. */
export function createFareLists(party: TravelerCounts): FareLists {
  const sales = new Map<string, SoldFamilies>();
  const conditions = new Map<string, FareConditions>();
  const isAdultsOnly = party.children + party.infants === 0;

  /** The same object for the same conditions. */
  function shared(own: FareConditions): FareConditions {
    const words = JSON.stringify(own);
    const known = conditions.get(words) ?? own;
    conditions.set(words, known);
    return known;
  }

  function soldAs(sale: Sale): SoldFamilies {
    const key = sale.areSeparateTickets
      ? 'separate'
      : sale.isMixed
        ? ''
        : [sale.carrier.code, sale.haul, ...sale.regions, ...sale.km].join(' ');
    const known = sales.get(key);
    if (known) return known;
    const families = familiesOf(sale).map((family) => ({ ...family, conditions: shared(family.conditions) }));
    const made = { families, lists: new Map<string | number, readonly FareStep[]>() };
    sales.set(key, made);
    return made;
  }

  return (sale, fare, price) => {
    const { families, lists } = soldAs(sale);
    const steps = (): readonly FareStep[] =>
      families.map((family, i) => {
        const { adultNet, totalNet } = partyPrice(atFamily(fare, family), party);
        const key = i === 0 ? '' : fareKey(family.conditions.brand);
        return { key, conditions: family.conditions, perAdult: adultNet - price.adultNet, total: totalNet - price.totalNet };
      });
    // adults pay whole dollars, so that a step costs all of them the same; shares of children are rounded
    const known = isAdultsOnly ? lists.get(fare.discount) : undefined;
    if (known) return known;
    const made = steps();
    const key = isAdultsOnly ? fare.discount : made.map(({ perAdult, total }) => `${perAdult} ${total}`).join(' ');
    const list = lists.get(key) ?? made;
    lists.set(key, list);
    return list;
  };
}
