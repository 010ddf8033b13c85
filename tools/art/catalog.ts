/** The posters that are drawn from code by id: those that new ones begin from. The others are pictures in public/posters alone. */
import { articlePictures } from './articles';
import { hero, heroMobile } from './hero';
import { belemTower } from './posters/belemTower';
import { cableCars } from './posters/cableCars';
import { coloradoCapitol } from './posters/coloradoCapitol';
import { dallas } from './posters/dallas';
import { desertBotanicalGarden } from './posters/desertBotanicalGarden';
import { paris } from './posters/paris';
import { rome } from './posters/rome';
import { sintra } from './posters/sintra';
import { southBank } from './posters/southBank';
import { strip } from './posters/strip';
import { tokyoTower } from './posters/tokyoTower';
import { unionStation } from './posters/unionStation';
import { veniceBeach } from './posters/veniceBeach';
import type { PosterId } from '#core/content/pictures/posters';

export const POSTERS: Readonly<Partial<Record<PosterId, () => string>>> = {
  hero,
  'hero-mobile': heroMobile,
  ...articlePictures,
  'belem-tower': belemTower,
  'cable-cars': cableCars,
  'colorado-capitol': coloradoCapitol,
  dallas,
  'desert-botanical-garden': desertBotanicalGarden,
  paris,
  rome,
  sintra,
  'south-bank': southBank,
  strip,
  'tokyo-tower': tokyoTower,
  'union-station': unionStation,
  'venice-beach': veniceBeach,
};
