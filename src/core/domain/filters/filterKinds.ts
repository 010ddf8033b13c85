/**
 * The four kinds of filter: on or off, some of its options, some of the codes in the list, a range. A kind knows how its value is read from
 * the address and written there, what of it filters nothing, and how it lets a flight's fact pass; filterList.ts says the rest of each filter.
 */
import type { FactSource } from './filterFacts';
import { paramIn } from '../values/texts';

export type FilterOption = string | number | true;

/** The ends that are set, both included. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}
export type RangeEnd = keyof Range;
/** Where a slider ends; both 0 where the list has nothing of its kind. */
export type Bounds = Readonly<Record<RangeEnd, number>>;

/** What decides whether a filter has something to choose. */
export interface Offer {
  readonly isRoundTrip: boolean;
  /** Null while the list is on its way. */
  readonly list: { readonly hasLayovers: boolean; readonly codes: number } | null;
  readonly isSet: boolean;
}

/** What each filter says of itself; `Source` is where it reads a fact of each flight. */
interface Definition<Name extends string, Source> {
  readonly name: Name;
  readonly fact: Source;
  /** Open before anybody opens it. */
  readonly startsOpen?: true;
  /** Left out: always. */
  isOffered?(offer: Offer): boolean;
}

/** What can be done with a filter of any kind; `Row` is the fact that it reads of a flight. */
export interface Filter<Name extends string, Value, Option extends FilterOption, Row, Source = FactSource<Row>> extends Definition<
  Name,
  Source
> {
  /** What holds where nothing is set; undefined: nothing is filtered. */
  readonly usual?: Value | undefined;
  /** Undefined where the address does not ask for it, or cannot be read. */
  read(address: URLSearchParams): Value | undefined;
  /** Parameters of the address with their texts, empty where it is not set. */
  write(value: Value | undefined): readonly (readonly [parameter: string, text: string])[];
  /** The value as criteria hold it, in the filter's own order; undefined where it filters nothing. */
  kept(value: Value): Value | undefined;
  /** Whether a flight with this fact stays. */
  passes(row: Row, value: Value): boolean;
  /** What a list offers to choose from, by the facts of its flights, the cheapest flight's first. */
  optionsIn(rows: () => readonly Row[]): readonly Option[];
  /** The options that a flight with this fact counts for. */
  optionsOf(row: Row): readonly Option[];
}

/** Null for the filter that looks at what all others leave. */
type FlagSource = FactSource<boolean> | null;
/** Its words of the messages, or those with the typical emissions in them. */
type FlagLabel = 'words' | 'typicalEmissions';
interface FlagDefinition<Name extends string, Label extends FlagLabel, Source extends FlagSource> extends Definition<Name, Source> {
  readonly address: string;
  readonly control: 'checkbox';
  readonly label: Label;
  /** Where it leaves nothing it is called by the label of its box, not by its name. */
  readonly isCalledByLabel?: true;
  /** On until it is turned off, which the address then says. */
  readonly usual?: true;
}
export type Flag<Name extends string, Label extends FlagLabel, Source extends FlagSource> = { readonly kind: 'flag' } & FlagDefinition<
  Name,
  Label,
  Source
> &
  Filter<Name, boolean, true, boolean, Source>;

interface ChoicesDefinition<Name extends string, Option extends FilterOption, Row> extends Definition<Name, FactSource<Row>> {
  readonly address: string;
  readonly options: readonly Option[];
  /** The word of an option in the address, in small letters. */
  word(option: Option): string;
  readonly control: 'checkboxes';
  readonly label: 'words';
  passes(row: Row, chosen: readonly Option[]): boolean;
  optionsOf(row: Row): readonly Option[];
}
export type Choices<Name extends string, Option extends FilterOption, Row> = { readonly kind: 'choices' } & ChoicesDefinition<
  Name,
  Option,
  Row
> &
  Filter<Name, readonly Option[], Option, Row>;

interface CodesDefinition<Name extends string, Row> extends Definition<Name, FactSource<Row>> {
  readonly address: string;
  readonly form: RegExp;
  /** All options at once, or the first few with a way to the others. */
  readonly control: 'checkboxes' | 'longList';
  readonly label: 'airline' | 'airport';
  codesOf(row: Row): readonly string[];
  passes(row: Row, chosen: readonly string[]): boolean;
  /** Left out: all of its codes. */
  optionsOf?(row: Row): readonly string[];
}
export type Codes<Name extends string, Row> = { readonly kind: 'codes' } & CodesDefinition<Name, Row> &
  Filter<Name, readonly string[], string, Row>;

