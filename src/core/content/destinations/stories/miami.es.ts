import type { CityStory } from '../story';

export const miami: CityStory = {
  par1: 'El Aeropuerto Internacional de Miami pertenece a dos continentes: anuncios en español, café en dedal y la playa al otro lado de un puente. Fort Lauderdale, treinta millas al norte, recibe a las aerolíneas de bajo costo.',
  par2: 'La temporada es el invierno, seco y a unos 75 °F. El verano es un baño de vapor con tormenta a las cuatro, hoteles más baratos y un mar tan tibio como el aire.',
  airports: 'Dos aeropuertos para las mismas playas: Miami por la variedad, Fort Lauderdale por el precio.',
  arrive:
    'El MIA Mover, gratis, une la terminal con el Metrorail, que llega al centro en un cuarto de hora, y con un autobús a Miami Beach. En Fort Lauderdale un autobús lleva al Tri-Rail, y los trenes Brightline van de un centro al otro en una media hora.',
  cheap: ({ low, next, high, more }) =>
    `La temporada de tormentas es la rebaja: ${low} y ${next} tienen el promedio más bajo desde Nueva York. En ${high}, con las vacaciones universitarias y el cielo seco, se paga un ${more}% más.`,
  nonstop:
    'En el aeropuerto de Miami, American tiene su centro latinoamericano y más vuelos que todas las demás juntas; las otras se reparten entre los dos aeropuertos. Si sale de Nueva York, mire también Newark y LaGuardia.',
  stay: 'South Beach, al sur de la calle 20, es art déco y ruido; Mid-Beach tiene la misma arena y más calma. Wynwood y el Design District son arte; Coconut Grove, sombra y veleros; la Pequeña Habana, café de verdad; Key Biscayne, familias.',
  drawback:
    'De junio a noviembre un huracán puede arruinar una semana, y cualquier día el tráfico de los puentes se come una hora. Los restaurantes de South Beach suman el servicio y dejan una línea para otra propina: lea antes de firmar.',
  placesHeading: 'Cinco lugares, de la arena al pantano',
  placesNote: 'Para uno necesita auto.',
  places: [
    [
      'south-beach',
      'South Beach',
      'Hoteles pastel, casetas de salvavidas color caramelo y agua tibia hasta Acción de Gracias. Recórrala a las siete de la mañana.',
    ],
    [
      'wynwood',
      'Wynwood Walls',
      'Bodegas convertidas en una de las mayores galerías de murales al aire libre. Cada diciembre, con Art Basel, aparecen paredes nuevas.',
    ],
    [
      'little-havana',
      'La Pequeña Habana',
      'Dominó bajo los árboles del parque Máximo Gómez, puros enrollados en la vidriera y un gallo en cada dos esquinas.',
    ],
    [
      'vizcaya',
      'Vizcaya',
      'Una villa italiana de 1916 en la bahía de Biscayne, con una barcaza de piedra como rompeolas y jardines que acaban en manglar.',
    ],
    [
      'everglades',
      'Everglades',
      'Un río de hierba a una hora al oeste. Alquile una bicicleta en Shark Valley y cuente caimanes a distancia prudente.',
    ],
  ],
  why: [
    'Con dos aeropuertos y tantas reglas de equipaje, la tarifa más baja a Miami rara vez es el viaje más barato: compare aquí totales, con impuestos y nuestro cargo.',
    'Aquí se habla español de verdad, a las dos de la tarde y a las dos de la madrugada.',
    'Si el pronóstico cambia en el primer día, cancele sin pagar, mientras queden siete días o más para la salida.',
  ],
};
