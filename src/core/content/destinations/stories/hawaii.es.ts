import type { CityStory } from '../story';

export const hawaii: CityStory = {
  par1: 'Casi todo el mundo aterriza primero en Honolulu, en Oahu, donde una ciudad de torres acaba en un arrecife. Maui, la Isla Grande y Kauai tienen aeropuertos propios con vuelos sin escalas desde la costa oeste: decida la isla antes que el vuelo.',
  par2: 'Los vientos alisios mantienen la temperatura entre 70 y 85 °F todo el año; lo que cambia es el mar. En invierno la costa norte levanta olas como casas y las ballenas jorobadas crían frente a Maui; en verano las mismas bahías quedan quietas para los niños.',
  airports: 'Cuatro aeropuertos en cuatro islas: Honolulu, Kahului en Maui, Kona en la Isla Grande y Lihue en Kauai.',
  arrive:
    'En Honolulu el tren Skyline para en el aeropuerto y los autobuses siguen a Waikiki; un taxi tarda media hora fuera de las horas pico. En las otras islas alquile el auto antes de comprar el vuelo, porque los mostradores se quedan sin ninguno.',
  cheap: ({ low, next, high, more }) =>
    `Sol hay todo el año, semanas tranquilas no: ${low} y ${next} son los meses bajos desde Los Ángeles. ${high} cuesta en promedio un ${more}% más, y los días de Navidad y de las vacaciones de primavera son los que más suben.`,
  nonstop:
    'Hawaiian, Alaska, Southwest y United compiten desde el oeste; los vuelos desde Atlanta, Dallas o Charlotte son pocos y muy largos, y vale la pena pagar un asiento con espacio.',
  stay: 'Waikiki se recorre a pie y nunca duerme; Kaimuki, detrás de Diamond Head, es donde come Honolulu. En Maui, Kihei por el precio o Wailea por el lujo; en la Isla Grande, Kona por el sol o Hilo por las cascadas; en Kauai, Poipu cuando llueve en Hanalei.',
  drawback:
    'La comida, la gasolina y el estacionamiento cuestan más que en casi todo el país, y una semana en dos islas pierde un día en aeropuertos. Lahaina, en Maui, todavía se reconstruye tras el incendio de 2023: vaya con respeto.',
  placesHeading: 'Cinco lugares en cuatro islas',
  placesNote: 'Nadie los ve todos en una semana; elija dos.',
  places: [
    [
      'waikiki',
      'Playa de Waikiki',
      'Clases de surf a las ocho, canoas al mediodía, un hotel rosa de 1927 y antorchas al caer el sol. Las olas más amables de Oahu.',
    ],
    [
      'pearl-harbor',
      'Pearl Harbor',
      'Un monumento blanco sobre el Arizona hundido, que todavía suelta aceite gota a gota. El barco es gratis, pero la hora se reserva en línea.',
    ],
    [
      'haleakala',
      'Haleakalā',
      'Diez mil pies sobre Maui, frío como un refrigerador y por encima de las nubes. Para el amanecer hace falta permiso; para el ocaso, no.',
    ],
    [
      'na-pali',
      'Costa Nā Pali',
      'Paredes verdes de tres mil pies que ninguna carretera cruza. Véalas en barco, desde el aire o por once millas duras de sendero.',
    ],
    [
      'kilauea',
      'Kīlauea',
      'Un cráter dentro de la selva que unas noches brilla y otras descansa durante meses. Pregunte al parque qué hace hoy.',
    ],
  ],
  why: [
    'Saltar de isla cambia maletas y cargos; cada tramo de una tarifa a Hawái se suma aquí, con impuestos y servicio, antes de que usted escriba un nombre.',
    'Medio año hay seis horas menos en Waikiki que en Nueva York: contestamos a la hora de los dos lugares.',
    'Equivocarse de isla es humano. Tiene 24 horas para cancelar gratis y elegir otra, si el vuelo sale dentro de una semana o más.',
  ],
};
