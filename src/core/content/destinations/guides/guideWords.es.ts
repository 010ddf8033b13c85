import type { GuideWords } from './guideRecord';

/** Lo que tienen en común todas las guías. */
export const guideWords: GuideWords = {
  language: 'es-US',
  weather: (city) => `${city} mes a mes`,
  weatherNote: 'Promedio de las máximas y mínimas diarias, en grados Fahrenheit, con Celsius entre paréntesis.',
  weatherSource: (station, period) => `Promedios climáticos ${period} de la estación ${station}, redondeados; a diciembre de 2025:`,
  columns: { month: 'Mes', high: 'Máxima', low: 'Mínima' },
  map: (city) => `Dónde alojarse en ${city}`,
  mapLabel: (city) => `Mapa dibujado de ${city} con sus barrios numerados`,
  flights: (city) => `Vuelos a ${city}`,
  flightsText: (city) =>
    `Cuánto cuesta el boleto en cada mes, quién vuela a ${city} sin escalas, sus aeropuertos y cómo llegar a la ciudad.`,
  entryLink: 'Información de visas',
  flightsAction: 'Tarifas y aeropuertos',
};
