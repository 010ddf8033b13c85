import type { CitySlug } from '../../destinations/cities';
import type { CityText } from '../siteTypes';

export const cities: Readonly<Record<CitySlug, CityText>> = {
  paris: {
    name: 'Paris',
    line: 'Morning light on the Seine and a table outside.',
  },
  rome: {
    name: 'Rome',
    line: 'Stone pines, warm evenings, two thousand years in one walk.',
  },
  'new-york': {
    name: 'New York',
    line: 'Cross the bridge on foot, then look back.',
  },
  'las-vegas': {
    name: 'Las Vegas',
    line: 'Neon until sunrise, desert by breakfast.',
  },
  'los-angeles': {
    name: 'Los Angeles',
    line: 'Palms, a pier and the last sun over the Pacific.',
  },
  phoenix: {
    name: 'Phoenix',
    line: 'Red rock, cactus and 300 days of sun.',
  },
  hawaii: {
    name: 'Hawaii',
    line: 'Volcano, reef and rain forest in one day.',
  },
  seattle: {
    name: 'Seattle',
    line: 'Water on both sides and a mountain behind.',
  },
  tokyo: {
    name: 'Tokyo',
    line: 'Lanterns below, towers above, trains on time.',
  },
  'san-francisco': {
    name: 'San Francisco',
    line: 'Fog over the bridge, sun in the Mission.',
  },
  houston: {
    name: 'Houston',
    line: 'Mission control, museums and Gulf air.',
  },
  chicago: {
    name: 'Chicago',
    line: 'A lake like a sea and a skyline like a lesson.',
  },
  london: {
    name: 'London',
    line: 'Parks, markets and a river with stories.',
  },
  miami: {
    name: 'Miami',
    line: 'Art deco, Cuban coffee and warm water.',
  },
  orlando: {
    name: 'Orlando',
    line: 'Roller coasters first, springs and rockets after.',
  },
  boston: {
    name: 'Boston',
    line: 'Brick, harbor and the oldest public park in the country.',
  },
  denver: {
    name: 'Denver',
    line: 'A mile up, with the Rockies at the end of the street.',
  },
  atlanta: {
    name: 'Atlanta',
    line: 'Oaks, soul food and the busiest airport on earth.',
  },
  barcelona: {
    name: 'Barcelona',
    line: 'Gaudí’s towers, late dinners and a beach.',
  },
  madrid: {
    name: 'Madrid',
    line: 'Great museums by day, plazas by night.',
  },
  amsterdam: {
    name: 'Amsterdam',
    line: 'Canals, bicycles and Golden Age light.',
  },
  lisbon: {
    name: 'Lisbon',
    line: 'Yellow trams, tiled houses and an Atlantic sunset.',
  },
  cancun: {
    name: 'Cancún',
    line: 'White sand in front, Maya ruins behind.',
  },
  washington: {
    name: 'Washington',
    line: 'Marble, cherry trees and museums without a ticket.',
  },
  toronto: {
    name: 'Toronto',
    line: 'A lake, a tower and the whole world for lunch.',
  },
  dallas: {
    name: 'Dallas',
    line: 'Glass towers, brisket smoke and a square that history stopped in.',
  },
  athens: {
    name: 'Athens',
    line: 'A temple above, the sea beyond, dinner at ten.',
  },
  dublin: {
    name: 'Dublin',
    line: 'Georgian doors, old libraries and a session in the back room.',
  },
  istanbul: {
    name: 'Istanbul',
    line: 'Two continents, one ferry ride apart.',
  },
  dubai: {
    name: 'Dubai',
    line: 'The highest tower, the oldest creek and the desert at the door.',
  },
};
