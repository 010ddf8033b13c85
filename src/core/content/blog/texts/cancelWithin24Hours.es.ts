import type { ArticleText } from '../../pages/siteTypes';

export const cancelWithin24Hours: ArticleText = {
  heading: 'Cancelar en 24 horas: lo que la regla dice de verdad',
  title: 'La regla de las 24 horas para cancelar un vuelo',
  description: 'A quién obliga la regla federal de las 24 horas, cuándo empieza a contar, qué deja fuera y qué prometemos nosotros.',
  lead: 'Un día para cambiar de opinión, con dos condiciones que pocos miran.',
  paragraphs: [
    'Casi todos saben que un vuelo se puede cancelar dentro de un día. Pocos saben quién tiene que permitirlo, y que además del reloj cuenta el calendario. De eso depende que usted reciba su dinero o una negativa amable.',
    'En breve: la regla federal habla de boletos comprados a una aerolínea, al menos siete días antes de la salida. En los boletos comprados aquí, ese mismo día lo damos nosotros, por política propia.',
  ],
  parts: [
    {
      heading: 'Qué dice la regla federal',
      paragraphs: [
        'El Departamento de Transporte pide a las aerolíneas que venden vuelos hacia, desde o dentro de Estados Unidos una de dos cosas, en reservas hechas una semana o más antes de la salida (14 CFR 259.5). O usted puede cancelar en 24 horas sin penalidad, o puede apartar el asiento a la tarifa cotizada durante 24 horas sin pagar. La aerolínea escoge cuál.',
        'Casi todas las grandes aerolíneas de Estados Unidos escogieron la primera. Una extranjera puede haber escogido la segunda: lea su página antes de contar con un reembolso. Y la regla no pregunta el motivo: una fecha equivocada, una tarifa mejor o un cambio de idea cuentan igual.',
      ],
    },
    {
      heading: 'A quién no obliga',
      paragraphs: [
        'Obliga a las aerolíneas. Una agencia de viajes, en línea o en la esquina, no está incluida y puede poner sus condiciones. Muchas dan las mismas 24 horas, otras solo hasta la medianoche del mismo día, y algunas se quedan con un cargo. Antes de pagar en cualquier parte, lea las condiciones y no se fíe del logotipo de la aerolínea.',
      ],
    },
    {
      heading: 'Qué prometemos',
      paragraphs: [
        'Toda reserva hecha con nosotros se puede cancelar sin costo dentro de las 24 horas, siempre que el primer vuelo salga 7 días después o más. También devolvemos nuestro cargo por servicio. No importa si la tarifa se llama no reembolsable: durante ese día las reglas de la tarifa no cuentan.',
        'Puede hacerlo usted mismo. Abra la reserva con su código y su correo en “Mi reserva”, vea cuánto recibe y confirme. Allí está, con fecha y hora, el final del día gratuito. O llame: una persona lo hace por usted a cualquier hora.',
      ],
    },
    {
      heading: 'Cuándo empieza el reloj',
      paragraphs: [
        'Empieza cuando se hace la reserva, no cuando usted buscó ni cuando llegó el correo. Veinticuatro horas son veinticuatro horas, también en fines de semana y días festivos y en cualquier zona horaria. Una reserva del viernes a las 10:40 p. m. se puede cancelar hasta el sábado a las 10:40 p. m.',
        'Los siete días se cuentan hasta la salida del primer vuelo. Un viaje que sale en seis días no tiene día gratuito, ni por la regla federal ni por la nuestra. Es la condición que más sorprende, porque los viajes de último momento son justo los que uno quisiera pensar mejor.',
      ],
    },
    {
      heading: 'Cómo aprovechar ese día',
      paragraphs: ['El día gratuito sirve más si se usa a propósito. Mientras corre, haga estas cuatro cosas:'],
      list: [
        'Compare cada nombre de la confirmación con el pasaporte. Hoy, una letra equivocada es una reserva nueva; más tarde, un cargo o una pelea.',
        'Revise las dos fechas y los dos aeropuertos. Hay quien reserva Birmingham, en Alabama, cuando pensaba en el de Inglaterra.',
        'Pregunte a quien tiene que estar de acuerdo: el jefe, el otro padre, el amigo que tiene la llave de la casa.',
        'Mire la tarifa una vez más. Si bajó, reserve primero la más barata y solo después cancele la otra.',
      ],
    },
    {
      heading: 'Cuándo llega el dinero',
      paragraphs: [
        'El reembolso se hace a la tarjeta con la que pagó. Nosotros liberamos o devolvemos el pago enseguida; las normas de EE. UU. dan siete días hábiles para una tarjeta y veinte días calendario para cualquier otra forma de pago. Si el cargo aún no se había registrado, puede que simplemente desaparezca: parece raro, pero es normal. Si ya se había registrado, su banco muestra un crédito por la misma cantidad, a veces unos días después de que lo enviamos.',
        'Guarde la confirmación de la cancelación hasta ver el crédito. Si después de diez días hábiles no hay nada, llámenos con el código: podemos ver si el reembolso salió y cuándo.',
      ],
    },
    {
      heading: 'Cuando ya pasó el día',
      paragraphs: [
        'Entonces se aplican las reglas de su tarifa. Unas se reembolsan menos una penalidad, otras le dejan un crédito con la aerolínea, y las más baratas muchas veces no dejan más que una parte de los impuestos. Le decimos los montos antes de cancelar nada.',
        'Hay algo que nunca depende de la tarifa: si la propia aerolínea cancela su vuelo, o lo cambia de manera significativa y usted no lo acepta, el boleto se reembolsa por completo. Es un derecho aparte, y tiene su propio artículo.',
      ],
    },
  ],
};
