import type { bookingQuestions as en } from './bookingQuestions.en';

export const bookingQuestions: typeof en = {
  samePerson: {
    question: (who, earlier) => `${who} tiene el mismo nombre y la misma fecha de nacimiento que ${earlier}. ¿Son dos personas?`,
    yes: 'Sí, son dos personas',
    no: (who) => `No, cambiar ${who}`,
    answered: (earlier) => `No es la misma persona que ${earlier}: usted lo confirmó.`,
    unanswered: 'Díganos si son dos personas.',
    extraSeat: 'Una persona con dos asientos, o con un asiento para un instrumento, se reserva por teléfono:',
  },
  ages: {
    searchTitle: 'Estas fechas de nacimiento requieren otra búsqueda',
    searchText: (party) => `En las fechas de este viaje son ${party}. Lo que escribió se conserva.`,
    search: (party) => `Buscar para ${party}`,
    nobodyFits: 'En esta reserva no habría nadie de 12 años o más, o habría más bebés que adultos. Llámenos, por favor:',
    aloneTitle: 'Aquí los niños no pueden viajar sin alguien de 18 años o más',
    aloneText:
      'Todo menor de 15 años necesita un acompañante de 18 o más en la misma reserva. Las aerolíneas llevan a niños solos únicamente con un servicio que se contrata con ellas.',
    service: (airline, name) => `${airline}: ${name},`,
    serviceUnnamed: (airline) => `${airline}: pregunte por su servicio para menores sin acompañante`,
    noService: (airline) => `${airline} no lleva solo a nadie menor de 15 años.`,
    call: 'O llámenos y le decimos qué aerolíneas de su ruta llevan a un niño solo:',
  },
  singleName: (who) =>
    `${who}: FNU o el mismo nombre dos veces es correcto solo si el documento tiene un único nombre. Cada aerolínea lo escribe a su manera; si tiene dudas, llámenos antes de pagar.`,
  passports: {
    later: 'Agregaré este pasaporte después',
    laterUntil: (due) =>
      `Agréguelo en “Mi reserva” hasta el ${due}: 72 horas antes de la salida. La aerolínea lo necesita para el check-in.`,
    dueAt: (day, time, city) => `${day}, ${time}, hora de ${city}`,
    readBack: (due) => `pasaporte por agregar hasta el ${due}`,
    short: {
      schengen: (who, country, needed, expires) =>
        `${who}: para ${country}, la regla de Schengen pide un pasaporte vigente 3 meses después de salir, aquí hasta el ${needed}. Este vence el ${expires}, así que podrían no dejarlo viajar.`,
      six_months: (who, country, needed, expires) =>
        `${who}: ${country} aplica la regla de los seis meses. Para estar seguro, el pasaporte debe estar vigente hasta el ${needed}. Este vence el ${expires}, así que podrían no dejarlo viajar.`,
    },
    title: 'Pasaportes',
    missing: (due) => `Aún por agregar hasta el ${due}: 72 horas antes de la salida. Sin ellos la aerolínea no puede hacer el check-in.`,
    complete: 'Todos los pasaportes están en la reserva.',
    closed: (due, names) =>
      `Falta el pasaporte de ${names}. El plazo terminó el ${due}. Llámenos ahora y tenga los pasaportes a mano en el check-in.`,
    add: 'Agregar pasaporte',
    addOf: (name) => ` de ${name}`,
    added: (name) => `El pasaporte de ${name} está en la reserva.`,
    kept: 'Se guarda con la reserva y no se vuelve a mostrar.',
  },
  typedQuestion: {
    mistyped: (typed) => `¿Es correcto ${typed}? Parece mal escrito.`,
    use: (meant) => `Usar ${meant}`,
    country: '¿De qué país es este número?',
    areaCode: (typed) => `¿Es correcto ${typed}? No conocemos este código de área.`,
    keep: (typed) => `Conservar ${typed}`,
  },
  bookedBefore: {
    title: 'No se cobró nada: ¿ya está reservado este viaje?',
    yours: (reference, who) =>
      `Usted tiene la reserva ${reference} para ${new Intl.ListFormat('es-US', { type: 'conjunction' }).format(who)} en este vuelo.`,
    others: 'Es posible que ya haya una reserva con el nombre y la fecha de nacimiento de uno de sus viajeros en este vuelo.',
    cancels:
      'Las aerolíneas pueden cancelar la segunda reserva de la misma persona en el mismo vuelo. Marque la casilla y pulse Pagar para reservar una vez más.',
    confirm: 'Sí, reservar y pagar una vez más',
  },
  separateTickets: {
    title: 'Este viaje va en boletos separados',
    text: (cities) =>
      `En ${new Intl.ListFormat('es-US', { type: 'conjunction' }).format(cities)} usted recoge su equipaje, pasa por seguridad y hace el check-in otra vez. Si un vuelo anterior se retrasa, la siguiente aerolínea no lo espera ni le debe otro vuelo.`,
    confirm: 'Entiendo que hago esta conexión por cuenta propia',
    needed: 'Marque esta casilla para continuar.',
  },
  assistanceAsked: {
    title: 'Asistencia (opcional)',
    withProgram: 'Número de viajero frecuente, asistencia (opcional)',
    text: 'La transmitimos a la aerolínea, que la confirma. Las aerolíneas de EE. UU. pueden pedir un formulario para animales de servicio hasta 48 horas antes de la salida.',
    kinds: {
      wheelchair: 'Silla de ruedas en el aeropuerto',
      service_animal: 'Viaja con un animal de servicio',
      deaf: 'Sordera o dificultad para oír',
      blind: 'Ceguera o baja visión',
    },
  },
};
