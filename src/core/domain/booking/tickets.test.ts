import { hasTicketEach, ticketsOf } from './tickets';

const TICKETS = [
  { traveler: 1, number: '0572106312811' },
  { traveler: 0, number: '1252106312810' },
  { traveler: 0, number: 'TEST-2106312812' },
];

it.each([
  [0, ['125-2106312810', 'TEST-2106312812']],
  [1, ['057-2106312811']],
  [2, []],
])('traveler %i has %j', (traveler, expected) => {
  expect(ticketsOf(TICKETS, traveler)).toEqual(expected);
});

it.each([
  [0, true],
  [2, true],
  [3, false],
])('each of %i travelers has one: %s', (travelers, expected) => {
  expect(hasTicketEach(TICKETS, travelers)).toBe(expected);
});
