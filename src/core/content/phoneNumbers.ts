/** The number table (tracking.1): tracking code → number, so that a call tells which campaign led to it. One number, one code. */
import type { NumberTable } from '../domain/site/trackingCode';

/** Numbers `(8xx) 555-01xx`, the range reserved for fiction; none of them is a line of the brand record. */
export const TRACKING_NUMBERS: NumberTable = {
  GOOGLE1: '(800) 555-0111',
  GOOGLE2: '(800) 555-0112',
  BING1: '(833) 555-0113',
  META1: '(833) 555-0114',
  EMAIL1: '(844) 555-0115',
  RADIO1: '(855) 555-0116',
  PARTNER1: '(866) 555-0117',
  PARTNER2: '(877) 555-0118',
  REFERRAL1: '(888) 555-0120',
  VUELOS1: '(888) 555-0121',
};
