/** What airlines call their fares of economy, as they are on their fare pages in 2025; others go by the family alone. */
import { FARE_BRANDS } from '../../domain/flights/flights';
import type { FareBrand } from '../../domain/flights/flights';

type Names = Readonly<Partial<Record<FareBrand, string>>>;

const LIGHT: Names = { Basic: 'Economy Light', Main: 'Economy Classic', Flex: 'Economy Flex' };
const FRANCO_DUTCH: Names = { Basic: 'Economy Light', Main: 'Economy Standard', Flex: 'Economy Flex' };
const NAMES: Readonly<Record<string, Names>> = {
  AA: { Basic: 'Basic Economy', Main: 'Main Cabin', Flex: 'Main Cabin Flexible' },
  DL: { Basic: 'Delta Main Basic', Main: 'Delta Main Classic', Flex: 'Delta Main Extra' },
  UA: { Basic: 'Basic Economy', Main: 'Economy', Flex: 'Economy Flexible' },
  AS: { Basic: 'Saver', Main: 'Main', Flex: 'Main Refundable' },
  HA: { Basic: 'Main Cabin Basic', Main: 'Main Cabin', Flex: 'Main Cabin Refundable' },
  AC: { Basic: 'Basic', Main: 'Standard', Flex: 'Flex' },
  WN: { Basic: 'Basic', Main: 'Choice', Flex: 'Choice Extra' },
  B6: { Basic: 'Blue Basic', Main: 'Blue' },
  F9: { Basic: 'Basic', Main: 'Premium', Flex: 'Business' },
  NK: { Basic: 'Value' },
  G4: { Basic: 'Basic', Main: 'Bonus', Flex: 'Total' },
  WS: { Basic: 'UltraBasic', Main: 'Econo', Flex: 'EconoFlex' },
  BA: { Basic: 'Economy Basic', Main: 'Economy Standard', Flex: 'Economy Flex' },
  AF: FRANCO_DUTCH,
  KL: FRANCO_DUTCH,
  LH: LIGHT,
  LX: LIGHT,
  OS: LIGHT,
  SN: LIGHT,
  FR: { Basic: 'Basic', Main: 'Plus', Flex: 'Flexi Plus' },
};

/** The airline's own name of a fare; null where none is known, or where it is the family's. */
export function nameOfFare(carrier: string, brand: FareBrand): string | null {
  const name = NAMES[carrier]?.[brand];
  return name === undefined || name === brand ? null : name;
}

/** Which family an airline's own name is of; null where it is none that is known. */
export const brandNamed = (carrier: string, name: string): FareBrand | null =>
  FARE_BRANDS.find((brand) => NAMES[carrier]?.[brand]?.toLowerCase() === name.trim().toLowerCase()) ?? null;
