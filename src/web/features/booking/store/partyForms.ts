/**
 * Empty forms for a party, in the order in which they are requested. What was typed before is kept: as what each is by birth date, where
 * the party was searched for as such, else kind by kind.
 */
import type { FlightConfirm } from '#core/domain/booking/booking';
import { emptyTravelerForm } from '#core/domain/travelers/emptyTravelerForm';
import { kindOn, readTravelerDate, tripDatesOf } from '#core/domain/travelers/travelerKind';
import type { TravelerForm } from '#core/domain/travelers/travelerRules';
import { countTravelers } from '#core/domain/travelers/travelers';
import type { TravelerCounts, TravelerKind } from '#core/domain/travelers/travelers';

type Chosen = Pick<FlightConfirm, 'slices'>;

export function partyForms(party: TravelerCounts, typed: readonly TravelerForm[], flight: Chosen | null = null): readonly TravelerForm[] {
  const kindOf = flight !== null && isPartyOf(party, typed, kindBorn(flight)) ? kindBorn(flight) : kindTyped;
  const of = (kind: TravelerKind, count: number): (readonly [TravelerKind, TravelerForm | undefined])[] => {
    const before = typed.filter((form) => kindOf(form) === kind);
    return Array.from({ length: count }, (_, i) => [kind, before[i]]);
  };
  const places = [...of('adult', party.adults), ...of('child', party.children), ...of('infant', party.infants)];
  return places.map(([kind, before]) => {
    if (!before) return emptyTravelerForm(kind);
    const { heldBy = '', ...form } = before;
    const holder = heldBy === '' ? undefined : typed[Number(heldBy)];
    const place = holder ? places.findIndex(([, other]) => other === holder) : -1;
    return { ...form, kind, ...(kind === 'infant' && place >= 0 && { heldBy: String(place) }) };
  });
}

const kindTyped = ({ kind }: TravelerForm): TravelerKind => kind;

function isPartyOf({ adults, children, infants }: TravelerCounts, typed: readonly TravelerForm[], kindOf: typeof kindTyped): boolean {
  const counts = countTravelers(typed.map((form) => ({ kind: kindOf(form) })));
  return counts.adults === adults && counts.children === children && counts.infants === infants;
}

/** What someone is by the birth date in their form; while it cannot be read, what they were. */
function kindBorn({ slices }: Chosen): (form: TravelerForm) => TravelerKind {
  // a birth is before the trip: on which day the form is filled in makes no difference
  const trip = tripDatesOf(slices);
  return ({ kind, dateOfBirth }) => {
    const born = readTravelerDate('dateOfBirth', dateOfBirth, trip.firstDate);
    return born.ok ? kindOn(born.value, trip) : kind;
  };
}
