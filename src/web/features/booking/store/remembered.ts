/** What of a booking survives a reload, and how it is read back: the session's storage only, but for one yes or no (decision 023); a bad value means no value. */
import type { SearchBody } from '#core/contract/bookings/drafts.schema';
import { searchFromBody, searchToBody } from '#core/contract/flights/searchBody';
import type { FlightConfirm } from '#core/domain/booking/booking';
import type { PersistedKey } from '#web/platform/browser/persist';
import { isValidParty } from '#core/domain/travelers/travelers';
import { partyForms } from './partyForms';
import type { Answers, BookingForms, BookingOutcome, BookingState, AttemptMemory, DraftMemory, ExtrasMemory } from './bookingState';
import type { StepsDone } from '../checkout/steps';

type Unknown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCents = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A chosen flight as it is kept. */
type StoredFlight = Omit<FlightConfirm, 'query'> & { readonly query: SearchBody };

/** Values were written by this slice; the checks keep out what another version or another hand left there. */
function isStoredFlight(value: unknown): value is StoredFlight {
  if (!isRecord(value) || !isRecord(value['query']) || !isRecord(value['query']['travelers'])) return false;
  const { query, slices } = value;
  const { adults, children, infants } = value['query']['travelers'];
  if (typeof adults !== 'number' || typeof children !== 'number' || typeof infants !== 'number') return false;
  const isSlice = (s: unknown): boolean => isRecord(s) && Array.isArray(s['legs']) && s['legs'].length > 0 && Array.isArray(s['layovers']);
  return (
    isValidParty({ adults, children, infants }) &&
    [value['flightId'], value['carrier'], query['origin'], query['destination'], query['departDate']].every(isText) &&
    (query['returnDate'] === null || isText(query['returnDate'])) &&
    isCents(value['total']) &&
    Array.isArray(slices) &&
    slices.length > 0 &&
    slices.every(isSlice) &&
    isRecord(value['conditions']) &&
    isRecord(value['carriers']) &&
    isRecord(value['airports'])
  );
}

function isDraft(value: unknown): value is DraftMemory {
  return isRecord(value) && isText(value['draftId']);
}

function isAttempt(value: unknown): value is AttemptMemory {
  return isRecord(value) && isText(value['key']) && (value['attemptId'] === null || isText(value['attemptId']));
}

function isExtras(value: unknown): value is ExtrasMemory {
  const isChoice = (choice: unknown): boolean => isRecord(choice) && isText(choice['id']) && isCents(choice['quantity']);
  return isRecord(value) && isText(value['draftId']) && Array.isArray(value['choices']) && value['choices'].every(isChoice);
}

/** All fields of the sample, and further ones that may be left out. */
const isFormOf = (value: unknown, sample: object): boolean =>
  isRecord(value) && Object.keys(sample).every((key) => isText(value[key])) && Object.values(value).every(isText);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isAnswers = (value: unknown): value is Answers =>
  isRecord(value) &&
  isText(value['keptEmail']) &&
  (value['keptPhone'] === undefined || isText(value['keptPhone'])) &&
  isTexts(value['twoPeople']) &&
  isTexts(value['selfTransfers']);

function isForms(value: unknown, sample: BookingForms): value is BookingForms {
  const traveler = partyForms({ adults: 1, children: 0, infants: 0 }, [])[0] ?? {};
  return (
    isRecord(value) &&
    Array.isArray(value['travelers']) &&
    value['travelers'].every((t) => isFormOf(t, traveler)) &&
    isFormOf(value['contact'], sample.contact) &&
    isFormOf(value['billing'], sample.billing) &&
    isAnswers(value['answers'])
  );
}

function isProgress(value: unknown): value is StepsDone {
  const isDone = (done: unknown): boolean => typeof done === 'boolean';
  if (!isRecord(value) || (value['extras'] !== undefined && !isDone(value['extras']))) return false;
  return [value['review'], value['travelers'], value['contact']].every(isDone);
}

function isOutcome(value: unknown): value is BookingOutcome {
  if (!isRecord(value)) return false;
  return (
    (value['kind'] === 'failed' && isText(value['code'])) ||
    (value['kind'] === 'booked' && (value['draftId'] === null || isText(value['draftId'])))
  );
}

const key = <K extends keyof BookingState>(
  name: K,
  isRight: (value: unknown) => value is NonNullable<BookingState[K]>,
): PersistedKey<BookingState> => ({
  key: `wf.booking.${name}`,
  kind: 'session',
  select: (state) => state[name],
  restore: (state, stored) => (isRight(stored) ? { ...state, [name]: stored } : state),
});

function withForms(state: BookingState, forms: BookingForms): BookingState {
  const travelers = state.chosen ? partyForms(state.chosen.query.travelers, forms.travelers) : forms.travelers;
  return { ...state, forms: { ...forms, travelers } };
}

export const bookingPersisted: readonly PersistedKey<BookingState>[] = [
  {
    key: 'wf.booking.chosen',
    kind: 'session',
    select: (state) => state.chosen,
    write: ({ chosen }) => chosen && ({ ...chosen, query: searchToBody(chosen.query) } satisfies StoredFlight),
    // There is a form for every traveler, whatever became of what was typed.
    restore: (state, stored) =>
      isStoredFlight(stored) ? withForms({ ...state, chosen: { ...stored, query: searchFromBody(stored.query) } }, state.forms) : state,
  },
  key('draft', isDraft),
  key('attempt', isAttempt),
  key('extras', isExtras),
  {
    key: 'wf.booking.forms',
    kind: 'session',
    select: (state) => state.forms,
    restore: (state, stored) => (isForms(stored, state.forms) ? withForms(state, stored) : state),
  },
  key('progress', isProgress),
  key('outcome', isOutcome),
  {
    key: 'wf.hasBooked',
    kind: 'local',
    select: (state) => (state.hasBooked ? 'yes' : null),
    restore: (state, stored) => ({ ...state, hasBooked: stored === 'yes' }),
  },
];
