import type { homePage as english } from './homePage.en';

export const homePage: typeof english = {
  eyebrow: 'Vuelos con hasta 30% de descuento',
  heading: 'El cielo, por menos',
  lead: 'Busque tarifas con descuento a todo el mundo, o llame y un experto busca por usted. Impuestos y cargos siempre incluidos.',
  cardsHeading: 'Elija su amanecer',
  cardsLead:
    'Cinco favoritos para empezar, con la tarifa más baja que se vio a la venta: ida y vuelta, un adulto, impuestos y cargos incluidos.',
  explore: 'Explorar por precio',
  allDestinations: 'Todos los destinos',
  priceExample: (price) => `Ejemplo de ida y vuelta: desde ${price}`,
  cardText: {
    paris: 'Luz de mañana sobre el Sena y una mesa afuera.',
    rome: 'Pinos, noches cálidas y dos mil años en un paseo.',
    'new-york': 'Cruce el puente a pie y luego mire atrás.',
    'las-vegas': 'Neón hasta el amanecer, desierto para el desayuno.',
    'los-angeles': 'Palmeras, un muelle y el último sol sobre el Pacífico.',
  },
  whyHeading: 'Por qué reservar con nosotros',
  why: [
    {
      figure: '24/7',
      unit: '',
      title: 'Contesta una persona',
      text: 'Reserve, cambie o pregunte en español o inglés, a cualquier hora.',
    },
    {
      figure: '24',
      unit: 'h',
      title: 'Para cambiar de idea',
      text: 'Política nuestra: cancele gratis dentro de las 24 horas si faltan 7 días o más para la salida.',
    },
    { figure: '$0', unit: '', title: 'Cargos ocultos', text: 'Tarifa base, impuestos y nuestro cargo se muestran antes de pagar.' },
    { figure: '330', unit: 'días', title: 'Para planear', text: 'Busque cualquier salida desde hoy hasta dentro de 330 días.' },
  ],
};
