/** Whom the local Duffel server takes as passengers of an order: as its offer was made for, written as airlines write names. */
import { refuse, unknownField } from './duffelShapes';
import type { Answer, DuffelRules, Json, Offer } from './duffelShapes';

const FIELDS = [
  'id',
  'given_name',
  'family_name',
  'born_on',
  'gender',
  'title',
  'email',
  'phone_number',
  'infant_passenger_id',
  'identity_documents',
  'loyalty_programme_accounts',
];
const ACCOUNT_FIELDS = ['airline_iata_code', 'account_number'];
const DOCUMENT_FIELDS = ['type', 'unique_identifier', 'issuing_country_code', 'expires_on'];
const OF_AGE = 18;
/** Letters of ASCII, Latin-1 and Latin Extended-A without a few, spaces, hyphens and apostrophes; twenty at most. */
const NAME = /^(?!.*[ÆæĲĳŒœÞð])[ '\-\p{Script=Latin}]{1,20}$/u;
const LAST_LETTER = 'ſ';
const isName = (name: unknown): boolean =>
  typeof name === 'string' && NAME.test(name) && [...name].every((letter) => letter <= LAST_LETTER);

/** The refusal; null where everybody is taken. */
export function passengersRefused(offer: Offer, people: readonly Json[], rules: DuffelRules): Answer | null {
  if (people.length !== offer.passengers.length) return refuse(422, 'validation_required', '/passengers');
  for (const [index, person] of people.entries()) {
    const at = (field: string): string => `/passengers/${String(index)}/${field}`;
    const offered = offer.passengers.find(({ id }) => id === person['id']);
    if (!offered || people.findIndex((one) => one['id'] === person['id']) !== index) return refuse(422, 'invalid_passenger_id', at('id'));
    const unknown = unknownField(person, FIELDS);
    if (unknown !== undefined) return refuse(422, 'unknown_field', at(unknown));
    for (const name of ['given_name', 'family_name']) if (!isName(person[name])) return refuse(422, 'validation_format', at(name));
    if (!/^[mf]$/.test(String(person['gender']))) return refuse(422, 'validation_inclusion', at('gender'));
    if (!/^\+\d{7,15}$/.test(String(person['phone_number']))) return refuse(422, 'validation_format', at('phone_number'));
    const age = ageAtEnd(String(person['born_on']), offer);
    if (offered.age === null ? age < OF_AGE : age !== offered.age) return refuse(422, 'validation_inclusion', at('born_on'));
    const refused = documentsRefused((person['identity_documents'] ?? []) as Json[], rules, at('identity_documents'));
    if (refused) return refused;
    const accounts = (person['loyalty_programme_accounts'] ?? []) as Json[];
    const refusedAccount = accountsRefused(accounts, offered.type, rules, at('loyalty_programme_accounts'));
    if (refusedAccount) return refusedAccount;
  }
  const infants = offer.passengers.filter(({ type }) => type === 'infant_without_seat');
  const isAdult = (person: Json): boolean => offer.passengers.some(({ id, type }) => id === person['id'] && type === 'adult');
  return infants.some(({ id }) => people.filter((one) => one['infant_passenger_id'] === id && isAdult(one)).length !== 1)
    ? refuse(422, 'missing_infant_responsible_adult')
    : null;
}

function documentsRefused(documents: readonly Json[], { documentsRequired, documentTypes }: DuffelRules, place: string): Answer | null {
  if (documentsRequired && !documents.some(({ type }) => type === 'passport')) return refuse(422, 'validation_required', place);
  for (const [index, document] of documents.entries()) {
    const unknown = unknownField(document, DOCUMENT_FIELDS);
    const isKnown = (documentTypes as readonly unknown[]).includes(document['type']);
    if (unknown !== undefined || !isKnown) return refuse(422, 'validation_inclusion', `${place}/${String(index)}/${unknown ?? 'type'}`);
    if (document['type'] === 'passport' && typeof document['expires_on'] !== 'string')
      return refuse(422, 'validation_required', `${place}/${String(index)}/expires_on`);
  }
  return null;
}

/** One number an airline; the real server ignores programs that its offer does not name, which none of our orders may count on. */
function accountsRefused(accounts: readonly Json[], type: unknown, { loyaltyProgrammes }: DuffelRules, place: string): Answer | null {
  if (accounts.length > 0 && type === 'infant_without_seat') return refuse(422, 'validation_inclusion', place);
  for (const [index, account] of accounts.entries()) {
    const airline = account['airline_iata_code'];
    const unknown = unknownField(account, ACCOUNT_FIELDS);
    const isTaken = (loyaltyProgrammes as readonly unknown[]).includes(airline);
    const isFirst = accounts.findIndex((one) => one['airline_iata_code'] === airline) === index;
    if (unknown !== undefined || !isTaken || !isFirst)
      return refuse(422, 'validation_inclusion', `${place}/${String(index)}/${unknown ?? 'airline_iata_code'}`);
    if (!/^[A-Z0-9]{5,20}$/.test(String(account['account_number'])))
      return refuse(422, 'validation_format', `${place}/${String(index)}/account_number`);
  }
  return null;
}

/** Whole years on the departure date of the last slice. */
function ageAtEnd(born: string, { slices }: Offer): number {
  const ends = slices.at(-1)?.segments[0]?.departing_at.slice(0, 10) ?? '';
  return Number(ends.slice(0, 4)) - Number(born.slice(0, 4)) - (ends.slice(5) < born.slice(5) ? 1 : 0);
}
