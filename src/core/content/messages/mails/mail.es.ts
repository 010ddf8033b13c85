import { REFUND_DAYS } from '../../../domain/booking/cancelRules';
import { boarding } from '../boarding.es';
import { fares } from '../flights/fares/fares.es';
import { bookingQuestions } from '../booking/checkout/bookingQuestions.es';
import { ledger } from '../booking/payment/ledger.es';
import type { MailWords } from './mail.en';

const COUNTS: Readonly<Record<number, string>> = { 2: 'dos', 3: 'tres' };

export const mail: MailWords = {
  fares,
  boarding,
  ledger,
  greeting: (name) => `Hola, ${name}:`,
  subjects: {
    received: (reference) => `Recibimos su reserva ${reference}`,
    ticketed: (reference, city) => `Su viaje a ${city} está reservado: ${reference}`,
    tickets: (reference, city) => `Números de boleto de su viaje a ${city}: ${reference}`,
    names: (reference, city) => `Se corrigió un nombre de su viaje a ${city}: ${reference}`,
    payment_failed: (city) => `Su pago del viaje a ${city} no se completó`,
    cancelled: (reference) => `Reserva ${reference} cancelada`,
    schedule_change: (reference, what) => `${what}: reserva ${reference}`,
    name_refused: (reference) => `La aerolínea no corrigió un nombre: reserva ${reference}`,
    exchanged: (reference) => `Sus vuelos están cambiados: reserva ${reference}`,
    reminder: (city, days) =>
      `${days === 1 ? 'Falta un día' : `Faltan ${COUNTS[days] ?? String(days)} días`} para ${city}: check-in y documentos`,
    check_in: (city, when) => `Haga el check-in para ${city}: su vuelo sale el ${when}`,
  },
  received:
    'Recibimos su reserva. El pago está retenido y la aerolínea está emitiendo los boletos. Le escribiremos en cuanto estén listos.',
  receivedNote: 'Esto todavía no es un boleto. No se cobra más de lo que aceptó.',
  ticketed: 'Sus vuelos están reservados y pagados, y los boletos están emitidos. Adjuntamos un archivo de calendario.',
  ticketsFollow: 'Sus vuelos están reservados y pagados. Adjuntamos un archivo de calendario.',
  ticketsFollowNote:
    'La aerolínea aún no envió todos los números de boleto; le escribiremos en cuanto los tengamos. Algunas aerolíneas no emiten boletos y basta el código.',
  ticketsCame: 'La aerolínea emitió sus boletos: los números están abajo. Adjuntamos un archivo de calendario.',
  nameCorrected: 'La aerolínea corrigió el nombre como usted pidió. El itinerario de abajo ya lo tiene; deseche los anteriores.',
  nameRefused: {
    said: 'La aerolínea no corrigió el nombre como usted pidió. Su boleto conserva el nombre que tiene y su reserva sigue en pie.',
    asked: 'Usted pidió',
    ticket: 'En el boleto',
    next: 'El nombre del boleto debe ser el de la identificación o el pasaporte con que viaja. Si no lo es, llámenos antes de viajar: vemos con la aerolínea qué se puede hacer y cuánto cuesta.',
  },
  failed: 'Su pago no se completó y no se reservó ningún vuelo. Se libera cualquier retención en su tarjeta.',
  failedAgain: 'Puede que el vuelo siga disponible: busque de nuevo o llámenos y lo reservamos con usted.',
  cancelled: 'Su reserva está cancelada y los asientos quedaron libres.',
  changes: {
    subjects: {
      gone: 'La aerolínea canceló su viaje',
      broken: 'Sus vuelos no se pueden tomar como están ahora',
      numbers: 'Cambiaron los números de sus vuelos',
      times: 'Cambiaron los horarios de sus vuelos',
      flights: 'Cambiaron sus vuelos',
    },
    moved:
      'La aerolínea cambió sus vuelos. Abajo están los vuelos actuales, con los que reservó. También están en el archivo de calendario adjunto.',
    what: 'Qué cambió',
    gone: 'La aerolínea canceló su viaje: los vuelos de abajo ya no corresponden a esta reserva.',
    choices: 'Qué puede hacer',
    accept: 'Si los nuevos vuelos le convienen, acéptelos en “Administrar su reserva”.',
    refund:
      'Es un cambio importante. Si no lo acepta, puede cancelar en “Administrar su reserva” y recibir el reembolso completo, incluido nuestro cargo.',
    refundGone: 'Cancele en “Administrar su reserva” y reciba el reembolso completo, incluido nuestro cargo.',
    call: 'Si prefiere otro horario, llámenos antes de viajar y lo buscamos con la aerolínea.',
    broken: 'Estos vuelos no se pueden tomar tal como están ahora. Llámenos y buscamos otros con la aerolínea.',
    former: 'Lo que reservó antes',
  },
  exchanged: {
    said: 'Sus vuelos están cambiados como lo pidió. Abajo están los nuevos, con los anteriores al lado. El archivo de calendario adjunto trae los nuevos.',
    difference: 'Diferencia de tarifa',
    penalty: 'Cargo de la aerolínea por el cambio',
    due: 'Cobrado a su tarjeta',
    nothing: 'No se cobró nada y no hay nada que reembolsar.',
  },
  was: (time) => `antes ${time}`,
  reminder: (days) =>
    days === 1 ? 'Falta menos de un día para su salida.' : `Faltan ${COUNTS[days] ?? String(days)} días para su salida.`,
  checkIn:
    'La mayoría de las aerolíneas abren el check-in en línea 24 horas antes de la salida, en su propio sitio o aplicación. Se abre con su nombre y el código de la aerolínea.',
  dayBefore: {
    leaves: (when, city) => `Su vuelo sale el ${when}, hora de ${city}.`,
    ready: 'Tenga a mano',
    domestic:
      'Una identificación oficial con foto para cada persona de 18 años o más: REAL ID, pasaporte u otra que acepte la seguridad del aeropuerto',
    abroad: 'Un pasaporte para cada viajero, también los niños, y la visa o el permiso de entrada que pida su destino',
    reference: (reference) => `El código de la aerolínea ${reference}: con el apellido de un viajero abre el check-in`,
    early: 'Tiempo: llegue al aeropuerto dos horas antes de la salida, tres si vuela al extranjero',
  },
  documents: 'Lleve un pasaporte o una identificación que sea válida en cada día del viaje, y revise ahora si necesita visa.',
  reference: 'Código de reserva',
  airlineReference: 'Código de la aerolínea',
  travelers: 'Viajeros',
  onLapOf: (name) => `en brazos de ${name}`,
  assistance: {
    title: 'Asistencia solicitada',
    note: 'La transmitimos a la aerolínea, que la confirma. Si faltan 48 horas para la salida y no ha recibido respuesta, llámenos.',
    kinds: bookingQuestions.assistanceAsked.kinds,
  },
  itinerary: 'Itinerario',
  departs: (when, place) => `Sale ${when}, ${place}`,
  arrives: (when, place) => `Llega ${when}, ${place}`,
  localTimes: 'Todas las horas son locales del aeropuerto.',
  layover: (duration, place) => `Después, ${duration} en ${place}`,
  fareRules: (fare) => `Equipaje y reglas de la tarifa ${fare}`,
  paid: 'Pagado',
  wasPaid: 'Usted pagó',
  refund: 'Reembolso a su tarjeta',
  returned: 'Ya devuelto a su tarjeta',
  airlineKeeps: 'La aerolínea retiene',
  credit: { airline_credits: 'Crédito de la aerolínea', voucher: 'Vale de la aerolínea' },
  creditUnknown: 'la aerolínea le indica el monto',
  creditHow: 'La aerolínea emite el crédito a nombre de los viajeros; se usa con la aerolínea y no se paga a una tarjeta.',
  weKeep: 'Nuestro cargo por servicio, que no se devuelve',
  refundWhen: `El reembolso se envía a su tarjeta en un máximo de ${String(REFUND_DAYS.card)} días hábiles, como exigen las normas de EE. UU. Su banco puede tardar unos días más en mostrarlo.`,
  returnedAll: 'Ya se había devuelto a su tarjeta; no queda nada por devolver.',
  noRefund: 'Según las reglas de esta tarifa, no queda nada por devolver.',
  freeCancel: 'Cancele gratis hasta',
  freeCancelAt: (local, utc) => `${local} (${utc} UTC)`,
  noFreeCancel: 'La cancelación gratuita terminó o no aplica a este viaje; se aplican las reglas de la tarifa.',
  manage: 'Administrar su reserva',
  manageHow: (address) =>
    `Cambios de planes, recibo, pasaportes: el botón abre su reserva durante 30 días, en el navegador que lo use primero. En todo momento: ${address}, con el código de reserva y este correo.`,
  searchAgain: 'Buscar de nuevo',
  call: 'Llámenos, 24/7',
  foot: (legal) => `${legal}, una agencia de viajes independiente, no una aerolínea.`,
  why: 'Recibe este mensaje por una reserva hecha con este correo.',
  testMode: 'Modo de prueba: no se emite ningún boleto real ni se cobra a ninguna tarjeta.',
  pass: {
    departs: 'Salida',
    arrives: 'Llegada',
    flights: 'Vuelos',
    noteTitle: 'No es un pase de abordar',
    note: 'Este es su itinerario. La aerolínea le da el pase de abordar al hacer el check-in; los horarios pueden cambiar hasta entonces.',
  },
  afterBooking: 'Check-in y calendario',
  calendarFile: { term: 'Todos los vuelos', text: 'Agregar al calendario' },
  googleCalendar: 'Agregar a Google Calendar',
  calendar: {
    to: (from, to) => `${from} a ${to}`,
    operatedBy: (name) => `Operado por ${name}`,
    departs: (when, city) => `Sale ${when} (hora local en ${city})`,
    arrives: (when, city) => `Llega ${when} (hora local en ${city})`,
    fare: (name) => `Tarifa ${name}`,
    reference: (reference) => `Código de reserva ${reference}`,
  },
};
