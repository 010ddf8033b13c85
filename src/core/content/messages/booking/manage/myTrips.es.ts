import type { myTrips as en } from './myTrips.en';

export const myTrips: typeof en = {
  linkText: 'El enlace de su correo abre en este navegador todos los viajes reservados con esa dirección.',
  show: 'Ver mis viajes',
  spent: 'Este enlace venció o ya se usó. Pida uno nuevo abajo: llega enseguida y sirve durante 15 minutos.',
  ask: {
    title: '¿No tiene el código a mano?',
    lead: 'Le enviamos por correo un enlace que abre todos sus viajes en este dispositivo.',
    email: 'Enviarlo a la dirección con la que reservó',
    send: 'Enviarme un enlace a mis viajes',
    sent: (email) =>
      `Si hay viajes reservados con ${email}, un enlace va en camino. Sirve una vez, durante 15 minutos. ¿No llegó? Busque en el correo no deseado o pruebe otra dirección.`,
  },
  device: {
    title: 'Sus viajes en este dispositivo',
    shared:
      'En una computadora compartida, elimine los viajes al terminar: quien use este navegador puede abrirlos. Sus reservas siguen en pie de todos modos.',
    open: 'Abrir',
    remove: 'Quitar de este dispositivo',
    removeAll: 'Quitar todos de este dispositivo',
    removed: 'Quitado de este dispositivo. La reserva sigue en pie; su código y su correo la abren otra vez.',
    over: 'Viaje pasado',
  },
  offline: {
    title: 'Sus viajes sin conexión',
    text: 'No hay conexión. Estos son sus vuelos como este dispositivo los vio por última vez; la aerolínea pudo cambiarlos después. Por teléfono:',
    asOf: 'Visto el',
  },
  update: { text: 'Hay una nueva versión de este sitio.', load: 'Cargarla ahora' },
  wallet: {
    apple: (flight) => `Agregar a Apple Wallet: ${flight}`,
    google: (flight) => `Agregar a Google Wallet: ${flight}`,
  },
};
