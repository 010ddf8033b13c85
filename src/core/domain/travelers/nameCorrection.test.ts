import fc from 'fast-check';
import type { TravelerName } from '../booking/booking';
import type { Slice } from '../flights/flights';
import type { NonEmpty } from '../values/nonEmpty';
import { nameChangeOf, nameDue } from './nameCorrection';
import { ticketName } from './ticketName';

/** `Maria | Elena | Quiñones`. */
function named(text: string): TravelerName {
  const [firstName = '', middleName = '', lastName = ''] = text.split('|').map((part) => part.trim());
  return { firstName, middleName, lastName };
}

const MARIA = 'Maria | Elena | Quiñones';

describe('a name may be corrected (booking.68)', () => {
  it.each<[what: string, from: string, to: string, expected: string]>([
    ['nothing', MARIA, MARIA, 'same'],
    ['an accent that is missing', MARIA, 'María | Elena | Quinones', 'same_ticket'],
    ['a hyphen', 'Anne-Marie | | Roy', 'Anne Marie | | Roy', 'same_ticket'],
    ['a space', 'Annemarie | | de la Cruz', 'Anne Marie | | Delacruz', 'same_ticket'],
    ['an apostrophe', 'Sean | | OBrien', 'Sean | | O’Brien', 'same_ticket'],
    ['small letters', MARIA, 'MARIA | ELENA | QUIÑONES', 'same_ticket'],
    ['a middle name in the field of the first', 'Maria Elena | | Roy', 'Maria | Elena | Roy', 'same_ticket'],
    ['a letter left out', 'Mara | | Roy', 'Maria | | Roy', 'small'],
    ['a letter too much', 'Marria | | Roy', 'Maria | | Roy', 'small'],
    ['another letter', 'Maris | | Roy', 'Maria | | Roy', 'small'],
    ['two letters in the wrong order', 'Maira | | Roy', 'Maria | | Roy', 'small'],
    ['three letters', 'Alexnadra | | Kowalczyk', 'Aleksandra | | Kowalczyk', 'small'],
    ['three letters in three places', 'Alexandra | | Roy', 'Alexsantro | | Roy', 'small'],
    ['a letter in each name', 'Mara | Elna | Qiñones', MARIA, 'small'],
    ['an umlaut, which tickets write as two letters', 'Jonas | | Muller', 'Jonas | | Müller', 'small'],
    ['first and last name swapped', 'Quiñones | | Maria', 'Maria | | Quiñones', 'small'],
    ['the same with a middle name that was left out', 'Quiñones | | Maria', MARIA, 'small'],
    ['a middle name added', 'Maria | | Quiñones', MARIA, 'small'],
    ['a middle name left out', MARIA, 'Maria | | Quiñones', 'small'],
    ['a middle name for its initial', 'Maria | E | Quiñones', MARIA, 'small'],
    ['a short form of a few letters', 'Rob | | Roy', 'Robert | | Roy', 'small'],

    ['four letters', 'Alexandra | | Roy', 'Aleksandros | | Roy', 'name_needs_airline'],
    ['a maiden name', MARIA, 'Maria | Elena | Vega', 'name_needs_airline'],
    ['a second last name', MARIA, 'Maria | Elena | Quiñones Vega', 'name_needs_airline'],
    ['another first name', MARIA, 'Guadalupe | Elena | Quiñones', 'name_needs_airline'],
    ['a nickname', 'Bob | | Roy', 'Robert James | | Roy', 'name_needs_airline'],
    ['another middle name', MARIA, 'Maria | Guadalupe | Quiñones', 'name_needs_airline'],
    ['another short name', 'Ann | | Roy', 'Bob | | Roy', 'name_needs_airline'],
    ['another name of two letters', 'Wei | | Li', 'Wei | | Wu', 'name_needs_airline'],
    ['somebody else', MARIA, 'John | | Smith', 'name_another_person'],
    ['somebody else of short names', 'Li | | Wu', 'Yan | | Hao', 'name_another_person'],
    ['swapped, and another last name', 'Quiñones | | Maria', 'Maria | | Vega', 'name_another_person'],
  ])('%s', (_what, from, to, expected) => {
    const change = nameChangeOf(named(from), named(to));
    expect(change.ok ? change.value : change.error).toBe(expected);
  });

  const word = fc.stringMatching(/^[A-Z]{2,12}$/);
  const person = fc.record({ firstName: word, middleName: fc.oneof(word, fc.constant('')), lastName: word });
  const kindOf = (a: TravelerName, b: TravelerName): string => {
    const change = nameChangeOf(a, b);
    return change.ok ? change.value : change.error;
  };

  it('is the same question both ways', () => {
    fc.assert(fc.property(person, person, (a, b) => kindOf(a, b) === kindOf(b, a)));
  });

  it('leaves the ticket as it is where it says so, and changes it otherwise', () => {
    const near = fc
      .tuple(person, fc.constantFrom('-', ' ', '’', '.'))
      .map(([a, sign]) => ({ ...a, lastName: `${a.lastName}${sign}${a.firstName}` }));
    fc.assert(
      fc.property(near, (a) => {
        const b = { ...a, lastName: a.lastName.replace(/[-’. ]/u, '') };
        return kindOf(a, b) === 'same_ticket' && ticketName(a)?.given === ticketName(b)?.given;
      }),
    );
  });

  it('takes any one letter of a name, and swapped names', () => {
    fc.assert(
      fc.property(person, fc.nat(), fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), (a, place, letter) => {
        const at = place % a.lastName.length;
        const lastName = a.lastName.slice(0, at) + letter + a.lastName.slice(at + 1);
        const swapped = { firstName: a.lastName, middleName: '', lastName: a.firstName };
        return nameChangeOf(a, { ...a, lastName }).ok && nameChangeOf(a, swapped).ok;
      }),
    );
  });

  it('never takes one whose first and last name have no letter in common', () => {
    const other = fc.stringMatching(/^[A-M]{2,12}$/);
    const one = fc.stringMatching(/^[N-Z]{2,12}$/);
    fc.assert(
      fc.property(one, one, other, other, (first, last, otherFirst, otherLast) => {
        const to = { firstName: otherFirst, middleName: '', lastName: otherLast };
        return kindOf({ firstName: first, middleName: '', lastName: last }, to) === 'name_another_person';
      }),
    );
  });
});

it('can be corrected until a day before the first departure, at its time', () => {
  const slices = [{ legs: [{ departs: '2027-03-01T21:30' }] }] as unknown as NonEmpty<Slice>; // what is read of it
  expect(nameDue(slices)).toBe('2027-02-28T21:30');
});
