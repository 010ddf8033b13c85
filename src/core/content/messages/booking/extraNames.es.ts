import type { ExtraNames } from './extraNames.en';

export const extraNames: ExtraNames = {
  title: 'Asientos y equipaje',
  seat: (from, to, designator) => `${from} a ${to}: asiento ${designator}`,
  bags: {
    carryOn: (count) => (count === 1 ? '1 pieza de equipaje de mano' : `${count} piezas de equipaje de mano`),
    checked: (count) => (count === 1 ? '1 maleta documentada' : `${count} maletas documentadas`),
  },
  bagsOn: (bags, from, to) => `${from} a ${to}: ${bags}`,
};
