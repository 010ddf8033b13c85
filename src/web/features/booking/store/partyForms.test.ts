import type { LocalDateTime } from '#core/domain/values/dates';
import { emptyTravelerForm } from '#core/domain/travelers/emptyTravelerForm';
import type { TravelerKind } from '#core/domain/travelers/travelers';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { partyForms } from './partyForms';

/** All on one day. */
const FLIGHT = {
  ...CHOSEN_FLIGHT,
  slices: mapNonEmpty(CHOSEN_FLIGHT.slices, (slice) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg) => ({
      ...leg,
      departs: '2027-01-14T09:00' as LocalDateTime,
      arrives: '2027-01-14T12:00' as LocalDateTime,
    })),
  })),
};
const typed = (kind: TravelerKind, firstName: string, dateOfBirth: string, heldBy?: string) => ({
  ...emptyTravelerForm(kind),
  ...{ firstName, dateOfBirth, ...(heldBy !== undefined && { heldBy }) },
});
const MOTHER = typed('adult', 'Ana', '04/18/1988');
const FATHER = typed('adult', 'Leo', '04/18/1987');
const TWELVE = typed('child', 'Eva', '01/14/2015');
const FIVE = typed('child', 'Ida', '03/01/2021');
const TWO = typed('infant', 'Max', '01/14/2025', '0');
const namesOf = (...args: Parameters<typeof partyForms>) => partyForms(...args).map(({ kind, firstName }) => [kind, firstName]);

it('moves who was typed as another kind to what they are on the day of the flight', () => {
  expect(namesOf({ adults: 2, children: 2, infants: 0 }, [MOTHER, TWELVE, FIVE, TWO], FLIGHT)).toEqual([
    ['adult', 'Ana'],
    ['adult', 'Eva'],
    ['child', 'Ida'],
    ['child', 'Max'],
  ]);
});

it('keeps what was typed in its place while the search is as it was', () => {
  expect(namesOf({ adults: 1, children: 2, infants: 1 }, [MOTHER, TWELVE, FIVE, TWO], FLIGHT)).toEqual([
    ['adult', 'Ana'],
    ['child', 'Eva'],
    ['child', 'Ida'],
    ['infant', 'Max'],
  ]);
});

it('an infant stays on the lap of the same person, and on nobody’s once they are not there', () => {
  const baby = typed('infant', 'Max', '06/01/2026', '1');
  const party = { adults: 2, children: 0, infants: 1 };
  expect(partyForms(party, [MOTHER, FATHER, baby], FLIGHT).at(-1)).toMatchObject({ firstName: 'Max', heldBy: '1' });
  expect(partyForms({ ...party, adults: 1 }, [MOTHER, FATHER, baby], FLIGHT).at(-1)?.heldBy).toBeUndefined();
});
