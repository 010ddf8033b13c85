import type { itinerary as en } from './itinerary.en';
import { dateParts, dayNumber } from '../../../domain/values/dates';
import type { IsoDate } from '../../../domain/values/dates';
import { DAY_MS } from '../../../domain/values/keptFor';
import type { FeeWords } from '../../phrases/feeText';
import { plural } from '../plural';

const bagInShort = (name: string, included: string): FeeWords => ({
  included,
  paid: `${name} con cargo`,
  notAllowed: `Sin ${name.toLowerCase()}`,
  unknown: `${name}: pregúntenos`,
  costs: (price) => `${name} ${price}`,
});

const named = (date: IsoDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-US', { ...options, timeZone: 'UTC' }).format(dayNumber(date) * DAY_MS);
const weekday = (date: IsoDate): string => named(date, { weekday: 'long' });
const dayAndMonth = (date: IsoDate): string => `${String(dateParts(date).day)} de ${named(date, { month: 'long' })}`;

export const itinerary: typeof en = {
  stopAt: (city, code, duration) => `${city} ${code} ${duration}`,
  layovers: (n) => plural('es', n, 'escala en', 'escalas en'),
  landsAt: (places) => `Con parada en ${places}`,
  airportAndCity: (city, code) => `${city} (${code})`,
  terminal: (name) => `Terminal ${name}`,
  to: 'a',
  departs: 'sale',
  arrives: 'llega',
  flightNumber: (airline, number) => `${airline} ${String(number)}`,
  alsoSoldAs: (flights) => `También se vende como ${flights.join(', ')}`,
  layover: (duration, city, code) => `Escala de ${duration} en ${city} (${code})`,
  airportChange: (from, to) => `Cambio de aeropuerto: llega a ${from} y sale de ${to}`,
  redEye: 'Vuelo nocturno',
  leavesAtNight: (before, day) =>
    `Sale en la noche del ${weekday(before)} al ${weekday(day)}: esté en el aeropuerto el ${weekday(before)} ${dayAndMonth(before)} por la noche`,
  selfTransfer: 'Conexión por cuenta propia',
  layoverNotes: {
    short: 'Conexión corta',
    long: 'Escala larga',
    overnight: 'Escala nocturna',
    airportChange: 'Cambio de aeropuerto',
    transitCountry: 'Tránsito por otro país: averigüe si necesita visa',
    selfTransfer: 'Conexión por cuenta propia: recoja su equipaje y haga el check-in de nuevo',
  },
  legroom: (inches) => `${String(inches)} pulg. para las piernas`,
  wifi: 'Wi-Fi',
  power: 'Tomacorriente en el asiento',
  entertainment: 'Pantalla en el asiento',
  co2: (kg) => `${String(kg)} kg de CO₂e por viajero`,

  bags: 'Equipaje y cargos',
  personalItem: 'Artículo personal',
  carryOn: 'Equipaje de mano',
  checkedBag: 'Maleta documentada',
  bagsInShort: {
    personalItem: bagInShort('Artículo personal', 'Artículo personal'),
    carryOn: bagInShort('Equipaje de mano', 'Equipaje de mano'),
    checkedBag: bagInShort('Maleta', 'Maleta documentada incluida'),
  },
};
