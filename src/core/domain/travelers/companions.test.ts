import type { IsoDate } from '../values/dates';
import type { Assistance } from './assistance';
import { holderFaults, minorsAlone, unheldInfants, withHolders } from './companions';
import type { Companion } from './companions';

const DAY = '2027-01-14' as IsoDate;
/** Somebody of so many years on that day, to the day; a fraction of a year is one day short of the next one. */
const aged = (years: number, more: Partial<Companion> = {}): Companion => {
  const kind = years >= 12 ? 'adult' : years >= 2 ? 'child' : 'infant';
  const dateOfBirth = `${String(2027 - Math.ceil(years))}-01-${Number.isInteger(years) ? '14' : '15'}` as IsoDate;
  return { kind, dateOfBirth, ...more };
};
const helped = (kind: Assistance): Partial<Companion> => ({ assistance: [kind] });

describe('under 15 without somebody of 18', () => {
  it.each<readonly [string, readonly Companion[], readonly number[]]>([
    ['a child of 14 alone', [aged(14.9)], [0]],
    ['somebody of 15 alone', [aged(15)], []],
    ['a child with somebody of 17', [aged(17.9), aged(8)], [1]],
    ['two of 13 and 16', [aged(16), aged(13)], [1]],
    ['a child with somebody of 18', [aged(18), aged(8)], []],
    ['an infant with somebody of 17: the lap is refused', [aged(17), aged(0.9)], []],
    ['a child with somebody whose birth date is not typed yet', [aged(40, { dateOfBirth: null }), aged(8)], []],
    ['two of 16', [aged(16), aged(16)], []],
  ])('%s', (_who, people, positions) => {
    expect(minorsAlone(people, DAY)).toEqual(positions);
  });
});

describe('who holds an infant', () => {
  const baby = (heldBy?: number): Companion & { readonly heldBy?: number } => ({ ...aged(0.9), ...(heldBy !== undefined && { heldBy }) });
  it.each<readonly [string, readonly (Companion & { readonly heldBy?: number })[], string | undefined]>([
    ['the one adult', [aged(30), baby()], undefined],
    ['is asked of two', [aged(30), aged(40), baby()], 'holder_missing'],
    ['the other of two', [aged(30), aged(40), baby(1)], undefined],
    ['the only one of two who may', [aged(30, helped('wheelchair')), aged(40), baby()], undefined],
    ['nobody of 17', [aged(17.9), aged(40), baby(0)], 'holder_minor'],
    ['somebody of 18', [aged(18), aged(40), baby(0)], undefined],
    ['no child', [aged(40), aged(11), baby(1)], 'holder_minor'],
    ['nobody who asked for a wheelchair', [aged(30, helped('wheelchair')), aged(40), baby(0)], 'holder_assisted'],
    ['nobody at all where the only adult needs one', [aged(30, helped('wheelchair')), baby()], 'holder_assisted'],
    ['nobody at all where the only adult is 17', [aged(17), baby()], 'holder_minor'],
    ['somebody who is blind', [aged(30, helped('blind')), baby(0)], undefined],
    ['nobody who is not there', [aged(30), aged(40), baby(7)], 'holder_missing'],
    ['not another infant', [aged(30), aged(40), baby(2)], 'holder_minor'],
  ])('%s', (_who, people, fault) => {
    const held = withHolders(people, DAY);
    const at = people.findIndex(({ kind }) => kind === 'infant');
    expect(holderFaults(held, DAY).get(at)).toBe(fault);
  });

  it('one infant each', () => {
    const people = [aged(30), aged(40), baby(0), baby(0)];
    expect([...holderFaults(people, DAY)]).toEqual([[3, 'holder_twice']]);
    expect(unheldInfants(people)).toEqual([3]);
    expect(unheldInfants([aged(30), aged(40), baby(1), baby(0)])).toEqual([]);
    expect(unheldInfants([aged(30), baby(), baby(1)])).toEqual([1, 2]);
  });
});
