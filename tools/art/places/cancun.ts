import { cenotes } from './cancun/cenotes';
import { elRey } from './cancun/elRey';
import { islaMujeres } from './cancun/islaMujeres';
import { playaDelfines } from './cancun/playaDelfines';
import { tulum } from './cancun/tulum';

export const cancunPlaces = {
  'playa-delfines': playaDelfines,
  'isla-mujeres': islaMujeres,
  tulum: tulum,
  cenotes: cenotes,
  'el-rey': elRey,
};
