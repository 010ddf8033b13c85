import type { savedTravelers as en } from './savedTravelers.en';

export const savedTravelers: typeof en = {
  remember: 'Recordar a estos viajeros para mi próxima reserva en este navegador',
  rememberText:
    'Después de reservar guardamos para este navegador sus nombres, fechas de nacimiento, género y números de viajero: ni pasaportes, ni contacto, ni tarjetas. Puede quitarlos aquí la próxima vez o en «Mi reserva».',
  fillIn: 'Llenar con:',
  fillInFor: (title) => `Llenar ${title} con`,
  filledIn: (name) => `Datos de ${name} escritos. Puede cambiarlo todo.`,
  title: (count) => `Viajeros guardados en este navegador (${String(count)})`,
  text: 'Quien use este navegador puede llenar sus datos. Las reservas no cambian cuando los quita.',
  born: (date) => `Nacimiento: ${date}`,
  remove: 'Quitar',
  removeAll: 'Quitar todos los viajeros guardados',
  removed: 'Quitado de este navegador. Las reservas no cambian.',
};
