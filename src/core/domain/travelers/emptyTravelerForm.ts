import type { TravelerForm } from './travelerRules';
import type { TravelerKind } from './travelers';

/** A form that nobody has touched: the issuing country is chosen, everything else is empty. */
export const emptyTravelerForm = (kind: TravelerKind): TravelerForm => ({
  kind,
  firstName: '',
  middleName: '',
  lastName: '',
  dateOfBirth: '',
  sex: '',
  knownTravelerNumber: '',
  redressNumber: '',
  passportNumber: '',
  passportExpires: '',
  passportCountry: 'US',
  passportLater: '',
});
