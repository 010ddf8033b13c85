import type { bookedTravelers as en } from './bookedTravelers.en';

export const bookedTravelers: typeof en = {
  title: 'Viajeros',
  lead: (until) => `Los números se pueden agregar o cambiar hasta la salida: ${until}.`,
  closed: 'Aquí ya no se puede cambiar nada. Si algo está mal, llámenos.',
  endsIn: (ending) => `termina en ${ending}`,
  noNumbers: 'Sin número de viajero conocido, de compensación ni de viajero frecuente.',
  hidden: 'Para ver los números, abra la reserva con el código y su correo electrónico.',
  of: (name) => ` de ${name}`,
  numbers: 'Agregar o cambiar números',
  keep: 'Lo que deje vacío queda como está.',
  save: 'Guardar números',
  faults: { nothing_typed: 'Escriba al menos un número.', unchanged: 'Es el nombre tal como está. Cambie lo que esté mal.' },
  saved: (name) => `Guardamos los números de ${name} y se los comunicamos a la aerolínea.`,
  programOf: (airline) => `Programa de viajero frecuente de ${airline}`,
  program: (program, airline) => `${program} (${airline})`,
  name: 'Corregir el nombre',
  nameText:
    'Para un error de hasta tres letras, nombre y apellidos intercambiados, o un segundo nombre por agregar o quitar. Un nombre se puede corregir una vez.',
  nameUntil: (until) => `Posible hasta el ${until}: 24 horas antes de la salida.`,
  nameElse: 'Para un nuevo nombre legal, una fecha de nacimiento u otra persona, llámenos.',
  correct: 'Corregir el nombre',
  renamed: (name) => `El nombre es ahora ${name}.`,
  asked: (name) =>
    `Pedimos a la aerolínea que corrija el nombre (${name}) y le escribiremos cuando lo haga. Hasta entonces, el boleto conserva el nombre anterior.`,
  corrected: 'La aerolínea corrigió este nombre.',
  refused: (name) => `La aerolínea no aceptó el nombre ${name}. Llámenos, por favor.`,
  nameClosed: 'Es tarde para corregir el nombre aquí: las aerolíneas ya abrieron el check-in. Si está mal, llámenos ahora.',
};
