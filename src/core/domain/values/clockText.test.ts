import { plainInstant } from './clockText';

it.each([
  ['jue, 26 de nov, 1:34 p.m. EST', 'jue, 26 nov, 1:34 p.\u00a0m. EST'],
  ['jue, 26 nov, 11:05 a. m. EST', 'jue, 26 nov, 11:05 a.\u00a0m. EST'],
  ['Thu, Nov 26, 1:34 PM EST', 'Thu, Nov 26, 1:34 PM EST'],
])('%s is written %s', (given, written) => {
  expect(plainInstant(given)).toBe(written);
});
