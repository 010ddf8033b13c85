import type { itinerary as en } from './itinerary.en';
import { plural } from '../plural';

export const itinerary: typeof en = {
  stopAt: (city, code, duration) => `${city} ${code} ${duration}`,
  layovers: (n) => plural('es', n, 'escala en', 'escalas en'),
  airportAndCity: (city, code) => `${city} (${code})`,
  to: 'a',
  departs: 'sale',
  arrives: 'llega',
  flightNumber: (airline, number) => `${airline} ${String(number)}`,
  alsoSoldAs: (flights) => `También se vende como ${flights.join(', ')}`,
  layover: (duration, city, code) => `Escala de ${duration} en ${city} (${code})`,
  airportChange: (from, to) => `Cambio de aeropuerto: llega a ${from} y sale de ${to}`,
  layoverNotes: {
    short: 'Conexión corta',
    long: 'Escala larga',
    overnight: 'Escala nocturna',
    airportChange: 'Cambio de aeropuerto',
    transitCountry: 'Tránsito por otro país: averigüe si necesita visa',
    selfTransfer: 'Transbordo por su cuenta: recoja su equipaje y regístrese de nuevo',
  },
  legroom: (inches) => `${String(inches)} pulg. para las piernas`,
  wifi: 'Wi-Fi',
  power: 'Toma de corriente en el asiento',
  entertainment: 'Pantalla en el asiento',
  co2: (kg) => `${String(kg)} kg de CO₂e por viajero`,

  bags: 'Equipaje y cargos',
  personalItem: 'Artículo personal',
  carryOn: 'Equipaje de mano',
  checkedBag: 'Maleta documentada',
  bagsInShort: { personalItem: 'Artículo personal', carryOn: 'Equipaje de mano', checkedBag: 'Maleta' },
  bagIncluded: (bag) => `${bag} sin cargo`,
  bagCosts: (bag, price) => `${bag} ${price}`,
  bagUnknown: (bag) => `${bag}: cargo desconocido`,
};
