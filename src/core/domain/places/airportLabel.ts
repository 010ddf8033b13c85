/** `JFK - John F Kennedy International Airport`: matches `AIRPORT_PATTERN` (search.6). */
export function labelOf(a: { readonly code: string; readonly name: string }): string {
  return `${a.code} - ${a.name}`;
}
