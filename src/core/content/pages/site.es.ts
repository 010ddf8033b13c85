import { airports } from './airports';
import { articles } from './articles.es';
import { cities, guides } from './cities.es';
import { fixed } from './fixed.es';
import { createSite } from './site';

const list = new Intl.ListFormat('es-US', { type: 'conjunction' });

/** Todas las páginas de contenido en español. */
export const site = createSite({
  locale: 'es',
  fixed,
  cities,
  guides,
  articles,
  airports,
  landing: (city, served, b) => ({
    heading: `Vuelos a ${city.name}`,
    title: `Vuelos baratos a ${city.name}`,
    description: `Compare vuelos a ${city.name} en línea o por teléfono. Cada precio incluye impuestos, cargos y nuestro servicio.`,
    lead: city.line,
    paragraphs: [
      city.about,
      `${served.length === 1 ? `Los vuelos llegan a ${list.format(served)}.` : `Una búsqueda de la ciudad abarca ${list.format(served)}.`} Escriba sus fechas y compare por precio, escalas, aerolínea y hora; el precio que ve es el de sus fechas, con todos los impuestos y el cargo por servicio de ${b.brandName}, por viajero y en total.`,
    ],
  }),
  airline: (name, code, hubs, b) => ({
    heading: `Vuelos de ${name}`,
    title: `Vuelos de ${name} (${code})`,
    description: `Compare vuelos de ${name} con los de otras aerolíneas, en línea o por teléfono. Impuestos y cargos incluidos.`,
    lead: `${b.brandName} es una agencia de viajes independiente: no es ${name} ni una aerolínea.`,
    paragraphs: [
      `${name} (${code}) tiene ${hubs.length === 1 ? 'su centro de conexión' : 'bases grandes'} en ${list.format(hubs)}. Desde allí muchos de sus vuelos son sin escalas; cuando vende conexiones, suelen hacerse también allí.`,
      `En nuestros resultados ${name} aparece junto a las demás aerolíneas de su ruta; cada vuelo indica qué aerolínea lo opera y qué equipaje incluye la tarifa. Para su número de viajero frecuente o un asiento, pregunte a la aerolínea; si la reserva es con nosotros, llámenos.`,
    ],
  }),
  airlineToCity: (name, code, city, b) => ({
    heading: `Vuelos de ${name} a ${city.name}`,
    title: `${name} (${code}) a ${city.name}`,
    description: `Busque vuelos de ${name} a ${city.name} y compárelos con otras aerolíneas, impuestos y cargos incluidos.`,
    lead: `${city.line} ${b.brandName} es una agencia de viajes independiente, no una aerolínea.`,
    paragraphs: [
      city.about,
      `Busque ${city.name} con sus fechas y elija ${name} en el filtro de aerolíneas para ver solo sus vuelos, o deje el filtro abierto para ver qué más hay. Algunos vuelos con código ${code} los opera una aerolínea asociada; los resultados dicen cuál.`,
    ],
  }),
  airlineCities: (name, code, hubs, b) => ({
    heading: `${name}: ciudades y centros`,
    title: `${name} (${code}): ciudades y centros`,
    description: `Dónde tiene su base ${name} y nuestras páginas de sus vuelos a ciudades populares.`,
    lead: `${name} tiene su base en ${list.format(hubs)}.`,
    paragraphs: [
      `Las ciudades de esta lista tienen una página propia para ${name} (${code}). Para cualquier otra, busque desde el inicio: los resultados muestran las aerolíneas de la ruta y cuántas veces cambiaría de avión.`,
      `${b.brandName} es una agencia de viajes independiente, no una aerolínea. Los horarios cambian con la temporada: lo que vale es lo que la búsqueda encuentre para sus fechas.`,
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
