import { dateOfDayNumber, isoDateOf } from '../../domain/values/dates';
import { CITIES, DESTINATIONS } from './cities';
import { defaultSearchOf } from './defaultSearch';
import { records as en } from './records/records.en';
import { records as es } from './records/records.es';

const TODAY = isoDateOf(2026, 12, 26) ?? dateOfDayNumber(0);

it('of Los Angeles has every field of the wire', () => {
  expect(defaultSearchOf(en['los-angeles'], TODAY)).toEqual({
    searchTerm: 'Los Angeles',
    ori: '',
    des: 'LAX',
    departdate: '02-Jan-2027',
    returndate: '05-Jan-2027',
    triptype: 'R',
    cabin: 'Economy',
    adt: 1,
    chd: 0,
    inf: 0,
  });
});

it.each(DESTINATIONS)('%s is searched for under its own name and the code of the city', (city) => {
  expect(defaultSearchOf(en[city], TODAY)).toMatchObject({ searchTerm: en[city].destName, des: CITIES[city].code });
  expect(defaultSearchOf(es[city], TODAY)).toMatchObject({ searchTerm: es[city].destName, des: CITIES[city].code });
});
