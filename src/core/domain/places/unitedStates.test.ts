import { flagOfCountry, isUnitedStates } from './unitedStates';

it.each(['US', 'PR', 'VI', 'GU', 'AS', 'MP'])('%s is the United States', (country) => {
  expect([flagOfCountry(country), isUnitedStates(country)]).toEqual(['US', true]);
});

// neighbors, states in free association, and a country that is not known
it.each(['CA', 'MX', 'BS', 'VG', 'PW', 'FM', 'MH', 'GB', ''])('"%s" is not', (country) => {
  expect([flagOfCountry(country), isUnitedStates(country)]).toEqual([country, false]);
});
