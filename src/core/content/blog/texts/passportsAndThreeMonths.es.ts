import type { ArticleText } from '../../pages/siteTypes';

export const passportsAndThreeMonths: ArticleText = {
  heading: 'El pasaporte y la regla de los tres meses',
  title: 'Pasaporte, Schengen y la regla de los tres meses',
  description:
    'Por qué un pasaporte vigente puede no bastar: tres meses para Schengen, seis en otros países, y qué más cuenta la frontera.',
  lead: 'Un pasaporte puede estar vigente el día del vuelo y aun así no bastar.',
  paragraphs: [
    'Los rechazos más tristes ocurren en el mostrador. El pasaporte es auténtico, el boleto está pagado, la fecha de la libreta está en el futuro, y la agente dice que no. A las aerolíneas las multan por pasajeros sin los documentos correctos, así que revisan antes que la frontera.',
    'Casi todos esos casos se reducen a una de tres cuentas: cuánto dura el pasaporte después del viaje, cuándo fue emitido y cuántos días ha pasado usted allí.',
  ],
  parts: [
    {
      heading: 'Tres meses después de la estadía: el espacio Schengen',
      paragraphs: [
        'Veintinueve países europeos comparten una frontera exterior. Entre ellos están Francia, Italia, España, Alemania, Grecia, Portugal y los Países Bajos; Irlanda y el Reino Unido, no. A un pasaporte de Estados Unidos le piden dos cosas, escritas en el artículo 6 del Código de fronteras Schengen: que sea válido al menos tres meses después del día en que piensa salir del espacio, y que se haya emitido en los últimos diez años.',
        'Lo segundo rara vez afecta a un adulto, cuyo pasaporte dura justo diez años. Lo primero sí. Si regresa el 20 de junio, el pasaporte debe llegar hasta el 20 de septiembre. El de un niño, que se emite por solo cinco años, es el que conviene mirar dos veces.',
      ],
    },
    {
      heading: 'Seis meses: muchos otros países',
      paragraphs: [
        'Gran parte de Asia, Medio Oriente y África pide seis meses de vigencia, contados desde la llegada o desde la salida. Otros, como México, Canadá, Japón y el Reino Unido, piden que el pasaporte sea válido durante la estadía. La lista cambia, y las aerolíneas siguen su propia base de datos: mire travel.state.gov bajo el nombre del país antes de reservar.',
        'Una costumbre sencilla le ahorra la lista: renovar cuando falten nueve meses. Pierde menos de un año de un documento que dura diez y se olvida del asunto en todos sus viajes.',
      ],
    },
    {
      heading: 'Noventa días en cualquier periodo de 180',
      paragraphs: [
        'Sin visa, un estadounidense puede estar en el espacio Schengen hasta 90 días en cualquier periodo de 180. Los días de todos sus países se suman, y la ventana se mueve con usted: cada día, la frontera cuenta 180 días hacia atrás y pregunta cuántos estuvo dentro. Cuentan el día de entrada y el de salida.',
        'Pasar de España a Francia no empieza una cuenta nueva. Una semana en Londres o Dublín no suma. Desde que el espacio registra electrónicamente entradas y salidas, quedarse de más ya no depende de cómo se lea un sello.',
      ],
    },
    {
      heading: 'Permiso antes de abordar',
      paragraphs: [
        'Cada vez más países reciben a los estadounidenses sin visa, pero quieren saberlo antes del vuelo. El Reino Unido pide su autorización electrónica de viaje desde enero de 2025. Australia la tiene desde hace décadas, y Corea del Sur y otros tienen la suya. Para el espacio Schengen ese registro, llamado ETIAS, se ha anunciado y aplazado varias veces; la página oficial, travel-europe.europa.eu, dice si rige en su fecha.',
        'Solicítelo en la página del propio gobierno. Las búsquedas están llenas de agencias que cobran el triple por escribir el mismo formulario.',
      ],
    },
    {
      heading: 'Qué más puede detenerlo',
      paragraphs: ['Cinco cosas menores; todas nos han llegado por teléfono:'],
      list: [
        'El nombre del boleto y el del pasaporte difieren después de una boda. Reserve con el nombre del pasaporte que va a llevar.',
        'El pasaporte no tiene páginas en blanco. Algunos países quieren una o dos para el sello y la visa.',
        'El pasaporte está dañado. Una página mojada o rota puede bastar.',
        'Un cambio de avión en un tercer país pide una visa de tránsito, aunque usted no salga del aeropuerto.',
        'Un niño viaja con uno solo de sus padres. Varios países piden una carta notariada del otro; llévela en todo caso.',
      ],
    },
    {
      heading: 'Cuánto tarda una renovación',
      paragraphs: [
        'El Departamento de Estado publica los plazos del servicio normal y del acelerado, que varían semanas según la temporada. No incluyen el correo de ida y vuelta. Si sale en menos de 14 días, una agencia de pasaportes puede ayudar con cita, y no hay muchas. La renovación de un adulto se hace en línea o por correo; un menor de 16 años tiene que ir en persona, con ambos padres o un consentimiento firmado.',
      ],
    },
    {
      heading: 'En qué ayuda este sitio y en qué no',
      paragraphs: [
        'Puede reservar un viaje al extranjero sin tener el pasaporte a la mano y agregar sus datos después, hasta 72 horas antes de la salida. Cuando conocemos el pasaporte de un viajero y su fecha no cumple la regla de su destino, lo decimos en la página, con el día en que todavía tendría que ser válido. Es un aviso y no un rechazo, porque decide la frontera y no nosotros.',
        'Solo preguntamos por lo que dice su boleto. Adónde sigue después, en tren o con otro boleto, le toca revisarlo a usted.',
      ],
    },
  ],
};
