/** What callers say is read in every way that it may mean. */
import { readSought } from './readSought';
import type { Sought } from './readSought';

const NOTHING: Sought = {
  reference: null,
  airlineReference: null,
  email: null,
  phone: null,
  ticket: null,
  names: [],
  route: null,
  day: null,
};

it.each<[string, Partial<Sought>]>([
  ['k7m-px2', { reference: 'K7MPX2', airlineReference: 'K7MPX2', names: ['k7m', 'px2'] }],
  ['VV0KPF', { airlineReference: 'VV0KPF', names: ['vv0kpf'] }],
  [' Maria@Example.com ', { email: 'maria@example.com' }],
  ['(212) 555-0118', { phone: '2125550118' }],
  ['212 555 0118', { phone: '2125550118', ticket: '2125550118' }],
  ['+1 212 555 0118', { phone: '2125550118' }],
  ['555-0118', { phone: '5550118' }],
  ['125-2106312810', { phone: '2106312810', ticket: '1252106312810' }],
  ['TEST-1964162298', { ticket: 'TEST1964162298', names: ['test', '1964162298'] }],
  ['555-01', { airlineReference: null }],
  ['Quiñones', { names: ['quinones'] }],
  ['  mar   QUIÑ ', { names: ['mar', 'quin'] }],
  ['GARCES', { reference: 'GARCES', airlineReference: 'GARCES', names: ['garces'] }],
  ['quinones JFK-LAX', { names: ['quinones'], route: ['JFK', 'LAX'] }],
  ['Quinones jfk → lax', { names: ['quinones'], route: ['JFK', 'LAX'] }],
  ['Quinones JFK to LAX', { names: ['quinones'], route: ['JFK', 'LAX'] }],
  ['JFK LAX', { reference: 'JFKLAX', airlineReference: 'JFKLAX' }],
  ['ana lee', { reference: 'ANALEE', airlineReference: 'ANALEE', names: ['ana', 'lee'] }],
  ['martinez 12 jan', { names: ['martinez'], day: { year: null, month: 1, day: 12 } }],
  ['martinez Jan 12, 2027', { names: ['martinez'], day: { year: 2027, month: 1, day: 12 } }],
  ['martínez 12 de enero', { names: ['martinez'], day: { year: null, month: 1, day: 12 } }],
  ['quinones 3/13', { names: ['quinones'], day: { year: null, month: 3, day: 13 } }],
  ['quinones 3/13/2027 JFK-LAX', { names: ['quinones'], route: ['JFK', 'LAX'], day: { year: 2027, month: 3, day: 13 } }],
  ['quinones 2027-03-13', { names: ['quinones'], day: { year: 2027, month: 3, day: 13 } }],
  ['quinones 13/13', { names: ['quinones'] }],
  ['2027-03-13', { phone: '20270313' }],
  ['', {}],
  ['%', {}],
])('%j is read as %j', (typed, sought) => expect(readSought(typed)).toEqual({ ...NOTHING, ...sought }));
