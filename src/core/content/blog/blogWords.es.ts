import { dateParts } from '../../domain/values/dates';
import type { AuthorSlug } from './authorSlugs';
import type { AuthorText } from './articleTypes';
import type { BlogWords } from './blogTypes';

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
    return `${String(day)} de ${MONTHS[month - 1] ?? ''} de ${String(year)}`;
  },
  by: (author) => `Por ${author}`,
  minutes: (minutes) => `${String(minutes)}\u00a0min de lectura`,
  published: 'Publicado',
  updated: 'Actualizado',
  articles: 'Artículos',
  contents: 'En este artículo',
  related: 'Siga leyendo',
  aboutAuthor: 'Quién lo escribe',
  articlesBy: (author) => `Artículos de ${author}`,
  feed: 'Todos los artículos en un canal Atom',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyByHand: 'Copie este enlace:',
  ask: '¿Prefiere preguntar a una persona?',
  askText: 'Alguien contesta a cualquier hora, en español o en inglés:',
  comments: 'Comentarios',
};

export const authorTexts: Readonly<Record<AuthorSlug, AuthorText>> = {
  'nora-whitfield': {
    role: 'Escribe sobre tarifas, cargos y reembolsos',
    bio: 'Nora dirige este blog y escribe sobre lo que cuesta un boleto y lo que se recupera de él. Le gustan las reglas que caben en una página y colecciona las que no. Vive en Chicago y casi siempre vuela en el mes equivocado.',
    more: 'Sus artículos empiezan con una pregunta que llegó por teléfono y terminan cuando se puede contestar en una frase. Distinguen lo que es regla, lo que es costumbre y lo que es solo su experiencia.',
  },
  'daniel-ortega': {
    role: 'Escribe sobre conexiones, documentos y viajes largos',
    bio: 'Daniel escribe sobre lo que pasa entre dos vuelos: conexiones, fronteras, demoras. Creció entre San Antonio y Monterrey y escribe sus artículos en los dos idiomas.',
    more: 'Comprueba horarios y reglas en la fuente y pone fecha a lo que puede cambiar. Cuando una página oficial sabe más que él, el artículo lo dice y la nombra.',
  },
  'grace-lin': {
    role: 'Escribe sobre equipaje, familias y cuándo comprar',
    bio: 'Grace escribe sobre volar con niños, empacar poco y cuándo comprar. Tiene dos hijos, una maleta de mano y una hoja de cálculo con tarifas que nadie más en la familia puede tocar.',
    more: 'Cada consejo se probó en un viaje real, casi siempre con alguien pequeño que preguntaba cuánto faltaba. Lo que no funcionó no está.',
  },
};