/** A flight without the figure, as one without a way back, stays. */
interface RangeDefinition<Name extends string> extends Definition<Name, FactSource<number | undefined>> {
  /** The parameter of each end that can be set. */
  readonly address: Readonly<Partial<Record<RangeEnd, string>>>;
  /** The greatest figure that an address may hold. */
  readonly most: number;
  readonly control: 'price' | 'minutes' | 'clock';
  /** Figures that the slider leaves out of its ends. */
  isNone?(figure: number): boolean;
}
export type Slider<Name extends string> = { readonly kind: 'range' } & RangeDefinition<Name> &
  Filter<Name, Range, never, number | undefined>;

/** More than any list has; the rest of an address is not read. */
const MAX_PARTS = 40;

/** The values of a list, which are joined by `-`. */
const partsIn = (address: URLSearchParams, parameter: string): string[] =>
  paramIn(address, parameter).split('-').filter(Boolean).slice(0, MAX_PARTS);

/** Of some options those that a parameter names. */
export function optionsNamed<O>(address: URLSearchParams, parameter: string, options: readonly O[], word: (option: O) => string): O[] {
  const named = new Set(partsIn(address, parameter).map((part) => part.toLowerCase()));
  return options.filter((option) => named.has(word(option)));
}

const listOrNone = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** On or off. */
export const flag = <const Name extends string, const Label extends FlagLabel, Source extends FlagSource>(
  of: FlagDefinition<Name, Label, Source>,
): Flag<Name, Label, Source> => ({
  ...of,
  kind: 'flag',
  read: (address) => {
    const text = paramIn(address, of.address);
    return of.usual ? (text === '0' ? false : undefined) : text === '1' || undefined;
  },
  write: (isOn) => [[of.address, isOn === undefined ? '' : isOn ? '1' : '0']],
  kept: (isOn) => (isOn === (of.usual ?? false) ? undefined : isOn),
  passes: (row, isOn) => row || !isOn,
  optionsIn: () => [true],
  optionsOf: (row) => (row ? [true] : []),
});

/** Some of its options, in their order. */
export const choices = <const Name extends string, Option extends FilterOption, Row>(
  of: ChoicesDefinition<Name, Option, Row>,
): Choices<Name, Option, Row> => ({
  ...of,
  kind: 'choices',
  read: (address) => listOrNone(optionsNamed(address, of.address, of.options, of.word)),
  write: (chosen = []) => [[of.address, chosen.map(of.word).join('-')]],
  kept: (chosen) => listOrNone(of.options.filter((option) => chosen.includes(option))),
  optionsIn: () => of.options,
});

/** Some of the codes that a list has, in the order of the alphabet. */
export function codes<const Name extends string, Row>(of: CodesDefinition<Name, Row>): Codes<Name, Row> {
  const inOrder = (chosen: readonly string[]): readonly string[] | undefined =>
    listOrNone([...new Set(chosen)].filter((code) => of.form.test(code)).sort());
  return {
    ...of,
    kind: 'codes',
    read: (address) => inOrder(partsIn(address, of.address).map((code) => code.toUpperCase())),
    write: (chosen = []) => [[of.address, chosen.join('-')]],
    kept: inOrder,
    optionsIn: (rows) => [...new Set(rows().flatMap(of.codesOf))],
    optionsOf: of.optionsOf ?? of.codesOf,
  };
}

/** A range of figures. */
export function range<const Name extends string>(of: RangeDefinition<Name>): Slider<Name> {
  const { address: parameters } = of;
  const kept = ({ min, max }: Range): Range | undefined =>
    min === undefined && max === undefined ? undefined : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const figureIn = (address: URLSearchParams, parameter: string | undefined): number | undefined => {
    const text = parameter === undefined ? '' : paramIn(address, parameter);
    return /^\d{1,9}$/.test(text) && Number(text) <= of.most ? Number(text) : undefined;
  };
  return {
    ...of,
    kind: 'range',
    read: (address) => {
      const [min, max] = [figureIn(address, parameters.min), figureIn(address, parameters.max)];
      const isCrossed = min !== undefined && max !== undefined && min > max;
      return kept(isCrossed ? { max } : { min, max });
    },
    write: (limits = {}) =>
      (['min', 'max'] as const).flatMap((end) => {
        const parameter = parameters[end];
        return parameter === undefined ? [] : [[parameter, limits[end] === undefined ? '' : String(limits[end])] as const];
      }),
    kept,
    passes: (figure, { min = -Infinity, max = Infinity }) => figure === undefined || (figure >= min && figure <= max),
    optionsIn: () => [],
    optionsOf: () => [],
  };
}

/** A range after one of its ends was moved: it does not pass the other one, and filters nothing where the list ends. */
export function moved({ min, max }: Range, bounds: Bounds, end: RangeEnd, to: number): Range {
  const low = end === 'min' ? Math.min(to, max ?? bounds.max) : (min ?? bounds.min);
  const high = end === 'max' ? Math.max(to, min ?? bounds.min) : (max ?? bounds.max);
  return { ...(low > bounds.min && { min: low }), ...(high < bounds.max && { max: high }) };
}
