import type { TravelerName } from '../booking/booking';
import { isSingleName, middleNameOf, nameWordFaults } from './nameWords';

const named = (firstName: string, lastName = 'Quiñones', middleName = ''): TravelerName => ({ firstName, middleName, lastName });

it.each<readonly [TravelerName, ReturnType<typeof nameWordFaults>]>([
  // titles
  [named('Mr John'), { firstName: 'name_title' }],
  [named('MRS. Ana'), { firstName: 'name_title' }],
  [named('Sra. Ana'), { firstName: 'name_title' }],
  [named('Sr. Juan'), { firstName: 'name_title' }],
  [named('Dr.'), { firstName: 'name_title' }],
  [named('Señorita Luz'), { firstName: 'name_title' }],
  [named('JOHN MR'), { firstName: 'name_title' }],
  [named('Ana', 'Dra. Gómez'), { lastName: 'name_title' }],
  [named('Ana', 'Gomez Mstr'), { lastName: 'name_title' }],
  [named('Ana', 'Gómez', 'Ms'), { middleName: 'name_title' }],
  ...['Rev. John', 'Sgt John', 'Capt. John', 'Lt. Col. John', 'Sir John', 'Mme Anne', 'Fr. John', 'Arq. Luis', 'Mtra. Ana'].map(
    (first) => [named(first), { firstName: 'name_title' }] as const,
  ),
  ...['Smith MD', 'Smith M.D.', 'Smith Ph.D.', 'Smith Esq.'].map((last) => [named('John', last), { lastName: 'name_title' }] as const),
  // names that look like titles
  [named('Md', 'Rahman'), {}],
  [named('Frida', 'Capt'), {}],
  [named('Sir'), {}],
  [named('John', 'Smith Sr.'), {}],
  [named('Don', 'Johnson'), {}],
  [named('Drew', 'Mrozek'), {}],
  [named('Maria', 'Senor'), {}],
  // seats that are no travelers
  [named('EXST'), { firstName: 'name_extra_seat' }],
  [named('John', 'CBBG'), { lastName: 'name_extra_seat' }],
  [named('Extra Seat'), { firstName: 'name_extra_seat' }],
  [named('Asiento adicional'), { firstName: 'name_extra_seat' }],
  // names that nobody has yet
  [named('TBA'), { firstName: 'name_not_known' }],
  [named('Unborn'), { firstName: 'name_not_known' }],
  [named('Por nacer'), { firstName: 'name_not_known' }],
  [named('Baby'), {}],
  // one letter
  [named('J'), { firstName: 'name_one_letter' }],
  [named('J.'), { firstName: 'name_one_letter' }],
  [named('J.', 'Hoover', 'Edgar'), {}],
  [named('J', 'Hoover', 'E.'), { firstName: 'name_one_letter' }],
  [named('Min', 'O'), { lastName: 'name_one_letter' }],
  [named('Min', 'Oh', 'J'), {}],
  [named('Bo', 'Ek'), {}],
  [named('FNU'), {}],
])('%j', (name, faults) => {
  expect(nameWordFaults(name)).toEqual(faults);
});

it.each([
  ['FNU', 'Suharto', true],
  ['Suharto', 'LNU', true],
  ['Suharto', 'SUHARTO', true],
  ['', '', false],
  ['Ana', 'Ruiz', false],
])('%s %s is a single name: %s', (firstName, lastName, isSingle) => {
  expect(isSingleName({ firstName, lastName })).toBe(isSingle);
});

it.each(['none', 'None.', '(none)', 'NMN', 'N/A', 'n/a', '-', ' – ', '.', 'ninguno', 'No tiene', ''])('%j is no middle name', (typed) =>
  expect(middleNameOf(typed)).toBe(''),
);

it.each(['Na', 'No', 'N.', 'Nona', 'N. A.', 'Иван'])('%j is a middle name', (typed) => expect(middleNameOf(typed)).toBe(typed));
