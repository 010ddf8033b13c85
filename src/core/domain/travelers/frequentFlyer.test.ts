import type { Slice } from '../flights/flights';
import type { NonEmpty } from '../values/nonEmpty';
import { programsOf, readFrequentFlyer, withFrequentFlyer } from './frequentFlyer';

const flown = (...carriers: readonly string[]): NonEmpty<Slice> =>
  [{ legs: carriers.map((carrier) => ({ carrier })) }] as unknown as NonEmpty<Slice>; // what is read of it
const demands = (frequentFlyerAirlines?: readonly string[]) => ({
  ...({ isPassportRequired: false, sexes: ['F', 'M'], takesKnownTravelerNumber: true, takesRedressNumber: true } as const),
  ...(frequentFlyerAirlines && { frequentFlyerAirlines }),
});

describe('programs of a trip (booking.66)', () => {
  it.each<[what: string, carriers: readonly string[], taken: readonly string[] | undefined, programs: readonly string[]]>([
    ['are those of the airlines that sell it, each once', ['AA', 'BA', 'AA'], undefined, ['AA', 'BA']],
    ['are those that the supplier takes, sellers first', ['BA', 'AA'], ['IB', 'AA', 'QR'], ['AA', 'IB', 'QR']],
    ['are empty where the supplier takes none', ['AA'], [], []],
  ])('%s', (_what, carriers, taken, programs) => {
    expect(programsOf(flown(...carriers), demands(taken))).toEqual(programs);
  });

  it('are those of the airlines where nothing is demanded', () => {
    expect(programsOf(flown('DL'), undefined)).toEqual(['DL']);
  });
});

describe('a number', () => {
  const read = (frequentFlyerAirline: string | undefined, frequentFlyerNumber: string | undefined, programs: readonly string[]) =>
    readFrequentFlyer(
      {
        ...(frequentFlyerAirline !== undefined && { frequentFlyerAirline }),
        ...(frequentFlyerNumber !== undefined && { frequentFlyerNumber }),
      },
      programs,
    );

  it.each([
    ['not typed', undefined, undefined, ['AA'], null],
    ['empty, with a program', 'AA', ' ', ['AA', 'BA'], null],
    ['of the only program', '', '12ab 34-5', ['AA'], { airline: 'AA', number: '12AB345' }],
    ['of the chosen program', 'BA', '12345678', ['AA', 'BA'], { airline: 'BA', number: '12345678' }],
    ['of twenty signs', 'AA', '1'.repeat(20), ['AA'], { airline: 'AA', number: '1'.repeat(20) }],
  ])('%s is read', (_what, airline, number, programs, value) => {
    expect(read(airline, number, programs)).toEqual({ ok: true, value });
  });

  it.each([
    ['of no program', '', '12345678', ['AA', 'BA'], { frequentFlyerAirline: 'frequent_flyer_program' }],
    ['of a program of another trip', 'DL', '12345678', ['AA'], { frequentFlyerAirline: 'frequent_flyer_program' }],
    ['where none is taken', 'DL', '12345678', [], { frequentFlyerAirline: 'frequent_flyer_program' }],
    ['of four signs', 'AA', '1234', ['AA'], { frequentFlyerNumber: 'frequent_flyer_format' }],
    ['of 21 signs', 'AA', '1'.repeat(21), ['AA'], { frequentFlyerNumber: 'frequent_flyer_format' }],
    ['with a sign', 'AA', '12345$78', ['AA'], { frequentFlyerNumber: 'frequent_flyer_format' }],
    [
      'with both wrong',
      '',
      '1',
      ['AA', 'BA'],
      { frequentFlyerAirline: 'frequent_flyer_program', frequentFlyerNumber: 'frequent_flyer_format' },
    ],
  ])('%s is refused', (_what, airline, number, programs, error) => {
    expect(read(airline, number, programs)).toEqual({ ok: false, error });
  });

  it('takes the place of another one of its airline, and of no other', () => {
    const known = [
      { airline: 'AA', number: '11111' },
      { airline: 'BA', number: '22222' },
    ];
    expect(withFrequentFlyer(known, { airline: 'AA', number: '33333' })).toEqual([
      { airline: 'BA', number: '22222' },
      { airline: 'AA', number: '33333' },
    ]);
    expect(withFrequentFlyer(known, { airline: 'DL', number: '33333' })).toHaveLength(3);
  });
});
