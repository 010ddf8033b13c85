import { plural } from '../plural';
import type { ChangeFactWords } from './changeFacts.en';

const minutesText = (n: number): string => `${String(n)} ${plural('es', n, 'minuto', 'minutos')}`;

export const changeFacts: ChangeFactWords = {
  allCancelled: 'Todos los vuelos de este viaje están cancelados.',
  outboundCancelled: 'Su vuelo de ida está cancelado.',
  returnCancelled: 'Su vuelo de regreso está cancelado.',
  flightCancelled: (n) => `El vuelo ${String(n)} de su viaje está cancelado.`,
  connection: (city, minutes, least) =>
    minutes < 0
      ? `La conexión en ${city} no se alcanza: el siguiente vuelo sale ${minutesText(-minutes)} antes de que usted aterrice.`
      : `La conexión en ${city} no se alcanza: tendría ${minutesText(minutes)} para cambiar de avión y se necesitan al menos ${minutesText(least)}.`,
  overlap: 'Sale antes de que aterrice su vuelo anterior.',
  airport: (now, was) => `${now} en lugar de ${was}.`,
  stops: (now, was) => `${now} en lugar de ${was}.`,
  via: (cities) => `Ahora cambia de avión en ${cities}.`,
  day: 'Sale otro día.',
  times: 'Cambiaron los horarios.',
  numbers: 'Solo cambiaron los números de vuelo o las aerolíneas; los horarios y los aeropuertos son los mismos.',
  cabin: 'Viaja en otra cabina que la que reservó, al menos en una parte del trayecto.',
  operator: (airlines) => `Ahora operado por ${airlines}.`,
  added: 'Se añadió un vuelo a su viaje.',
  of: (direction, what) => `${direction}: ${what}`,
};
