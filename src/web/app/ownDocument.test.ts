import { documentKindOf, needsOwnDocument } from './ownDocument';

it.each([
  ['/contact-us', 'form'],
  ['/us-es/flights/payment', 'payment'],
  ['/', 'page'],
  ['/nowhere', 'page'],
] as const)('%s is sent as a %s document', (path, kind) => expect(documentKindOf(path)).toBe(kind));

it.each([
  // route, loaded document, outside check, leaves
  ['payment', 'page', false, true],
  ['payment', 'form', true, true],
  ['payment', 'payment', true, false],
  ['contact', 'page', false, false],
  ['contact', 'page', true, true],
  ['contact', 'form', true, false],
  ['contact', 'payment', true, false],
  ['home', 'payment', true, false],
  ['payment', null, true, false],
] as const)('%s in a %s document, outside check %s: leaves %s', (route, loaded, hasOutsideCheck, leaves) =>
  expect(needsOwnDocument(route, loaded, hasOutsideCheck)).toBe(leaves),
);
