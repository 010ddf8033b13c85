import { dateParts } from '../../domain/values/dates';
import type { AuthorSlug } from './authorSlugs';
import type { AuthorText } from './articleTypes';
import type { BlogWords } from './blogTypes';
import { at } from '../../domain/values/checkedReads';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

export const blogWords: BlogWords = {
  day: (date) => {
    const { year, month, day } = dateParts(date);
    return `${String(day)} de ${at(MONTHS, month - 1)} de ${String(year)}`;
  },
  desk: (brandName) => `Redacción ${brandName}`,
  by: (author) => `Por ${author}`,
  minutes: (minutes) => `${String(minutes)}\u00a0min de lectura`,
  published: 'Publicado',
  updated: 'Actualizado',
  articles: 'Artículos',
  contents: 'En este artículo',
  related: 'Siga leyendo',
  aboutAuthor: 'Quién lo escribe',
  articlesBy: (author) => `Artículos de ${author}`,
  feed: 'Todos los artículos en un canal Atom, en inglés',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyByHand: 'Copie este enlace:',
  ask: '¿Prefiere preguntar a una persona?',
  askText: 'Alguien contesta a cualquier hora, en español o en inglés:',
  comments: 'Comentarios',
};

export const authorTexts: Readonly<Record<AuthorSlug, AuthorText>> = {
  'travel-desk': {
    role: 'Escribe sobre tarifas, equipaje y qué hacer cuando cambian los planes',
    bio: 'Escribimos sobre lo que cuesta un boleto, lo que incluye y lo que se recupera cuando cambian los planes.',
    more: 'Cada artículo contesta una sola pregunta e indica cuándo se actualizó. Si una página oficial dice más, el artículo la cita.',
  },
};
