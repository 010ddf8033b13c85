import type { bookingQuestions as en } from './bookingQuestions.en';

export const bookingQuestions: typeof en = {
  samePerson: {
    question: (who, earlier) => `${who} tiene el mismo nombre y la misma fecha de nacimiento que ${earlier}. ¿Son dos personas?`,
    yes: 'Sí, son dos personas',
    no: (who) => `No, cambiar ${who}`,
    answered: (earlier) => `No es la misma persona que ${earlier}: usted lo confirmó.`,
    unanswered: 'Díganos si son dos personas.',
  },
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
  emailQuestion: {
    ask: (typed) => `¿Es correcto ${typed}? Parece mal escrito.`,
    use: (meant) => `Usar ${meant}`,
    keep: (typed) => `Conservar ${typed}`,
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
