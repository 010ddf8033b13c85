/** What an airline did not take of an order, in the words of the form. */
import { useSelector } from 'react-redux';
import type { TravelerField } from '#core/domain/travelers/travelerRules';
import { useBookingWords } from '#web/platform/messages';
import { useRefused } from '../checkout/booking.hooks';
import { selectForms } from '../store/booking.slice';
import { travelerTitles } from '../tripText';

/** How places in the body of an order are called in the form. */
const FIELDS: Readonly<Record<string, TravelerField | 'email' | 'phone'>> = {
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  sex: 'sex',
  knownTravelerNumber: 'knownTravelerNumber',
  redressNumber: 'redressNumber',
  'passport/number': 'passportNumber',
  'passport/expires': 'passportExpires',
  'passport/country': 'passportCountry',
  email: 'email',
  phone: 'phone',
};

/** `Not accepted: Adult 1, Last name.`; empty where the airline named no field. */
export function useRefusedText(): string {
  const words = useBookingWords();
  const refused = useRefused() ?? [];
  const titles = travelerTitles(useSelector(selectForms).travelers, words.travelerTitle);
  const named = refused.flatMap((place) => {
    const [, index, path = ''] = /^\/(?:travelers\/(\d+)|contact)\/(.+)$/.exec(place) ?? [];
    const field = FIELDS[path];
    if (field === undefined) return [];
    const label = words.fields[field];
    return [index === undefined ? label : `${titles[Number(index)] ?? ''}, ${label}`];
  });
  return named.length === 0 ? '' : words.refusedFields(named.join('; '));
}
