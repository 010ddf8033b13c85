/** What an airline did not take of an order, in the words of the form. */
import { useSelector } from 'react-redux';
import { TRAVELER_POINTER } from '#core/contract/bookings/travelerPointers';
import type { TravelerField } from '#core/domain/travelers/travelerRules';
import { useBookingWords } from '#web/platform/sent/messages';
import { useRefused } from '../checkout/booking.hooks';
import { selectForms } from '../store/booking.slice';
import { travelerTitles } from '../tripText';

type RefusedField = TravelerField | 'email' | 'phone';

/** All but that a passport follows: nothing that an airline refuses. */
const OF_TRAVELERS = (Object.keys(TRAVELER_POINTER) as readonly TravelerField[]).filter((field) => field !== 'passportLater'); // keys are the fields
/** By their place in the body of an order. */
const FIELDS = new Map<string, RefusedField>([
  ...OF_TRAVELERS.map((field) => [TRAVELER_POINTER[field], field] as const),
  ['email', 'email'],
  ['phone', 'phone'],
]);

/** `Not accepted: Adult 1, Last name.`; empty where the airline named no field. */
export function useRefusedText(): string {
  const words = useBookingWords();
  const refused = useRefused() ?? [];
  const titles = travelerTitles(useSelector(selectForms).travelers, words.travelerTitle);
  const named = refused.flatMap((place) => {
    const [, index, path = ''] = /^\/(?:travelers\/(\d+)|contact)\/(.+)$/.exec(place) ?? [];
    const field = FIELDS.get(path);
    if (field === undefined) return [];
    const label = words.fields[field];
    return [index === undefined ? label : `${titles[Number(index)] ?? ''}, ${label}`];
  });
  return named.length === 0 ? '' : words.refusedFields(named.join('; '));
}
