/** Help that a traveler asks the airline for, and what it has to know of them. */
export const ASSISTANCE = ['wheelchair', 'service_animal', 'deaf', 'blind'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

/** What airlines call them in messages (IATA special service requests). */
export const SSR_CODES: Readonly<Record<Assistance, string>> = { wheelchair: 'WCHR', service_animal: 'SVAN', deaf: 'DEAF', blind: 'BLND' };

/** What a form holds, words between spaces; anything unknown is left out. */
export function readAssistance(text: string | undefined): readonly Assistance[] {
  const words = text?.split(' ') ?? [];
  return ASSISTANCE.filter((kind) => words.includes(kind));
}

/** The text with one of them added, or taken away where it was there. */
export function toggledAssistance(text: string, kind: Assistance): string {
  const chosen = readAssistance(text);
  return ASSISTANCE.filter((other) => chosen.includes(other) !== (other === kind)).join(' ');
}

/** `WCHR 1, BLND 2`: each request with the number of its traveler, for whoever tells the airline; empty where nobody asks. */
export const assistanceCodes = (travelers: readonly { readonly assistance?: readonly Assistance[] }[]): string =>
  travelers.flatMap(({ assistance = [] }, i) => assistance.map((kind) => `${SSR_CODES[kind]} ${String(i + 1)}`)).join(', ');
