import { alfama } from './lisbon/alfama';
import { belemTower } from './lisbon/belemTower';
import { jeronimos } from './lisbon/jeronimos';
import { pracaDoComercio } from './lisbon/pracaDoComercio';
import { sintra } from './lisbon/sintra';

export const lisbonPlaces = {
  'belem-tower': belemTower,
  jeronimos: jeronimos,
  alfama: alfama,
  'praca-do-comercio': pracaDoComercio,
  sintra: sintra,
};
