/** What cities and states are called in Spanish; airports keep their own names. */
import { foldText } from '../values/foldText';

export interface SpanishNames {
  /** By metropolitan code, or by airport code. */
  readonly cities: Readonly<Record<string, string>>;
  /** By name. */
  readonly regions: Readonly<Record<string, string>>;
}

/** A city or state with its Spanish name, where it has one of its own. */
export interface SpanishPlace {
  readonly cityEs?: string;
  readonly regionEs?: string;
}

interface PlaceOfTable {
  readonly code: string;
  readonly city: string;
  readonly regionName: string;
}

/**
 * The Spanish names of an airport's city and state. The name of a city of several airports is that of its airports too, but for
 * those that are under a city of their own (Beauvais is not París).
 */
export function spanishOf(
  names: SpanishNames,
  { code, city, regionName }: PlaceOfTable,
  group?: { code: string; name: string },
): SpanishPlace {
  const isOfGroup = group !== undefined && foldText(group.name) === foldText(city);
  const cityEs = names.cities[code] ?? (isOfGroup ? names.cities[group.code] : undefined);
  const regionEs = names.regions[regionName];
  return { ...(cityEs === undefined ? {} : { cityEs }), ...(regionEs === undefined ? {} : { regionEs }) };
}
