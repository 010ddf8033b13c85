import type { travelerFaults as en } from './travelerFaults.en';

export const travelerFaults: typeof en = {
  first_name_missing:
    'Escriba el nombre como está en el documento. Si el documento tiene un solo nombre, escriba aquí FNU y el nombre en apellidos.',
  last_name_missing:
    'Escriba los apellidos como están en el documento. Si el documento tiene un solo nombre, escriba ese nombre aquí y FNU como nombre.',
  name_characters: 'Use solo letras, espacios, guiones, apóstrofos y puntos.',
  name_too_long: 'Use 60 letras como máximo.',
  name_not_latin: 'Las aerolíneas aceptan solo letras latinas. Escriba el nombre como en las dos líneas inferiores del pasaporte.',
  name_needs_airline:
    'Es más que un error de escritura. Un nuevo nombre legal requiere a la aerolínea y sus documentos: llámenos, por favor.',
  name_another_person: 'Es el nombre de otra persona, y los boletos no se pueden transferir. Llámenos, por favor.',
  name_title: 'Omita títulos como Sr., Sra. o Dr.: el boleto lleva solo el nombre del documento.',
  name_one_letter:
    'Las aerolíneas piden dos letras o más. Escriba el nombre completo; si el documento tiene una sola letra, llámenos, por favor.',
  name_extra_seat:
    'Un asiento adicional, para usted o para un instrumento, no es otro viajero. Busque sin él y llámenos: nosotros agregamos el asiento.',
  name_not_known:
    'El boleto necesita el nombre real. Un bebé que aún no nació se agrega por teléfono después de nacer: por ahora busque sin él.',
  birth_missing: 'Escriba la fecha de nacimiento como MM/DD/AAAA.',
  birth_unreadable: 'Escriba una fecha que exista, como MM/DD/AAAA.',
  birth_short_year: 'Escriba el año con cuatro cifras, como 1985.',
  birth_in_future: 'La fecha de nacimiento no puede ser futura.',
  birth_unborn: 'Un bebé se reserva cuando ya nació. Por ahora busque sin él y llámenos después del parto: lo agregamos a la reserva.',
  birth_too_long_ago: 'Revise el año: nadie tiene tanta edad.',
  birth_not_adult: 'Un adulto tiene 12 años o más el día de la salida. Busque con un niño en su lugar.',
  birth_not_child:
    'Un niño tiene de 2 a 11 años el día de la salida. Busque con un adulto desde los 12, con un bebé si es menor de 2; para un asiento para un bebé, llámenos.',
  birth_not_infant: 'Un bebé tiene menos de 2 años hasta el final del viaje. Busque con un niño en su lugar.',
  birth_turns_two: 'Este bebé cumple 2 años durante el viaje y necesita un asiento: busque con un niño en su lugar.',
  birth_minor_alone:
    'Con una reserva hecha aquí, nadie menor de 15 años viaja sin alguien de 18 o más. Las aerolíneas los llevan con un servicio propio.',
  holder_missing: 'Elija en brazos de quién viaja este bebé.',
  holder_minor: 'Solo alguien de 18 años o más puede llevar a un bebé en brazos. Elija a otra persona o llámenos.',
  holder_assisted: 'Quien necesita silla de ruedas no puede llevar a un bebé en brazos a bordo. Elija a otra persona o llámenos.',
  holder_twice: 'Cada persona puede llevar a un solo bebé. Elija a otra persona, o llámenos para un asiento.',
  sex_missing: 'Elija el sexo que figura en el documento.',
  sex_not_taken: 'A esta aerolínea solo se le puede indicar F o M. Elija cuál indicarle, o llámenos.',
  redress_format: 'Use de 7 a 13 letras y números, o déjelo vacío.',
  frequent_flyer_program: 'Elija el programa de este número.',
  frequent_flyer_format: 'Use de 5 a 20 letras y números, o déjelo vacío.',
  known_traveler_format: 'Use de 8 a 25 letras y números, o déjelo vacío.',
  passport_missing: 'Escriba el número de pasaporte.',
  passport_format: 'Use de 5 a 20 letras y números.',
  passport_expires_missing: 'Escriba la fecha de vencimiento como MM/DD/AAAA.',
  passport_expires_unreadable: 'Escriba una fecha que exista, como MM/DD/AAAA.',
  passport_expires_before_return: 'El pasaporte debe seguir vigente cuando termine el viaje.',
  passport_country_missing: 'Elija el país que emitió el pasaporte.',
  passport_twice: 'Otro viajero tiene este número de pasaporte. Cada persona tiene el suyo.',
};
