/** The itinerary for without a network (booking.37): one HTML file that fetches nothing. */
import { sheetHtml } from '../../mail/sheet';
import { phoneLink } from '../../mail/phones';
import { telHref } from '#core/domain/site/telephone';
import { checkInBlocks } from './linkBlocks';
import { passBlock, priceBlock } from './summaryBlocks';
import { extrasBlocks, fareBlock, freeCancelBlock, goalOf, itineraryBlocks, namesBlock, wordsOf } from './tripBlocks';
import type { FileFacts } from './tripBlocks';

export function itineraryFileOf(facts: FileFacts): string {
  const { booking, brand } = facts;
  const words = wordsOf(booking);
  const { mail } = words;
  const title = mail.offline.title(goalOf(words, booking));
  return sheetHtml({
    lang: words.lang,
    title: `${title}: ${booking.reference}`,
    brand: brand.brandName,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'note', text: mail.offline.note },
      passBlock(words, booking),
      namesBlock(words, booking),
      ...extrasBlocks(words, booking),
      ...checkInBlocks(words, booking),
      ...itineraryBlocks(words, booking),
      fareBlock(words, booking),
      freeCancelBlock(words, facts),
      {
        kind: 'facts',
        title: mail.offline.phones,
        rows: [
          [mail.offline.agency, phoneLink(brand, booking.locale)],
          [mail.offline.payments, { text: brand.paymentPhone, href: telHref(brand.paymentPhone) }],
        ],
      },
      priceBlock(words, facts),
    ],
    foot: [mail.foot(brand.legalName), ...brand.addressLines, ...(facts.isSandbox ? [mail.testMode] : [])],
  });
}
