/** What is the United States: its territories have country codes of their own, ISO 3166, and are no other country (product.md 12). */
const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

export const isTerritory = (country: string): boolean => TERRITORIES.has(country);

/** The country that a place belongs to for fees, changes, passports, taxes and fares: `US` for a territory. */
export const flagOfCountry = (country: string): string => (isTerritory(country) ? 'US' : country);

export const isUnitedStates = (country: string | undefined): boolean => country !== undefined && flagOfCountry(country) === 'US';
