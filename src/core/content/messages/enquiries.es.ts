import type { enquiries as en } from './enquiries.en';

export const enquiries: typeof en = {
  heading: 'Escríbanos',
  lead: 'Respondemos en un día hábil. Si su vuelo sale pronto, llame.',
  fields: { name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono (opcional)', subject: 'Asunto', message: 'Mensaje' },
  help: { phone: 'Solo si desea que le llamemos.', message: 'Nunca envíe aquí números de tarjeta.' },
  recording: {
    label: 'Enviar también un registro de los últimos minutos',
    help: 'Por qué pasos pasó este sitio, qué eligió usted y qué falló, para que encontremos el error. No lleva nada de lo que usted escribió: ni nombre, ni dirección, ni tarjeta. Se borra a los 60 días.',
    send: 'Enviar el registro',
    sending: 'Enviando…',
    sent: (reference) => `Enviado. Si llama, díganos ${reference}.`,
    failed: 'No se pudo enviar el registro. Su viaje y su tarjeta no se ven afectados.',
  },
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  faultsTitle: (n) => (n === 1 ? 'Revise un campo' : `Revise ${String(n)} campos`),
  faults: {
    name_missing: 'Escriba su nombre.',
    name_format: 'Escriba un nombre de hasta 80 caracteres.',
    email_missing: 'Escriba su correo electrónico.',
    email_format: 'Escriba un correo como nombre@example.com.',
    phone_format: 'Escriba un teléfono de 7 a 15 dígitos, o déjelo vacío.',
    subject_missing: 'Escriba un asunto.',
    subject_format: 'Escriba un asunto de hasta 120 caracteres.',
    message_missing: 'Escriba su mensaje.',
    message_format: 'Acorte su mensaje a 4,000 caracteres.',
  },
  sentHeading: 'Mensaje recibido',
  sentText: (email) => `Gracias. Le responderemos a ${email}. Su referencia:`,
  another: 'Escribir otro mensaje',
};
