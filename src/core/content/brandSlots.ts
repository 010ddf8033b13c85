/**
 * Prerendered pages are made before anybody knows whose they are. Slots are in them for all that an installation says of itself: no
 * word of a page and no other part of a brand can be taken for one.
 */
import { channelHref, telHref } from '../domain/site/telephone';
import type { Brand } from './brand';

export const SLOT_BRAND: Brand = {
  brandName: '{{brandName}}',
  nameSize: '{{nameSize}}',
  legalName: '{{legalName}}',
  // numbers that nobody has: a link is made of their digits
  mainPhone: '(000) 000-0001',
  secondPhone: '(000) 000-0002',
  paymentPhone: '(000) 000-0003',
  airlinesPhone: '(000) 000-0004',
  blogPhone: '(000) 000-0005',
  esPhone: '(000) 000-0006',
  esPaymentPhone: '(000) 000-0007',
  smsNumber: '(000) 000-0008',
  whatsappNumber: '(000) 000-0009',
  email: '{{email}}',
  addressLines: ['{{addressLines}}'],
  promo: '{{promo}}',
  promoBanner: '{{promoBanner}}',
  promoEs: '{{promoEs}}',
  promoBannerEs: '{{promoBannerEs}}',
};

/** Of an element that stands only in pages of an installation that sells no real tickets; nothing but words is in it. */
export const TEST_MODE_SLOT = 'data-test-mode';

/** Names the text channel of a link that stands only in pages of an installation with that channel; nothing but words is in it. */
export const CHANNEL_SLOT = 'data-channel';

const SLOT = /\{\{\w+\}\}|\(000\) 000-000\d|(?:tel:\+|sms:\+|https:\/\/wa\.me\/)1000000000\d/g;

/** The text with the brand in its slots; `write` makes a value safe where the text stands, `between` is between lines of the address. */
export function fillBrand(text: string, brand: Brand, write = (value: string): string => value, between = '\n'): string {
  const keys = Object.keys(SLOT_BRAND) as (keyof Brand)[];
  const values = new Map(
    keys.flatMap((key) => {
      const [slot, value] = [[SLOT_BRAND[key]].flat().join(between), [brand[key]].flat().join(between)] as const;
      const asText = [slot, value] as const;
      const asLink = key.endsWith('Phone') ? telHref : key === 'smsNumber' || key === 'whatsappNumber' ? channelHref[key] : null;
      return asLink === null ? [asText] : [asText, [asLink(slot), asLink(value)] as const];
    }),
  );
  return text.replace(SLOT, (found) => {
    const value = values.get(found);
    return value === undefined ? found : write(value);
  });
}
