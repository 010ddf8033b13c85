import { basilicaCistern } from './istanbul/basilicaCistern';
import { blueMosque } from './istanbul/blueMosque';
import { galataTower } from './istanbul/galataTower';
import { grandBazaar } from './istanbul/grandBazaar';
import { topkapi } from './istanbul/topkapi';

export const istanbulPlaces = {
  'blue-mosque': blueMosque,
  'grand-bazaar': grandBazaar,
  'galata-tower': galataTower,
  topkapi: topkapi,
  'basilica-cistern': basilicaCistern,
};
