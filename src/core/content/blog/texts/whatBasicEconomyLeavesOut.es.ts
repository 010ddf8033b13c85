import type { ArticleText } from '../../pages/siteTypes';

export const whatBasicEconomyLeavesOut: ArticleText = {
  heading: 'Lo que la tarifa básica deja fuera',
  title: 'Tarifa económica básica: lo que no incluye',
  description: 'Cambios, asientos, equipaje, abordaje: qué deja fuera la tarifa más baja y cuándo es, aun así, la que conviene.',
  lead: 'El mismo asiento, con menos promesas. A veces es justo lo que conviene.',
  paragraphs: [
    'La tarifa económica básica no es un asiento peor. Es la misma fila, el mismo espacio para las piernas y la misma hora de llegada que la tarifa de arriba. Lo que falta son los derechos alrededor del asiento: cambiarlo, escogerlo, a veces llevar una maleta al compartimiento.',
    'Las aerolíneas la inventaron para tener una cifra baja al principio de la lista. No es razón para evitarla. Es razón para saber cuánto costaría en su viaje cada cosa que falta.',
  ],
  parts: [
    {
      heading: 'Cambios y cancelación',
      paragraphs: [
        'Es lo más importante. Con una tarifa estándar, casi todas las grandes aerolíneas de Estados Unidos permiten cambiar pagando solo la diferencia de tarifa. La básica por lo general no se puede cambiar, y cancelarla devuelve poco o nada. Algunas aerolíneas permiten cancelar pagando un cargo, otras dan un crédito parcial, y las condiciones cambian tanto que conviene leerlas el día en que reserva.',
        'Nuestro día gratuito se aplica también a las tarifas básicas: dentro de 24 horas, con la salida a 7 días o más, puede cancelar y recibir todo. Después, dé el boleto por perdido.',
      ],
    },
    {
      heading: 'Asientos',
      paragraphs: [
        'Tendrá un asiento; tal vez no pueda decir cuál. Se asigna al hacer el check-in o en la puerta, y muchas veces es el de en medio. Casi todas las aerolíneas cobran por elegir asiento, también en tarifas básicas, desde el principio o unos días antes.',
        'Las familias deben mirar con cuidado. Varias aerolíneas de Estados Unidos prometen que un niño pequeño se sienta junto a un adulto sin costo, con las condiciones que ellas fijan. Otras solo lo intentan. Si su hijo es pequeño y la promesa no está por escrito, la tarifa estándar es la manera más barata de ir tranquilo.',
      ],
    },
    {
      heading: 'Equipaje',
      paragraphs: [
        'Un artículo personal que quepa bajo el asiento está incluido casi siempre. En la maleta de mano es donde las aerolíneas difieren: unas la incluyen en su tarifa básica, otras solo en vuelos que cruzan un océano, otras la cobran, y más en la puerta que en línea.',
        'Al lado de cada tarifa de este sitio está lo que incluye: artículo personal, maleta de mano, equipaje documentado, o lo que pide la aerolínea. Compare con su equipaje ya contado. Una tarifa básica que cuesta $30 menos deja de ser más barata cuando se le suma una maleta de $45 por trayecto.',
      ],
    },
    {
      heading: 'Abordaje, millas y ascensos de cabina (upgrades)',
      paragraphs: [
        'Las tarifas básicas abordan con el último grupo, cuando los compartimientos sobre su fila pueden estar llenos y su maleta baja a la bodega, sin costo pero fuera de su alcance. Suelen dar menos millas o ninguna, y los ascensos de cabina casi siempre quedan excluidos. Si nunca le importaron, no pierde nada.',
      ],
    },
    {
      heading: 'Cuándo conviene la básica',
      paragraphs: ['Nosotros mismos la reservamos en estas condiciones:'],
      list: [
        'Las fechas son seguras: una boda, un concierto, el regreso a casa.',
        'Una mochila bajo el asiento alcanza para el viaje.',
        'Viaja solo, o con adultos a quienes no les importa ir en tres filas distintas.',
        'La diferencia con la tarifa siguiente es mayor que lo que compraría por separado.',
      ],
    },
    {
      heading: 'Cuándo dejarla',
      paragraphs: [
        'Déjela cuando el calendario de otra persona todavía puede mover el suyo, cuando hace conexión en invierno en una ciudad con nieve, o cuando el viaje es uno de varios que dependen entre sí. Una tarifa que se puede cambiar es un seguro con precio fijo, y aparece justo al lado de la básica.',
        'Déjela también en viajes internacionales largos si la diferencia es pequeña. Allí la tarifa estándar suele traer una maleta documentada, y una sola maleta pagada en el aeropuerto puede costar más que la diferencia entre una tarifa y la otra.',
      ],
    },
    {
      heading: 'Cómo comparar en este sitio',
      paragraphs: [
        'Abra un vuelo y elija comparar sus tarifas. Cada una está en una columna: equipaje, asiento, cambios, reembolso, abordaje y lo que cuesta para todo su grupo. Los nombres varían, así que las ordenamos en cuatro familias, de la básica a la flexible, con el nombre de la aerolínea entre paréntesis cuando tiene uno propio.',
        'Cuando una aerolínea no nos dice un cargo, la tabla dice que no se sabe. Preferimos mostrar un hueco que un cero. Si ese hueco le importa, llame antes de reservar y preguntamos a la aerolínea mientras usted espera.',
      ],
    },
  ],
};
