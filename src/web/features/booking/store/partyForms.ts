/** Empty forms for a party, in the order in which they are requested; what was typed before is kept kind by kind. */
import { emptyTravelerForm } from '#core/domain/travelers/emptyTravelerForm';
import type { TravelerForm } from '#core/domain/travelers/travelerRules';
import type { TravelerCounts, TravelerKind } from '#core/domain/travelers/travelers';

export function partyForms(party: TravelerCounts, typed: readonly TravelerForm[]): readonly TravelerForm[] {
  const of = (kind: TravelerKind, count: number): TravelerForm[] => {
    const before = typed.filter((form) => form.kind === kind);
    return Array.from({ length: count }, (_, i) => before[i] ?? emptyTravelerForm(kind));
  };
  return [...of('adult', party.adults), ...of('child', party.children), ...of('infant', party.infants)];
}
