import type { ArticleText } from '../../pages/siteTypes';

export const whenTheAirlineChanges: ArticleText = {
  heading: 'Cuando la aerolínea cambia su vuelo',
  title: 'Qué hacer cuando la aerolínea cambia su vuelo',
  description: 'Cambios de horario y cancelaciones: qué cuenta como significativo, cuándo recupera su dinero y qué conviene pedir.',
  lead: 'Tiene más opciones de las que sugiere el correo. La primera es no presionar todavía el botón.',
  paragraphs: [
    'Los horarios son planes. Entre el día en que reserva y el día en que vuela, una aerolínea puede mover una salida diez minutos o un día, y el mensaje suele terminar en un solo botón grande: aceptar. Antes de presionarlo, averigüe qué clase de cambio tiene.',
    'Con un cambio pequeño tal vez haya que conformarse. Uno significativo le da una opción que el botón no menciona: su dinero de vuelta, diga lo que diga la tarifa.',
  ],
  parts: [
    {
      heading: 'Qué cuenta como significativo',
      paragraphs: [
        'El Departamento de Transporte lo definió en una regla que rige desde octubre de 2024 (14 CFR, parte 260). En vuelos hacia, desde o dentro de Estados Unidos, un cambio es significativo cuando ocurre algo de esto:',
      ],
      list: [
        'Saldría tres horas o más antes, o llegaría tres horas o más después, en un viaje nacional; seis horas en uno internacional.',
        'Saldría de otro aeropuerto o llegaría a otro.',
        'Hay más conexiones de las que reservó.',
        'Lo pasan a una cabina inferior.',
        'Para un viajero con discapacidad: un cambio del aeropuerto de conexión o del avión que le quita lo que necesita.',
      ],
    },
    {
      heading: 'Cuándo le devuelven el dinero',
      paragraphs: [
        'Si la aerolínea cancela el vuelo o lo cambia de manera significativa, y usted no toma ni el vuelo nuevo ni otra oferta, le deben un reembolso completo. Incluye las tarifas no reembolsables, los impuestos y los extras que pagó y no recibió. Se paga por la misma vía en que usted pagó, en siete días hábiles si fue con tarjeta y en veinte días calendario con otra forma de pago. Un vale solo corresponde si usted lo elige.',
        'El reembolso lo hace la empresa que figura en su estado de cuenta. En una reserva hecha aquí, somos nosotros. Nuestro cargo por servicio se devuelve con el resto.',
      ],
    },
    {
      heading: 'Qué pierde al aceptar',
      paragraphs: [
        'Al aceptar el vuelo nuevo conserva el viaje y renuncia al reembolso por ese cambio. Callar también puede contar: una aerolínea puede tratar a quien ni contesta ni vuela como alguien que rechazó, o que no se presentó. Conteste, en un sentido o en otro, y antes de la fecha que indica el mensaje.',
        'Si la oferta no le gusta pero quiere viajar, pida primero otra. Después de un cambio significativo, las aerolíneas suelen pasarlo sin costo a otro vuelo suyo, también otro día, y a veces al de una socia. Rara vez ofrecen el mejor por iniciativa propia. Búsquelo y diga el número de vuelo.',
      ],
    },
    {
      heading: 'Qué hacemos nosotros',
      paragraphs: [
        'Cuando la aerolínea nos avisa de un cambio, le escribimos con los horarios viejos y nuevos uno al lado del otro, y su reserva muestra ambos. Si es significativo según lo anterior, allí puede rechazarlo y recibir todo, o aceptarlo. Si no lo es, valen las reglas de su tarifa, y aun así conviene llamar: una conexión cambiada puede haber quedado demasiado corta, y las aerolíneas lo corrigen cuando se les pide.',
      ],
    },
    {
      heading: 'El mismo día',
      paragraphs: [
        'Cuando cancelan un vuelo en la puerta, haga tres cosas a la vez: póngase en la fila, abra la aplicación de la aerolínea y llame. Gana la primera que conteste, porque las tres llegan a los mismos asientos. Pida el siguiente vuelo con lugar, luego otros aeropuertos cercanos, luego una aerolínea socia.',
        'La comida y el hotel son otra cosa. Ninguna ley federal obliga a pagarlos, pero todas las grandes aerolíneas de Estados Unidos han prometido comida después de tres horas, y casi todas un hotel por la noche, cuando la causa es suya y no del clima. La página FlightRights.gov del Departamento compara las promesas. Guarde los recibos.',
      ],
    },
    {
      heading: 'Cuándo ayudan las reglas de Europa',
      paragraphs: [
        'Un vuelo que sale de la Unión Europea, con cualquier aerolínea, o que llega a ella con una europea, está cubierto además por el Reglamento 261/2004; el Reino Unido conservó una ley parecida. Aparte de atención y transporte alternativo, prevé una compensación de 250 a 600 euros por demoras largas y cancelaciones tardías, salvo circunstancias extraordinarias. Reclame a la aerolínea que operó el vuelo, en su propio formulario. No necesita un gestor que se quede con un tercio.',
      ],
    },
    {
      heading: 'Para que el próximo sea más fácil',
      paragraphs: [
        'Revise la cuenta de correo con la que reservó, porque allí llegan los cambios, y abra su reserva una semana antes de salir. Prefiera el primer vuelo del día: su avión ya está allí. En viajes que no pueden fallar, deje en cada conexión más tiempo que el mínimo, y lleve todos los vuelos en un mismo boleto, para que la aerolínea le deba el viaje entero y no una parte.',
      ],
    },
  ],
};
