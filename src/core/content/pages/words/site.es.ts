import { originNames } from '../../airlines/airlineFacts';
import { AIRLINES } from '../../airlines/airlines';
import { hoursMinutes } from '../../messages/hoursMinutes';
import { records } from '../../destinations/records/records.es';
import { authorTexts as authors, blogWords as blog } from '../../blog/blogWords.es';
import { airlineBlocks } from './airlineBlocks.es';
import { questions } from './faq.es';
import { articles } from './articles.es';
import { guides } from '../../destinations/guides/guides.es';
import { cities } from './cities.es';
import { fixed } from './fixed.es';
import { fewOf } from '../fewOf';
import { createSite } from '../site';
import { at } from '../../../domain/values/checkedReads';

const list = new Intl.ListFormat('es-US', { type: 'conjunction' });
const number = new Intl.NumberFormat('es-US');
const originName = (airport: string): string => `${originNames(airport)[1]} (${airport})`;

/** Todas las páginas de contenido en español. */
export const site = createSite({
  locale: 'es',
  fixed,
  cities,
  guides,
  articles,
  authors,
  blog,
  records,
  landing: (record) => ({
    heading: record.mainhd,
    title: `Vuelos baratos a ${record.destName}`,
    description: `Compare vuelos a ${record.destName} en línea o por teléfono. Cada precio incluye impuestos, cargos y nuestro servicio.`,
    lead: record.subhd,
    paragraphs: [record.par1, record.para2],
  }),
  airlineBlocks,
  questions,
  airline: (
    {
      name,
      code,
      hubs,
      network: {
        busiest: [from, to],
        alliance,
      },
    },
    cityNames,
    b,
  ) => ({
    heading: `Vuelos de ${name}`,
    title: `Vuelos de ${name} (${code})`,
    description: `Compare vuelos de ${name} con los de otras aerolíneas, en línea o por teléfono. Impuestos y cargos incluidos.`,
    lead: `${b.brandName} es una agencia de viajes independiente: no es ${name} ni una aerolínea.`,
    paragraphs: [
      `${name} (${code}) tiene ${hubs.length === 1 ? 'su centro de conexión' : 'bases grandes'} en ${list.format(hubs)}, donde suelen hacerse sus conexiones.${alliance === null ? '' : ` ${name} pertenece a ${alliance}: un mismo boleto puede combinar sus vuelos con los de otros miembros.`} La ruta en la que ${name} tiene más salidas es ${from}–${to}; el formulario ya la trae, y los resultados empiezan solo con ${name}. ${
        cityNames.length === 0
          ? `${name} no vuela sin escalas desde Estados Unidos a las ciudades con página aquí.`
          : `Desde Estados Unidos ${name} vuela sin escalas a ${list.format(fewOf(cityNames, (n) => `${n} más de las ciudades de abajo`))}.`
      }`,
      `En nuestros resultados ${name} aparece junto a las demás aerolíneas de su ruta; cada vuelo indica qué aerolínea lo opera y qué equipaje incluye la tarifa. Para un asiento o su número de viajero frecuente, pregunte a ${name}; si compró con nosotros su boleto a ${cityNames[0] ?? hubs[0] ?? to} o a cualquier otro lugar, llámenos.`,
    ],
  }),
  airlineToCity: ({ name, code, hubs }, city, { us, abroad, others }, b) => ({
    heading: `Vuelos de ${name} a ${city.name}`,
    title: `${name} (${code}) a ${city.name}`,
    description: `Busque vuelos de ${name} a ${city.name} y compárelos con otras aerolíneas, impuestos y cargos incluidos.`,
    lead: `De dónde sale ${name} a ${city.name}, cada cuánto y con qué conviene compararla. ${b.brandName} es una agencia de viajes independiente, no ${name}.`,
    paragraphs: [
      us === null
        ? `${name} no tiene vuelos sin escalas de Estados Unidos a ${city.name}: con sus boletos se cambia de avión, ${abroad === null ? `casi siempre en ${at(hubs, 0)}` : `pues ${name} llega desde ${list.format(abroad.from.slice(0, 2).map(originName))}, ${number.format(abroad.perWeek)} veces por semana en total`}. Deje tiempo allí para otro control de seguridad y compare todo el viaje a ${city.name}, no solo el primer tramo de ${name}.`
        : `${name} vuela a ${city.name} sin escalas desde ${us.origins === 1 ? originName(at(us.from, 0)) : `${number.format(us.origins)} aeropuertos de Estados Unidos, sobre todo desde ${list.format(us.from.slice(0, 3).map(originName))}`}. Tiene en total ${number.format(us.perWeek)} salidas por semana a ${city.name}; la más frecuente, ${at(us.from, 0)}–${us.to}, tarda alrededor de ${hoursMinutes(us.minutes)}.`,
      `${
        others.length === 0
          ? `Ninguna otra aerolínea del horario llega sin escalas de Estados Unidos a ${city.name}: el precio lo fija ${name}.`
          : `Sin escalas a ${city.name}, ${name} compite con ${list.format(others.slice(0, 3).map((other) => AIRLINES[other].name))}.`
      } Una búsqueda desde aquí empieza con el filtro de aerolíneas puesto en ${name}; quítelo para ver quién más vuela a ${city.name}. Un vuelo a ${city.name} con código ${code} puede operarlo una aerolínea asociada a ${name}; los resultados dicen cuál.`,
    ],
  }),
  airlineCities: (
    {
      name,
      code,
      hubs,
      network: {
        busiest: [from, to],
      },
    },
    cityNames,
    b,
  ) => ({
    heading: `${name}: ciudades y centros`,
    title: `${name} (${code}): ciudades y centros`,
    description: `Dónde tiene su base ${name} y nuestras páginas de sus vuelos a ciudades populares.`,
    lead: `${name} tiene su base en ${list.format(hubs)}.`,
    paragraphs: [
      `${
        cityNames.length === 0
          ? `${name} llega con cambio de avión a las ciudades de este sitio.`
          : `Sin escalas desde Estados Unidos, ${name} vuela a ${list.format(fewOf(cityNames, (n) => `${n} ciudades más con página aquí`))}.`
      } Las ciudades de esta lista tienen una página propia para ${name} (${code}); para cualquier otra, busque desde la página de inicio.`,
      `${name} sale más veces en la ruta ${from}–${to}. ${b.brandName} vende ${name} como agencia de viajes independiente, y los horarios de ${name} cambian con la temporada: cuenta lo que la búsqueda encuentre para sus fechas.`,
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
    beforeYouFly: 'Más información antes de volar',
    keywords: 'vuelos baratos, boletos de avión, reservar vuelos por teléfono',
  },
});
