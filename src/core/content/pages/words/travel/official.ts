/** Where a fact of a page comes from, and the month in which it was known to be true. */
import type { OfficialSource } from '../../siteTypes';

/** `YYYY-MM`. */
type Month = `20${number}-${number}`;

interface SourceWords {
  readonly language: string;
  readonly asOf: (month: string) => string;
}

/** Writes sources in one language: `official('2025-12', 'tsa.gov', 'https://www.tsa.gov/')`. */
export function sourcesIn({ language, asOf }: SourceWords) {
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month: Month, label: string, to: string): OfficialSource => ({
    asOf: asOf(months.format(Date.parse(`${month}-15T00:00:00Z`))),
    label,
    to,
  });
}

/** Pages of authorities, by what they are about: the same for both languages. */
export const OFFICIAL = {
  europe: ['travel-europe.europa.eu', 'https://travel-europe.europa.eu/'],
  ukEta: ['gov.uk/eta', 'https://www.gov.uk/eta'],
  esta: ['esta.cbp.dhs.gov', 'https://esta.cbp.dhs.gov/'],
  state: ['travel.state.gov', 'https://travel.state.gov/'],
  childPassports: ['travel.state.gov', 'https://travel.state.gov/content/travel/en/passports/need-passport/under-16.html'],
  realId: ['tsa.gov/real-id', 'https://www.tsa.gov/real-id'],
  identification: ['tsa.gov', 'https://www.tsa.gov/travel/security-screening/identification'],
  liquids: ['tsa.gov', 'https://www.tsa.gov/travel/security-screening/liquids-rule'],
  whatToBring: ['tsa.gov', 'https://www.tsa.gov/travel/security-screening/whatcanibring/all'],
  packSafe: ['faa.gov/hazmat/packsafe', 'https://www.faa.gov/hazmat/packsafe'],
  dogs: ['cdc.gov', 'https://www.cdc.gov/importation/dogs/index.html'],
  petTravel: ['aphis.usda.gov/pet-travel', 'https://www.aphis.usda.gov/pet-travel'],
  serviceAnimals: ['transportation.gov', 'https://www.transportation.gov/individuals/aviation-consumer-protection/service-animals'],
  airConsumer: ['transportation.gov/airconsumer', 'https://www.transportation.gov/airconsumer'],
  pregnant: ['cdc.gov', 'https://wwwnc.cdc.gov/travel/page/pregnant-travelers'],
  obstetricians: ['acog.org', 'https://www.acog.org/womens-health/faqs/travel-during-pregnancy'],
  medicineAbroad: ['cdc.gov', 'https://wwwnc.cdc.gov/travel/page/travel-abroad-with-medicine'],
  customs: ['cbp.gov', 'https://www.cbp.gov/travel/us-citizens/know-before-you-go/prohibited-and-restricted-items'],
} as const satisfies Readonly<Record<string, readonly [label: string, to: string]>>;
