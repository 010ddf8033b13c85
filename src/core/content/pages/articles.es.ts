import type { ArticleSlug } from '../articleSlugs';
import type { PageText } from './siteTypes';

export const articles: Readonly<Record<ArticleSlug, PageText>> = {
  'how-to-read-a-fare': {
    heading: 'Cómo leer una tarifa',
    title: 'Cómo leer una tarifa',
    description: 'Tarifa base, impuestos, cargos: cuáles son las partes del precio de un boleto y cuáles se recuperan.',
    lead: 'El precio tiene tres partes. La aerolínea fija solo una.',
    paragraphs: [
      'La tarifa base es lo que la aerolínea pide por el asiento. Los impuestos y cargos de aeropuerto van a gobiernos y aeropuertos: en un vuelo nacional un impuesto de 7.5 por ciento, un cargo por vuelo, un cargo de seguridad y otro por el uso del aeropuerto; en uno internacional, además, los de entrada y salida. Nuestro cargo por servicio es la tercera parte y tiene su propia línea.',
      'Las partes importan al cancelar. La tarifa base tiene sus reglas y puede perderse; algunos impuestos solo se deben si usted vuela. Por eso hasta un boleto no reembolsable puede devolver una parte. Pregunte antes de dejarlo vencer.',
    ],
  },
  'when-a-fare-goes-up-while-you-book': {
    heading: 'Cuando una tarifa sube mientras reserva',
    title: 'Por qué una tarifa sube mientras reserva',
    description:
      'Las aerolíneas venden asientos por escalones de precio. Por qué se agota uno mientras usted escribe y qué hacemos entonces.',
    lead: 'No son sus cookies. Es el último asiento de un escalón de precio.',
    paragraphs: [
      'Las aerolíneas venden un vuelo por escalones: tantos asientos a la tarifa más baja, tantos a la siguiente. Cuando se vende el último de un escalón, o queda apartado en la reserva de alguien, el siguiente asiento cuesta más. Con varios viajeros pasa antes, porque todos deben caber en el mismo escalón.',
      'Por eso volvemos a pedir el precio a la aerolínea cuando usted elige un vuelo, y una vez más antes de pagar. Si cambió, verá el precio anterior, el nuevo y la diferencia; lo que escribió se conserva y no se cobra nada hasta que acepte. Una búsqueda con un viajero menos muestra enseguida si el escalón era la razón.',
    ],
  },
};
