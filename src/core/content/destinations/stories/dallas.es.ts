import type { CityStory } from '../story';

export const dallas: CityStory = {
  par1: 'DFW es más grande que Manhattan, casi un país; Love Field, a seis millas del centro, es el aeropuerto con carácter y una sola aerolínea. Entre los dos hay una región que crece mientras usted lee.',
  par2: 'Marzo, abril y octubre son de terraza; de junio a septiembre se vive bajo techo, con aire acondicionado. Fort Worth, cuarenta minutos al oeste, es donde están el ganado y, curiosamente, los mejores museos pequeños.',
  airports: 'Dos aeropuertos y dos ideas: DFW para casi todas, Love Field para Southwest.',
  arrive:
    'La línea naranja de DART sale de la Terminal A y tarda unos cincuenta minutos al centro; TEXRail va a Fort Worth desde la Terminal B. De Love Field un autobús gratis lleva al tren ligero en Inwood.',
  cheap: ({ low, next, high, more }) =>
    `En ${low} y ${next} las tarifas desde Nueva York tocan el suelo; ${high}, con vacaciones escolares y congresos, cuesta en promedio un ${more}% más, una de las subidas más fuertes.`,
  nonstop:
    'El mayor centro de American llega a 168 aeropuertos del país en el horario de esta página; Southwest compite desde Love Field y, donde vuelan las dos, ambas cuestan menos.',
  stay: 'Deep Ellum toca en vivo bajo la autopista; Bishop Arts tiene pasteles y tiendas pequeñas; Uptown, un tranvía gratis y gente joven; Knox-Henderson, buenos restaurantes. En Fort Worth, Sundance Square o Near Southside.',
  drawback:
    'Es una ciudad de autopistas, y lo que parece cerca suele ser la salida que acaba de pasar. En abril y mayo el granizo cierra el aeropuerto por horas, y agosto ronda los 97 °F.',
  placesHeading: 'Cinco lugares, del centro a los corrales',
  placesNote: 'Los tres primeros quedan cerca, a pie.',
  places: [
    [
      'dealey-plaza',
      'Plaza Dealey',
      'Una ventana en la esquina, una marca blanca en la calle y un museo en el sexto piso que lo cuenta sin ruido.',
    ],
    [
      'arts-district',
      'Arts District',
      'Ópera, escultura y sinfónica en cuatro cuadras, obra de arquitectos famosos. El jardín de esculturas es el rincón callado.',
    ],
    [
      'klyde-warren-park',
      'Parque Klyde Warren',
      'Un césped sobre una autopista hundida, con camiones de comida, yoga y niños en las fuentes.',
    ],
    [
      'white-rock-lake',
      'White Rock Lake',
      'Nueve millas alrededor en bicicleta, velas a mediodía y los rascacielos al anochecer, al otro lado del agua.',
    ],
    ['fort-worth-stockyards', 'Corrales de Fort Worth', 'Los longhorns bajan por la calle dos veces al día, y nadie los apura.'],
  ],
  why: [
    'American en DFW, Southwest en Love: busque DFW y después DAL, y compare totales a Dallas, con impuestos y nuestro cargo incluidos.',
    '¿Granizo sobre las pistas a las seis? Cuando cierran los mostradores, nuestra línea sigue abierta y busca otro camino.',
    'Háblelo con la familia. Durante 24 horas cancela sin costo, si faltan siete días o más para el vuelo.',
  ],
};
