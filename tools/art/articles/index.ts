/** The picture of each article of the blog, by the article's name. */
import { basicSeats, board, steps, stroller, threeBags } from './cabin';
import { ahead, dayToCancel, fare, passport, separate } from './papers';

export const articlePictures = {
  'how-to-read-a-fare': fare,
  'when-a-fare-goes-up-while-you-book': steps,
  '24-hour-rule': dayToCancel,
  'basic-economy': basicSeats,
  'when-to-buy': ahead,
  'passport-validity': passport,
  'which-bag-goes-where': threeBags,
  'lap-infants': stroller,
  'schedule-changes': board,
  'separate-tickets': separate,
};
