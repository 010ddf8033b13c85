/** Where a field of the traveler form is in the body of an order. */
import type { TravelerField } from '../../domain/travelers/travelerRules';

export const TRAVELER_POINTER: Readonly<Record<TravelerField, string>> = {
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  sex: 'sex',
  knownTravelerNumber: 'knownTravelerNumber',
  redressNumber: 'redressNumber',
  frequentFlyerAirline: 'frequentFlyer/airline',
  frequentFlyerNumber: 'frequentFlyer/number',
  passportNumber: 'passport/number',
  passportExpires: 'passport/expires',
  passportCountry: 'passport/country',
  passportLater: 'passport',
  assistance: 'assistance',
  heldBy: 'heldBy',
};
