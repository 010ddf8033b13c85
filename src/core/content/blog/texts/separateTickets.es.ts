import type { ArticleText } from '../../pages/siteTypes';

export const separateTickets: ArticleText = {
  heading: 'Boletos separados y su riesgo',
  title: 'Boletos separados: qué ahorra y qué arriesga',
  description: 'Dos boletos en lugar de uno pueden costar mucho menos. Qué deja de deberle cada aerolínea y cuánto tiempo dejar.',
  lead: 'Dos boletos baratos son dos contratos. Entre ellos solo está usted.',
  paragraphs: [
    'Una oferta de Nueva York a Lisboa, un vuelo barato de su ciudad a Nueva York, y juntos cuestan $200 menos que el boleto completo. A veces es buena idea. A veces es un préstamo de la suerte, que se paga en un aeropuerto a medianoche.',
    'El ahorro se ve enseguida. El riesgo hay que decirlo con palabras, porque solo aparece cuando algo sale mal.',
  ],
  parts: [
    {
      heading: 'Qué le da un solo boleto',
      paragraphs: [
        'Cuando todos los vuelos están en un boleto, la aerolínea prometió llevarlo hasta la última ciudad. Si el primer vuelo se retrasa y pierde el segundo, lo ponen sin costo en el siguiente. El equipaje suele ir etiquetado hasta el final. Si se cancela una parte, se puede reembolsar todo el viaje.',
        'Nada de eso depende de cuántas aerolíneas participen. Cuenta el boleto. Dos aerolíneas en un boleto le deben un viaje; una aerolínea en dos boletos le debe dos viajes que no tienen que ver entre sí.',
      ],
    },
    {
      heading: 'Qué pasa entre dos boletos',
      paragraphs: ['La segunda aerolínea no sabe que usted viene de otra parte. Así que todo esto queda a su cargo:'],
      list: [
        'Si el primer vuelo se retrasa, usted no se presentó al segundo. Puede perder esa tarifa y, en un viaje de ida y vuelta, la aerolínea puede cancelar también el regreso.',
        'El equipaje llega hasta el último aeropuerto del primer boleto. Lo recoge, lo pasa por la aduana si está en el extranjero y lo vuelve a documentar antes de que cierre el mostrador.',
        'Tal vez tenga que pasar la frontera en medio, con el documento que pida ese país.',
        'Valen las reglas de equipaje de ambas aerolíneas, una tras otra, con dos cargos.',
        'Si la primera aerolínea mueve su horario dos horas, nadie tiene que arreglar la conexión.',
      ],
    },
    {
      heading: 'Cuánto tiempo basta',
      paragraphs: [
        'Los tiempos mínimos de conexión que publican las aerolíneas son para un solo boleto y aquí no sirven. Haga la cuenta: el retraso habitual, la caminata, la banda, la frontera, el tren a otra terminal, la fila del mostrador y la hora a la que cierra el check-in, a menudo una hora antes de una salida internacional.',
        'Dentro de Estados Unidos y solo con equipaje de mano, tres horas son un comienzo razonable. Con maletas y frontera, cinco. Si el segundo vuelo es el único del día, o el viaje no puede fallar, pase la noche entre los dos. Una noche de hotel suele costar menos que lo ahorrado con los dos boletos, y convierte una apuesta en una noche tranquila.',
      ],
    },
    {
      heading: 'El regreso a Estados Unidos',
      paragraphs: [
        'Aquí la diferencia es menor de lo que se cree. En el primer aeropuerto estadounidense todos pasan inmigración, recogen su equipaje y pasan la aduana, también con un solo boleto. Con uno, deja la maleta otra vez unos pasos más adelante. Con dos, la sube al mostrador, la documenta de nuevo y pasa el control como quien llegó en auto.',
      ],
    },
    {
      heading: 'Dos aeropuertos en una ciudad',
      paragraphs: [
        'Nueva York tiene tres aeropuertos grandes; Londres, seis que usan su nombre. De Kennedy a Newark se cruzan dos ríos y se tarda de una a tres horas por carretera; de Heathrow a Stansted hay hora y media de autobús en un buen día. Un boleto completo rara vez le pide eso. Cuando arme el suyo, mire el código del aeropuerto y no el nombre de la ciudad.',
      ],
    },
    {
      heading: 'Cuándo vale la pena',
      paragraphs: [
        'Vale la pena cuando de todos modos quiere hacer una parada en el camino. Tres días en Lisboa entre dos boletos no son un riesgo, son unas vacaciones. Vale la pena cuando el primer tramo es un tren o su propio auto, que puede empezar temprano. Y cuando el segundo boleto se cambia por poco, de modo que perder el vuelo cuesta un cargo y no una tarifa.',
        'No vale la pena para el último vuelo del día, en temporada de tormentas, con niños, ni por menos de unos cien dólares por persona. Un seguro de viaje puede ayudar, pero léalo: muchas pólizas excluyen las conexiones que armó el viajero o piden un mínimo de horas.',
      ],
    },
    {
      heading: 'Cómo se ve en este sitio',
      paragraphs: [
        'Donde un itinerario de este sitio le pide recoger el equipaje y hacer el check-in otra vez, lo dice en esa conexión; las demás van en un solo boleto y responde la aerolínea. Si quiere combinar dos búsquedas, adelante: cada una tendrá su código y su propio día para cancelar sin costo. Reserve primero la parte con menos alternativas, mire las reglas de ambas y agregue la segunda dentro de 24 horas, mientras la primera todavía se puede deshacer.',
        '¿No sabe si su conexión alcanza? Llame y díganos los dos números de vuelo. Le diremos la verdad, también si la respuesta es la más barata.',
      ],
    },
  ],
};
