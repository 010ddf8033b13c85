import { coloradoCapitol } from './denver/coloradoCapitol';
import { denverArtMuseum } from './denver/denverArtMuseum';
import { redRocks } from './denver/redRocks';
import { rockyMountainPark } from './denver/rockyMountainPark';
import { unionStation } from './denver/unionStation';

export const denverPlaces = {
  'red-rocks': redRocks,
  'union-station': unionStation,
  'denver-art-museum': denverArtMuseum,
  'colorado-capitol': coloradoCapitol,
  'rocky-mountain-park': rockyMountainPark,
};
