import type { CityStory } from '../story';

export const madrid: CityStory = {
  par1: 'Barajas está en la meseta, al noreste, tan cerca que se llega en metro y tan grande que tiene tren propio entre terminales. Desde allí se abre España: Sevilla, Valencia y Barcelona quedan a menos de tres horas en tren.',
  par2: 'La ciudad está a unos 650 metros de altura y tiene, según dicen, nueve meses de invierno y tres de infierno; exageran las dos cosas. De abril a junio y de fines de septiembre a noviembre es la recomendación sincera.',
  airports: 'Solo Barajas; Iberia y sus socias usan la Terminal 4, apartada de las otras tres.',
  arrive:
    'La línea 8 del metro une todas las terminales con Nuevos Ministerios, y el tren de Cercanías va de la T4 a Atocha y Chamartín. Los taxis tienen tarifa fija a cualquier punto dentro de la M-30, y un autobús exprés amarillo va a Atocha las 24 horas.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} tienen las tarifas más bajas desde Nueva York. En ${high} suben en promedio un ${more}%, justo cuando los madrileños se van.`,
  nonstop:
    'Iberia tiene el mayor número de salidas, de Chicago a Los Ángeles y Miami; Air Europa vuela desde Nueva York y Miami y sigue desde Barajas al resto de España.',
  stay: 'Las Letras es céntrico y literario; La Latina, el lugar de las tapas del domingo después del Rastro. Malasaña es de los jóvenes; Salamanca, de las compras y la calma; Lavapiés, del curry, el teatro y los precios razonables.',
  drawback:
    'En julio la tarde pasa muchas veces de 97 °F y en agosto cierra la mitad de los buenos restaurantes. Cenar antes de las nueve es cenar solo, y no hay playa a menos de tres horas.',
  placesHeading: 'Cinco lugares, casi todos antes de comer',
  placesNote: 'Los tres museos están en la misma avenida.',
  places: [
    [
      'prado',
      'Museo del Prado',
      'Velázquez, Goya y el Bosco en salas que se cruzan en una mañana. Las dos últimas horas son gratis y se llena.',
    ],
    [
      'retiro',
      'Parque del Retiro',
      'Barcas ante una columnata, un palacio de cristal y señores con tableros de ajedrez. El domingo es de las familias y los tambores.',
    ],
    [
      'plaza-mayor',
      'Plaza Mayor',
      'Nueve arcos, un rey a caballo y un bocadillo de calamares de los bares de alrededor, nunca de las terrazas.',
    ],
    [
      'royal-palace',
      'Palacio Real',
      'Dos mil habitaciones, de las que se ven unas decenas. Desde los jardines de abajo, a las seis, la piedra se vuelve miel.',
    ],
    [
      'temple-of-debod',
      'Templo de Debod',
      'Un templo egipcio en una colina, regalado por ayudar a salvar otros del Nilo. Todo el mundo va al atardecer.',
    ],
  ],
  why: [
    '¿Sigue a Sevilla o a Ibiza con otro boleto? Mostramos el equipaje y el total del tramo a Madrid, con impuestos y nuestro cargo, para que haga la suma.',
    'Madrid cena cuando usted almuerza. A nuestros teléfonos les da igual la hora, y se contestan en español.',
    'En España los planes cambian en la sobremesa. Para eso hay un día de cancelación gratuita, si faltan siete días o más para salir.',
  ],
};
