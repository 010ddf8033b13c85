/** Seat maps as airlines send them: what is odd of one takes nothing else along, and who may sit at an exit is known. */
import type { SeatElement } from '#core/domain/extras/extras';
import type { DuffelOffer, DuffelSeatMap } from '../api/duffelTypes';
import { readExtras } from './readExtras';

const OFFER = { slices: [{ segments: [{ id: 'seg_1' }] }], available_services: [] } as unknown as DuffelOffer; // what is read of it
const WHO = { passengerIds: ['pas_1', 'pas_2'], travelers: { adults: 1, children: 1, infants: 0 } };

const service = (id: string, amount: string, passenger = 'pas_1') => ({
  ...{ id, passenger_id: passenger, total_amount: amount, total_currency: 'USD' },
});
const seat = (designator: string, more: object = {}) => ({
  ...{ type: 'seat', designator, name: '', disclosures: [], available_services: [service(`ase_${designator}`, '15.00')] },
  ...more,
});
const row = (...elements: readonly unknown[]) => ({ sections: [{ elements }] });
const cabin = (...rows: readonly unknown[]) => ({ deck: 0, cabin_class: 'economy', wings: null, rows });

function read(...cabins: readonly unknown[]) {
  const { onSale, services } = readExtras(OFFER, [{ segment_id: 'seg_1', cabins } as unknown as DuffelSeatMap], WHO);
  const elements = onSale.seatMaps.flatMap((map) => map.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat())));
  return { elements, services, cabins: onSale.seatMaps.flatMap((map) => map.cabins) };
}
const designators = (elements: readonly SeatElement[]): readonly string[] =>
  elements.flatMap((element) => (element.kind === 'seat' ? [element.designator] : []));

test.each<[string, readonly unknown[], readonly string[]]>([
  ['row', [cabin(row(seat('1A')), null, row(seat('3A')))], ['1A', '3A']],
  ['list of sections', [cabin({ sections: null }, row(seat('2A')))], ['2A']],
  ['section', [cabin({ sections: [null, { elements: [seat('1D')] }] })], ['1D']],
  ['list of elements', [cabin({ sections: [{ elements: null }, { elements: [seat('1D')] }] })], ['1D']],
  ['element', [cabin(row(seat('1A'), null, seat('1C')))], ['1A', '1C']],
  ['cabin', [null, cabin(row(seat('9A')))], ['9A']],
])('a null %s of a seat map takes no other seat along', (_, cabins, expected) => {
  expect(designators(read(...cabins).elements)).toEqual(expected);
});

it('keeps the places of rows around one that is null', () => {
  expect(read(cabin(row(seat('1A')), null, row(seat('3A')))).cabins[0]?.rows).toHaveLength(3);
});

test.each([
  ['15.00', [1500]],
  ['0.00', [0]],
  ['-15.00', []],
])('a seat at %s costs %j', (amount, prices) => {
  const { elements } = read(cabin(row(seat('1A', { available_services: [service('ase_1', amount)] }))));
  expect(elements.flatMap((element) => (element.kind === 'seat' ? element.services.map(({ price }) => price) : []))).toEqual(prices);
});

it('takes the first of two seats with one number, and of two services for one traveler', () => {
  const { elements, services } = read(
    cabin(
      row(
        seat('1A', { available_services: [service('ase_first', '15.00'), service('ase_again', '20.00')] }),
        seat('1A', { available_services: [service('ase_other', '99.00')] }),
      ),
    ),
  );
  expect(elements).toMatchObject([{ kind: 'seat', services: [{ price: 1500 }] }, { kind: 'empty' }]);
  expect([...services.values()]).toEqual([{ id: 'ase_first', price: 1500 }]);
});

const EXIT = { type: 'exit_row' };
test.each<[string, readonly unknown[], readonly string[]]>([
  ['the row behind exits of their own', [row(EXIT), row(seat('12A')), row(seat('13A'))], ['12A']],
  ['the row that the exits are in', [row(EXIT, seat('12A'), EXIT), row(seat('13A'))], ['12A']],
  ['a seat named so', [row(seat('12A', { name: 'Exit row seat' }), seat('12B'))], ['12A']],
  ['a seat with such a restriction', [row(seat('12A', { disclosures: ['Emergency row seat'] }), seat('12B'))], ['12A']],
])('%s is at an exit, where no child sits (14 CFR 121.585)', (_, rows, expected) => {
  const child = (designator: string) => service(`ase_child_${designator}`, '15.00', 'pas_2');
  const forBoth = rows.map((one) =>
    row(
      ...(one as ReturnType<typeof row>).sections.flatMap(({ elements }) =>
        (elements as ReturnType<typeof seat>[]).map((element) =>
          element.type === 'seat'
            ? { ...element, available_services: [...element.available_services, child(element.designator)] }
            : element,
        ),
      ),
    ),
  );
  const seats = read(cabin(...forBoth)).elements.flatMap((element) => (element.kind === 'seat' ? [element] : []));
  expect(designators(seats.filter(({ features }) => features.includes('exitRow')))).toEqual(expected);
  for (const { features, services } of seats) expect(services.some(({ traveler }) => traveler === 1)).toBe(!features.includes('exitRow'));
});
