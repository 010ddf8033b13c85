import type { hostedFields as en } from './hostedFields.en';

export const hostedFields: typeof en = {
  title: 'Datos de la tarjeta',
  number: 'Número de tarjeta',
  numberExample: '1234 1234 1234 1234',
  expiration: 'Vencimiento',
  expirationExample: 'MM / AA',
  securityCode: 'Código de seguridad',
  securityCodeExample: '3 o 4 dígitos',
  faults: {
    number_missing: 'Escriba el número de la tarjeta.',
    number_incomplete: 'El número de la tarjeta es demasiado corto.',
    number_wrong: 'Revise el número de la tarjeta; hay un dígito incorrecto.',
    expiration_missing: 'Escriba el vencimiento como MM / AA.',
    expiration_unreadable: 'Escriba el vencimiento como MM / AA.',
    expiration_past: 'Esta tarjeta está vencida.',
    security_code_missing: 'Escriba el código de seguridad.',
    security_code_length: 'El código de seguridad tiene 3 dígitos; en American Express, 4.',
  },
  testCardsOnly: 'Este es un sitio de prueba y solo acepta tarjetas de prueba, como 4242 4242 4242 4242.',
  challengeTitle: 'Su banco pregunta: ¿es usted?',
  challengeText: (amount: string, last4: string) =>
    `Banco de prueba. ¿Confirma ${amount} a Wingfare Travel con la tarjeta terminada en ${last4}?`,
  challengeOver: 'Esta verificación terminó. Puede continuar.',
  challengeFailed: 'No funcionó. Inténtelo de nuevo.',
  incomplete: 'Complete los datos de la tarjeta.',
  unloadable: 'No se pudo cargar el formulario de la tarjeta. No se hizo ningún cargo.',
  again: 'Intentar de nuevo',
  bankAsked: 'Un momento: estamos consultando a su banco.',
  complete: 'Completar',
  fail: 'Rechazar',
};
