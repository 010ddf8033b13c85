import { assistanceCodes, readAssistance, toggledAssistance } from './assistance';

it.each([
  ['', 'deaf', 'deaf'],
  ['deaf', 'wheelchair', 'wheelchair deaf'],
  ['wheelchair deaf', 'deaf', 'wheelchair'],
  ['wheelchair', 'wheelchair', ''],
] as const)('"%s" with %s toggled is "%s"', (text, kind, expected) => {
  expect(toggledAssistance(text, kind)).toBe(expected);
});

it('reads what it knows, once and in its order', () => {
  expect(readAssistance('blind cake wheelchair blind')).toEqual(['wheelchair', 'blind']);
});

it('names requests by the codes of airlines, with whose they are (booking.51)', () => {
  expect(assistanceCodes([{ assistance: ['wheelchair', 'deaf'] }, {}, { assistance: ['service_animal'] }])).toBe('WCHR 1, DEAF 1, SVAN 3');
  expect(assistanceCodes([{}])).toBe('');
});
