import type { FixedRoute, PageText } from '../siteTypes';

/** The same in Spanish. */
export const formPages = {
  cancelRequest: {
    heading: 'Pídanos cancelar un vuelo',
    title: 'Pídanos cancelar un vuelo',
    description:
      'Envíenos su código de reserva y lo que desea: una persona responde, le dice cuánto recibiría y cancela cuando usted esté de acuerdo.',
    lead: 'Para quien no puede, o prefiere no, cancelar por su cuenta.',
    paragraphs: [
      'Lo más rápido es Encuentre su reserva: allí ve enseguida cuánto recibiría y qué se retiene, y cancela con un toque más. Nuestro personal puede hacer lo mismo por usted, con las mismas reglas.',
      'Si su vuelo sale en menos de 24 horas, mejor llámenos: una persona contesta a cualquier hora y puede actuar mientras usted espera en la línea.',
    ],
  },
  vacations: {
    heading: 'Vacaciones',
    title: 'Vacaciones: planee alrededor del vuelo',
    description: 'Cómo planear vacaciones alrededor de una buena tarifa y cómo ayudamos por teléfono.',
    lead: 'El vuelo es lo que más mueve el precio de unas vacaciones. Empiece por ahí.',
    paragraphs: [
      'En este sitio vendemos vuelos. Si sus fechas pueden moverse, deje que la tarifa las elija: salir un martes o miércoles, o una semana antes o después de las vacaciones escolares, a menudo ahorra más que un paquete.',
      'Con el vuelo listo, reserve una habitación que pueda cancelar y complete lo demás. Si varias familias salen de ciudades distintas y quieren llegar juntas, díganoslo abajo o por teléfono: buscamos las combinaciones y le leemos los totales.',
    ],
  },
  newsletter: {
    heading: 'Boletín',
    title: 'Boletín: tarifas que valen un viaje',
    description: 'Tarifas que valen un viaje y consejos breves y prácticos por correo, unas dos veces al mes. Un clic lo termina.',
    lead: 'Tarifas que valen un viaje y consejos breves y prácticos.',
    paragraphs: [
      'Enviamos tarifas por las que viajaríamos nosotros, y lo que aprendimos para encontrarlas: cuándo mirar, qué reglas leer, qué cargos evitar. Sin ofertas de terceros, y nada que no se lea en un minuto.',
      'Solo pedimos su dirección y el idioma en que lee. Usted confirma con un enlace en su correo, para que nadie lo suscriba por usted, y cualquiera de nuestros correos lo termina con un clic: entonces borramos su dirección.',
    ],
  },
  subscription: {
    heading: 'Sus correos de nuestra parte',
    title: 'Sus correos de nuestra parte',
    description: 'Confirme o termine el boletín y las alertas de tarifa.',
    lead: 'Boletín y alertas de tarifa: se confirman y se terminan con los enlaces de sus correos.',
    paragraphs: [
      'Para dejar el boletín o una alerta de tarifa, siga el enlace al pie de cualquiera de sus correos, o toque el botón que su programa de correo muestra junto al remitente. Vale de inmediato, y borramos su dirección.',
      'Para confirmar, siga el enlace del primer correo y toque el botón aquí. Un enlace que nadie sigue vence a los siete días, y la dirección con él.',
    ],
  },
} as const satisfies Partial<Record<FixedRoute, PageText>>;
