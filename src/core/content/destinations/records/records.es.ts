/** The landing pages of the language, in its common words. */
import { airportNameEs } from '../../../domain/places/airportNameEs';
import { cities } from '../../pages/words/cities.es';
import { figures } from '../figures.es';
import { recordsOf } from './recordsOf';
import { stories } from '../stories.es';

const list = new Intl.ListFormat('es-US', { type: 'conjunction' });

export const records = recordsOf({
  cities,
  stories,
  pick: ([, es]) => es,
  heading: (city) => `Vuelos a ${city}`,
  airlines: {
    hd: 'Aerolíneas populares',
    desc: (city) => `Aerolíneas que vuelan a ${city} con frecuencia, cada una con su página; los resultados las comparan todas.`,
    cta: 'Todas las aerolíneas',
  },
  routes: {
    hd: 'Rutas populares',
    desc: (city) =>
      `Elija de dónde sale y el formulario se completa con ${city}. Tarifas: ida y vuelta, un adulto, con impuestos y cargos incluidos.`,
    route: (from, to) => `${from} a ${to}`,
    cta: 'Buscar esta ruta',
  },
  info: {
    mainhd: 'Información del vuelo',
    note: (home, city) =>
      `Precio y mes: ida y vuelta entre ${home} y ${city}, un adulto; duración y vuelos por semana: sin escalas desde ${home}; aerolíneas: todas las que vuelan sin escalas a ${city}, desde cualquier lugar.`,
    lowest: 'Precio más bajo',
    cheapest: 'Mes más barato',
    airlines: 'Aerolíneas que vuelan allí',
    airport: 'Aeropuerto de destino',
    time: 'Duración promedio del vuelo',
    perWeek: 'Promedio de vuelos por semana',
  },
  airports: 'Aeropuertos principales',
  // most short names are names of their own: Orly
  airportName: (name, [city, cityEs]) =>
    / (?:International|National|Municipal)$/.test(name) ? airportNameEs({ name: `${name} Airport`, city, cityEs }) : name,
  book: 'Reservar vuelo',
  why: {
    mainhd: 'Por qué elegirnos',
    hds: ['El precio completo primero', 'Una persona a cualquier hora', 'Tiempo para pensarlo'],
  },
  tiles: { mainhd: 'Destinos principales', note: (city) => `Otros destinos que buscan quienes viajan a ${city}.` },
  parts: {
    mainhd: (city) => `${city} antes de reservar`,
    arrive: 'Aeropuertos y llegada a la ciudad',
    cheap: 'Cuándo es barato',
    stay: 'Barrios',
    drawback: 'Una desventaja, sin rodeos',
  },
  nonstops: {
    mainhd: 'Quién vuela sin escalas',
    from: (names, count) => (count > names.length ? `${names.join(', ')} y ${count - names.length} más` : list.format(names)),
    perWeek: (flights) => (flights === 1 ? '1 vuelo por semana' : `${figures.count(flights)} vuelos por semana`),
  },
  figures,
});
