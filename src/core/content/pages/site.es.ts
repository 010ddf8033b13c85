import { originNames } from '../airlines/airlineFacts';
import { AIRLINES } from '../airlines/airlines';
import { hoursMinutes } from '../messages/hoursMinutes';
import { records } from '../destinations/records.es';
import { articles } from './articles.es';
import { cities, guides } from './cities.es';
import { fixed } from './fixed.es';
import { fewOf } from './fewOf';
import { createSite } from './site';

const list = new Intl.ListFormat('es-US', { type: 'conjunction' });
const originName = (airport: string): string => `${originNames(airport)[1]} (${airport})`;

/** Todas las páginas de contenido en español. */
export const site = createSite({
  locale: 'es',
  fixed,
  cities,
  guides,
  articles,
  records,
  landing: (record) => ({
    heading: record.mainhd,
    title: `Vuelos baratos a ${record.destName}`,
    description: `Compare vuelos a ${record.destName} en línea o por teléfono. Cada precio incluye impuestos, cargos y nuestro servicio.`,
    lead: record.subhd,
    paragraphs: [record.par1, record.par2],
  }),
  airline: ({ name, code, hubs, busiest: [from, to] }, cityNames, b) => ({
    heading: `Vuelos de ${name}`,
    title: `Vuelos de ${name} (${code})`,
    description: `Compare vuelos de ${name} con los de otras aerolíneas, en línea o por teléfono. Impuestos y cargos incluidos.`,
    lead: `${b.brandName} es una agencia de viajes independiente: no es ${name} ni una aerolínea.`,
    paragraphs: [
      `${name} (${code}) tiene ${hubs.length === 1 ? 'su centro de conexión' : 'bases grandes'} en ${list.format(hubs)}, donde suelen hacerse sus conexiones. La ruta en la que ${name} tiene más salidas es ${from}–${to}. ${
        cityNames.length === 0
          ? `Ninguna de las ciudades con página aquí tiene vuelo sin escalas de ${name} desde Estados Unidos.`
          : `Desde Estados Unidos ${name} vuela sin escalas a ${list.format(fewOf(cityNames, (n) => `${n} más de nuestras ciudades`))}.`
      }`,
      `En nuestros resultados ${name} aparece junto a las demás aerolíneas de su ruta; cada vuelo indica qué aerolínea lo opera y qué equipaje incluye la tarifa. Para un asiento o su número de viajero frecuente, pregunte a ${name}; si compró con nosotros su boleto a ${cityNames[0] ?? hubs[0] ?? to} o a cualquier otro lugar, llámenos.`,
    ],
  }),
  airlineToCity: ({ name, code, hubs }, city, { own, others }, b) => ({
    heading: `Vuelos de ${name} a ${city.name}`,
    title: `${name} (${code}) a ${city.name}`,
    description: `Busque vuelos de ${name} a ${city.name} y compárelos con otras aerolíneas, impuestos y cargos incluidos.`,
    lead: `De dónde sale ${name} a ${city.name}, cada cuánto y con qué conviene compararla. ${b.brandName} es una agencia de viajes independiente, no ${name}.`,
    paragraphs: [
      own === null
        ? `${name} no tiene vuelos sin escalas de Estados Unidos a ${city.name}: con sus boletos se cambia de avión, casi siempre en ${hubs[0] ?? ''}. Deje tiempo allí para otro control de seguridad y compare el viaje entero a ${city.name}, no solo el primer tramo de ${name}.`
        : `${name} vuela a ${city.name} sin escalas desde ${own.origins === 1 ? originName(own.from[0] ?? '') : `${own.origins} aeropuertos de Estados Unidos, sobre todo desde ${list.format(own.from.slice(0, 3).map(originName))}`}. Tiene en total ${own.perWeek} salidas por semana a ${city.name}; la más frecuente, ${own.from[0] ?? ''}–${own.to}, tarda alrededor de ${hoursMinutes(own.minutes)}.`,
      `${
        others.length === 0
          ? `Ninguna otra aerolínea del horario llega sin escalas de Estados Unidos a ${city.name}: el precio lo pone ${name}.`
          : `Sin escalas a ${city.name}, ${name} se mide con ${list.format(others.slice(0, 3).map((other) => AIRLINES[other].name))}.`
      } Escriba sus fechas y elija ${name} en el filtro de aerolíneas, o déjelo abierto para ver quién más vende ${city.name}. Un vuelo a ${city.name} con código ${code} puede operarlo una aerolínea asociada a ${name}; los resultados dicen cuál.`,
    ],
  }),
  airlineCities: ({ name, code, hubs, busiest: [from, to] }, cityNames, b) => ({
    heading: `${name}: ciudades y centros`,
    title: `${name} (${code}): ciudades y centros`,
    description: `Dónde tiene su base ${name} y nuestras páginas de sus vuelos a ciudades populares.`,
    lead: `${name} tiene su base en ${list.format(hubs)}.`,
    paragraphs: [
      `${
        cityNames.length === 0
          ? `${name} llega con cambio de avión a las ciudades de este sitio.`
          : `Sin escalas desde Estados Unidos, ${name} vuela a ${list.format(fewOf(cityNames, (n) => `${n} ciudades más con página aquí`))}.`
      } Las ciudades de esta lista tienen una página propia para ${name} (${code}); para cualquier otra, busque desde el inicio.`,
      `${name} sale más veces en la ruta ${from}–${to}. ${b.brandName} vende ${name} como agencia de viajes independiente, y los horarios de ${name} cambian con la temporada: lo que vale es lo que la búsqueda encuentre para sus fechas.`,
    ],
  }),
  labels: {
    flightsTo: (city) => `Vuelos a ${city}`,
    airlineTo: (airline, city) => `${airline} a ${city}`,
    airlines: 'Aerolíneas',
    moreDestinations: 'Más destinos',
    destinations: 'Destinos',
    guides: 'Guías de ciudades',
    cities: 'Vuelos por ciudad',
    articles: 'Artículos',
    pages: 'Páginas',
    cancelling: 'Cancelar una reserva',
    keywords: 'vuelos baratos, boletos de avión, reservar vuelos por teléfono',
  },
});
