import type { SearchWords } from '../../searchFile';

export const siteSearch: SearchWords = {
  kinds: {
    city: 'Ciudad',
    guide: 'Guía de ciudad',
    airline: 'Aerolínea',
    airlineCity: 'Aerolínea y ciudad',
    article: 'Artículo',
    page: 'Información',
  },
  suggestions: 'Páginas',
  onePage: '1 página encontrada',
  pages: 'páginas encontradas',
  nothing: 'No encontramos nada para',
  nothingMore: 'Pruebe con menos palabras u otras: una ciudad, una aerolínea, el código de un aeropuerto o el tema de su pregunta.',
  showAll: 'Ver todas',
  didYouMean: '¿Buscaba una de estas páginas?',
};
