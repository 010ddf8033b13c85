/** What is written for one city guide in one language: a page, and its neighborhoods in the order of the numbers on the map. */
import type { PageText } from '../../pages/siteTypes';
import type { DestinationSlug } from '../cities';

export interface GuideText extends PageText {
  readonly neighborhoods: readonly (readonly [name: string, text: string])[];
}

export type GuideTexts = Readonly<Record<DestinationSlug, GuideText>>;

/** Who answers for a fact of a guide: the same for both languages. */
export const GUIDE_SOURCES = {
  ratp: ['ratp.fr', 'https://www.ratp.fr/en'],
  louvre: ['louvre.fr', 'https://www.louvre.fr/en'],
  atac: ['atac.roma.it', 'https://www.atac.roma.it/en'],
  rome: ['turismoroma.it', 'https://www.turismoroma.it/en'],
  mta: ['mta.info', 'https://www.mta.info/'],
  liberty: ['nps.gov/stli', 'https://www.nps.gov/stli/'],
  rtc: ['rtcsnv.com', 'https://www.rtcsnv.com/'],
  redRock: ['blm.gov', 'https://www.blm.gov/programs/national-conservation-lands/nevada/red-rock-canyon'],
  metro: ['metro.net', 'https://www.metro.net/'],
  griffith: ['griffithobservatory.org', 'https://griffithobservatory.org/'],
} as const satisfies Readonly<Record<string, readonly [label: string, to: string]>>;
