import type { problems as en } from './problems.en';

export const problems: typeof en = {
  invalid_request: 'No pudimos leer algo del formulario. Revise los campos marcados.',
  not_found: 'No lo encontramos.',
  method_not_allowed: 'No funcionó. Recargue la página e inténtelo de nuevo.',
  unsupported_media_type: 'No funcionó. Recargue la página e inténtelo de nuevo.',
  payload_too_large: 'Es demasiado largo para enviarlo. Acórtelo e inténtelo de nuevo.',
  rate_limited: 'Demasiados intentos en poco tiempo. Espere un minuto e inténtelo de nuevo.',
  cross_site: 'Esa solicitud vino de otro sitio. Use nuestras propias páginas.',
  overloaded: 'Tenemos mucha demanda en este momento. Inténtelo de nuevo en unos segundos.',
  supplier_unavailable: 'El sistema de las aerolíneas no responde. Inténtelo en un minuto o llámenos.',
  offer_gone: 'Este vuelo ya no está a la venta. Elija otro.',
  price_changed: 'La aerolínea cambió el precio. No se cobró nada. Revise el nuevo precio.',
  draft_unknown: 'Ya no tenemos esta reserva en curso. Elija su vuelo de nuevo.',
  draft_busy: 'Ya hay un pago de esta reserva en curso en otra ventana.',
  already_booked: 'Este viaje ya está reservado. No se le cobra de nuevo.',
  idempotency_conflict: 'Este pago ya se envió con otros datos. Revise y pague de nuevo.',
  card_declined: 'Su banco rechazó la tarjeta. No se cobró nada. Pruebe otra tarjeta o llame a su banco.',
  insufficient_funds: 'La tarjeta no tiene fondos suficientes. No se cobró nada. Pruebe otra tarjeta.',
  card_expired: 'La tarjeta está vencida. No se cobró nada. Pruebe otra tarjeta.',
  incorrect_cvc:
    'El código de seguridad no coincide con la tarjeta. No se cobró nada. Revise el código e inténtelo de nuevo, o use otra tarjeta.',
  processing_error:
    'Su banco no pudo procesar la tarjeta en este momento. No se cobró nada. Inténtelo de nuevo en unos minutos o use otra tarjeta.',
  authentication_required:
    'Su banco quiere confirmar que es usted y no pudo preguntarle. No se cobró nada. Inténtelo de nuevo, use otra tarjeta o llame a su banco.',
  challenge_failed: 'Su banco no pudo confirmar que es usted. No se cobró nada. Inténtelo de nuevo o use otra tarjeta.',
  challenge_closed: 'Usted cerró la ventana de su banco antes de responder. No se cobró nada. Inténtelo de nuevo o use otra tarjeta.',
  payment_unavailable: 'El servicio de pago no responde. Verificamos lo ocurrido antes de cobrar nada.',
  payment_not_taken:
    'El servicio de pago no pudo procesar su pago en este momento. No se cobró nada. Inténtelo de nuevo en un momento o llámenos.',
  booking_failed: 'La aerolínea no pudo reservar los asientos. Se liberó cualquier retención en su tarjeta.',
  call_us: 'Ahora no podemos reservar esto en línea. No se cobró nada. Llámenos, por favor: lo reservamos por teléfono.',
  duplicate_booking:
    'La aerolínea ya tiene una reserva de uno de estos viajeros en estos vuelos. No se cobró nada. Búsquela primero o llámenos.',
  traveler_refused: 'La aerolínea no aceptó algún dato de un viajero. No se cobró nada y todo lo que escribió sigue aquí.',
  booking_unknown: 'Ninguna reserva coincide con este código y este correo. Revise ambos.',
  self_transfer_open: 'No se cobró nada. Este viaje va en boletos separados: confirme abajo que hace la conexión por cuenta propia.',
  extra_gone: 'No se cobró nada. Un asiento o equipaje que eligió se vendió mientras tanto. Elija de nuevo.',
  cancel_closed: 'Esta reserva no se puede cancelar aquí: ya no está vigente o el viaje empezó. Llámenos, por favor.',
  schedule_changed: 'Sus vuelos cambiaron otra vez, o la reserva ya no está vigente. No se aceptó nada; vuelva a cargar esta página.',
  exchange_closed:
    'Estos vuelos no se pueden cambiar aquí: la tarifa o la aerolínea no lo permite, o la reserva ya no está como antes. Llámenos, por favor.',
  exchange_changed: 'El precio de este cambio se movió. No se cambió ni se cobró nada; revise los montos nuevos.',
  exchange_ages:
    'En estas fechas un viajero tendría una edad que requiere otro boleto o un acompañante. No se cambió ni se cobró nada. Elija otros días o llámenos.',
  exchange_unknown: 'No encontramos este cambio de vuelos. Consulte su reserva: muestra los vuelos que tiene.',
  cancel_changed: 'Cambió lo que recibiría. No se canceló nada; revise los montos nuevos.',
  alerts_full: 'Esta dirección ya tiene el máximo de alertas. Cancele una con el enlace que traen sus correos.',
  subscription_unknown: 'Ya se había cancelado o el enlace venció.',
  passport_closed: 'Los pasaportes de este viaje ya no se pueden agregar aquí. Llámenos, por favor.',
  traveler_closed: 'Esto ya no se puede cambiar aquí: es demasiado tarde o el nombre ya se corrigió. Llámenos, por favor.',
  booked_before: 'No se cobró nada. Ya hay una reserva para uno de estos viajeros en este vuelo.',
  email_closed: 'La dirección de esta reserva solo se puede cambiar aquí mientras los correos no llegan. Llámenos, por favor.',
  bot_check_needed: 'No pudimos comprobar que lo envió una persona. Inténtelo otra vez o llámenos.',
  bot_check_failed: 'No pudimos comprobar que lo envió una persona. Todo lo que escribió sigue aquí; inténtelo otra vez o llámenos.',
  bot_check_unavailable:
    'Nuestra verificación contra robots no responde. Todo lo que escribió sigue aquí; inténtelo en un minuto o llámenos.',
  internal: 'Algo falló de nuestro lado. Inténtelo de nuevo o llámenos.',
  offline: 'No tiene conexión. Todo lo que escribió sigue aquí; inténtelo cuando vuelva la conexión.',
  network: 'No pudimos conectarnos con nuestro servidor. Todo lo que escribió sigue aquí; inténtelo de nuevo.',
  cookies_blocked:
    'Su navegador rechaza la cookie que esto necesita: permita las cookies de este sitio en la configuración e inténtelo de nuevo, o llámenos.',
  draft_renewed:
    'Esta reserva ya no estaba abierta aquí y la abrimos de nuevo: no se cobró nada y todo lo que escribió sigue aquí. Pague otra vez o llámenos.',
  unreadable: 'Recibimos una respuesta que no pudimos leer. Inténtelo de nuevo o llámenos.',
};
