import { messages as english } from '#core/content/messages/messages.en';
import { messages as spanish } from '#core/content/messages/messages.es';
import { airportLine, titleOfPlace } from './placeWords';

const place = (code: string, city: string, name: string, country: string, region?: string) => ({
  code,
  city,
  metro: code,
  country,
  region,
  label: `${code} - ${name}`,
  isMetro: false,
});
const JFK = place('JFK', 'New York', 'John F Kennedy International Airport', 'US', 'New York');
const LAX = place('LAX', 'Los Angeles', 'Los Angeles International Airport', 'US', 'California');
const MSP = place('MSP', 'Minneapolis', 'Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field', 'US', 'Minnesota');
const LHR = place('LHR', 'London', 'London Heathrow Airport', 'GB');

it.each([
  [JFK, 'New York (JFK)', 'John F Kennedy, New York'],
  // the city's own name is said once
  [LAX, 'Los Angeles (LAX)', 'California'],
  [MSP, 'Minneapolis (MSP)', 'Minneapolis–Saint Paul, Minnesota'],
  [LHR, 'London (LHR)', 'London Heathrow, United Kingdom'],
  [{ ...JFK, isMetro: true, code: 'NYC' }, 'New York (NYC), all airports', null],
  [{ ...JFK, city: '' }, null, null],
])('a field names %j', (shown, title, line) => {
  expect(titleOfPlace(english, shown)).toBe(title);
  if (line !== null) expect(airportLine(english, shown, 'en')).toBe(line);
});

it.each([
  [LAX, 'California'],
  [LHR, 'Londres Heathrow, Reino Unido'],
])('in Spanish the line below %j is %s', (shown, line) => {
  expect(airportLine(spanish, { ...shown, cityEs: shown.city === 'Los Angeles' ? 'Los Ángeles' : 'Londres' }, 'es')).toBe(line);
});
