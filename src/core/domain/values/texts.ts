/** The value of a parameter of an address, the first where there are several; empty where it is not there. */
export const paramIn = (params: URLSearchParams, name: string): string => params.get(name) ?? '';

/** What of a text stands before a sign, all of it where the sign is not there. */
export function before(text: string, sign: string): string {
  const end = text.indexOf(sign);
  return end < 0 ? text : text.slice(0, end);
}
