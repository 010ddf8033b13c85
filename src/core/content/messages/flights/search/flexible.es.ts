import type { flexible as english } from './flexible.en';
import { plural } from '../../plural';

export const flexible: typeof english = {
  label: 'Fechas flexibles',
  kinds: {
    '': 'Fechas exactas',
    '1': '± 1 día',
    '2': '± 2 días',
    '3': '± 3 días',
    weekend: 'Un fin de semana',
    week: 'Una semana',
    month: 'Un mes entero',
  },
  anywhere: 'Explorar destinos',
  when: 'Cuándo',
  months: 'Meses',
  seasons: 'Estaciones',
  seasonNames: { spring: 'Primavera', summer: 'Verano', fall: 'Otoño', winter: 'Invierno' },
  season: (name, years, from, to) => `${name} de ${years} (${from}–${to})`,
  threeMonths: (from, to, years) => `${from} a ${to} de ${years}`,
  stays: {
    weekend: '2 o 3 noches',
    week: '7 noches',
    month: 'De 3 a 14 noches',
  },
  oneWayStays: { weekend: 'De viernes a domingo', week: 'Cualquier día', month: 'Cualquier día' },
  title: {
    weekend: (period) => `Fines de semana de ${period}`,
    week: (period) => `Semanas de ${period}`,
    month: (period) => `Cualquier fecha de ${period}`,
  },
  heading: (from, to) => `De ${from} a ${to}`,
  nights: (n) => `${String(n)} ${plural('es', n, 'noche', 'noches')}`,
  looking: 'Buscando los precios más bajos…',
  basis: {
    weekend:
      'El viaje más barato de cada fin de semana. Los precios son por adulto, con impuestos y cargos. Elija uno para ver sus vuelos.',
    week: 'El viaje más barato de cada semana. Los precios son por adulto, con impuestos y cargos. Elija uno para ver sus vuelos.',
    month: 'El viaje más barato de cada duración. Los precios son por adulto, con impuestos y cargos. Elija uno para ver sus vuelos.',
  },
  oneWayBasis: 'El día más barato de cada semana. Los precios son por adulto, con impuestos y cargos. Elija uno para ver sus vuelos.',
  unknown: 'Ver vuelos',
  none: 'En este período no hay fechas a la venta. Elija otro.',
  noFlights: 'No se encontraron vuelos en este período. Elija otro período u otros aeropuertos.',
  failed: 'Los precios no se pueden mostrar ahora. Inténtelo de nuevo en un momento.',
  gridTitle: (days) => `Sus fechas, ± ${String(days)} ${plural('es', days, 'día', 'días')}`,
  unreadable: 'Las fechas flexibles de este enlace no se pudieron leer. Estas son sus fechas exactas.',
};
