import type { FixedRoute, PageText } from '../siteTypes';

/** The same in Spanish. */
export const formPages = {
  cancelRequest: {
    heading: 'Pídanos que cancelemos un vuelo',
    title: 'Pídanos que cancelemos un vuelo',
    description:
      'Envíenos su código de reserva y lo que desea: una persona responde, le dice cuánto recibiría y cancela cuando usted esté de acuerdo.',
    lead: 'Para quien no puede cancelar en línea o prefiere no hacerlo.',
    paragraphs: [
      'Lo más rápido es ir a Mi reserva: allí ve enseguida cuánto recibiría y qué se retiene, y cancela con un clic más. Nuestro personal puede hacer lo mismo por usted, con las mismas reglas.',
      'Si su vuelo sale en menos de 24 horas, mejor llámenos: una persona contesta a cualquier hora y puede resolverlo mientras usted espera en la línea.',
    ],
  },
  vacations: {
    heading: 'Vacaciones',
    title: 'Vacaciones: planee a partir del vuelo',
    description: 'Cómo planear sus vacaciones a partir de una buena tarifa y cómo ayudamos por teléfono.',
    lead: 'El vuelo es lo que más cambia el precio de unas vacaciones. Empiece por ahí.',
    paragraphs: [
      'En este sitio vendemos vuelos. Si sus fechas son flexibles, deje que la tarifa las elija: salir un martes o miércoles, o una semana antes o después de las vacaciones escolares, a menudo ahorra más que un paquete.',
      'Con el vuelo listo, reserve una habitación que pueda cancelar y complete lo demás. Si varias familias salen de ciudades distintas y quieren llegar juntas, díganoslo abajo o por teléfono: buscamos las combinaciones y le leemos los totales.',
    ],
  },
  newsletter: {
    heading: 'Boletín',
    title: 'Boletín: tarifas que valen un viaje',
    description: 'Tarifas que valen un viaje y consejos breves y prácticos por correo, unas dos veces al mes. Se cancela con un clic.',
    lead: 'Tarifas que valen un viaje y consejos breves y prácticos.',
    paragraphs: [
      'Enviamos tarifas por las que viajaríamos nosotros, y lo que aprendimos para encontrarlas: cuándo buscar, qué reglas leer, qué cargos evitar. Sin ofertas de terceros, y nada que tome más de un minuto leer.',
      'Solo pedimos su dirección y el idioma en que lee. Usted confirma con un enlace en su correo, para que nadie lo suscriba por usted, y puede darse de baja con un clic en cualquiera de nuestros correos: entonces borramos su dirección.',
    ],
  },
  subscription: {
    heading: 'Los correos que le enviamos',
    title: 'Los correos que le enviamos',
    description: 'Confirme o cancele el boletín y las alertas de tarifa.',
    lead: 'Boletín y alertas de tarifa: se confirman y se cancelan con los enlaces de sus correos.',
    paragraphs: [
      'Para cancelar el boletín o una alerta de tarifa, use el enlace al pie de cualquiera de sus correos, o el botón que su programa de correo muestra junto al remitente. Tiene efecto de inmediato, y borramos su dirección.',
      'Para confirmar, siga el enlace del primer correo y presione el botón aquí. Un enlace que nadie usa vence a los siete días, y entonces borramos la dirección.',
    ],
  },
} as const satisfies Partial<Record<FixedRoute, PageText>>;
