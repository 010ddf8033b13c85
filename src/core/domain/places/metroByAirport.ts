/** The metropolitan code of every airport that has one; a code that is itself an airport stands for that alone (search.9). */
export function metroByAirport(
  groups: readonly { readonly code: string; readonly airports: readonly string[] }[],
  isAirport: (code: string) => boolean,
): ReadonlyMap<string, string> {
  return new Map(groups.filter((g) => !isAirport(g.code)).flatMap((g) => g.airports.map((a) => [a, g.code] as const)));
}
