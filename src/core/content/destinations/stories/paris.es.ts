import type { CityStory } from '../story';

export const paris: CityStory = {
  par1: 'La mayoría de los vuelos desde Estados Unidos sale por la noche y llega a Charles de Gaulle a la hora del desayuno. El tren RER B lleva de la terminal a Châtelet o Saint-Michel en unos 35 minutos; desde Orly, la línea 14 del metro es aún más rápida. Así, una semana en París puede tener siete días completos.',
  par2: 'Los días largos de mayo, junio y septiembre valen lo que cuestan. Si puede elegir, vuele entre noviembre y marzo, fuera de las fiestas: los museos están tranquilos, los cafés invitan a quedarse y el asiento suele costar mucho menos que en julio. Compare los dos aeropuertos, y también salir un martes o un miércoles.',
  airports: 'Los aeropuertos de París y sus códigos.',
  arrive:
    'El RER B sale de las terminales 2 y 3 de Charles de Gaulle hacia Gare du Nord y la orilla izquierda; los taxis oficiales cobran una tarifa fija según la orilla, anunciada en la parada. Orly queda a unos 16 km al sur, en la línea 14 del metro.',
  cheap: ({ low, next, high, more }) =>
    `Lo más bajo del año llega en ${low} y ${next}. Una semana en ${high} cuesta en promedio un ${more}% más desde Nueva York, y los últimos días de diciembre cuestan como el verano.`,
  nonstop: 'Air France y Delta reúnen casi todas las salidas; si usted no vive en la costa este, mire primero las ciudades de esta lista.',
  stay: 'El Marais (distritos 3 y 4) es céntrico y no cierra los domingos. El Canal Saint-Martin, en el 10, es más joven y barato; el 7 es tranquilo y está junto a la Torre Eiffel; el Barrio Latino vive de librerías y estudiantes. Cuanto más bajo el número del distrito, menos metro necesitará.',
  drawback:
    'Los carteristas son muy hábiles en la línea 1, el RER y las escaleras de Montmartre, y en agosto cierran muchas de las panaderías que usted venía a probar. Las huelgas se anuncian uno o dos días antes: confirme antes de contar con un tren.',
  placesHeading: 'Cinco lugares para una primera visita',
  placesNote: 'Cuatro están tan cerca que se va a pie de uno a otro.',
  places: [
    [
      'louvre',
      'Louvre',
      'Un palacio alrededor de una pirámide de cristal. Elija un ala y venga el miércoles o el viernes, cuando cierra tarde.',
    ],
    ['montmartre', 'Montmartre', 'Escalones, viñas y una basílica blanca. Suba antes de las nueve y la vista será solo suya.'],
    [
      'notre-dame',
      'Notre-Dame',
      'Abierta de nuevo desde diciembre de 2024, más luminosa que en muchos siglos. La entrada es gratis, y con hora reservada se evita la fila.',
    ],
    ['versailles', 'Versalles', 'Media hora en tren. Vea primero los jardines y el palacio al final, cuando los grupos se han ido.'],
    [
      'seine',
      'Orillas del Sena',
      'Siéntese en el muelle de la isla de San Luis al atardecer. No cuesta nada y ninguna mesa tiene mejor vista.',
    ],
  ],
  why: [
    'Un boleto a París lleva impuestos franceses y estadounidenses; aquí están en el primer precio que ve, con nuestro cargo al lado.',
    'Si pierde una maleta en Orly a medianoche, en Ohio es media tarde: nuestra línea contesta a cualquiera de las dos horas, en español e inglés.',
    'Reserve esta noche y consúltelo con la almohada: tiene 24 horas para cancelar gratis, si a París le faltan al menos siete días.',
  ],
  examples: { price: '$89' },
};
