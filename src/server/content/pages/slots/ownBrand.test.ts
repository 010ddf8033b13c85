import { DEFAULT_BRAND } from '#core/content/brand';
import { SLOT_BRAND } from '#core/content/brandSlots';
import { channelHref, telHref } from '#core/domain/site/telephone';
import { ownBrand } from './ownBrand';

const BRAND = {
  ...DEFAULT_BRAND,
  brandName: 'Sky & "Co" </script>',
  legalName: 'Wingfare Travel Inc.',
  mainPhone: '+44 20 7946 0000',
  addressLines: ['1 High Street', 'London', 'UK'],
};
const data = (json: string) => `<script type="application/ld+json">${json}</script>`;

it.each([
  ['a name', `<b>${SLOT_BRAND.brandName}</b>`, '<b>Sky &amp; &quot;Co&quot; &lt;/script&gt;</b>'],
  ['a legal name that holds the usual name of the site', SLOT_BRAND.legalName, 'Wingfare Travel Inc.'],
  ['words of the page', 'Wingfare {{other}} (000) 555-0142', 'Wingfare {{other}} (000) 555-0142'],
  ['a telephone', SLOT_BRAND.mainPhone, '+44 20 7946 0000'],
  ['its link', `href="${telHref(SLOT_BRAND.mainPhone)}"`, 'href="tel:+442079460000"'],
  ['another line', SLOT_BRAND.paymentPhone, DEFAULT_BRAND.paymentPhone],
  ['as many lines of address as there are', SLOT_BRAND.addressLines.join(''), '1 High Street\nLondon\nUK'],
  [
    'data',
    `${SLOT_BRAND.email} ${data(`{"name":"${SLOT_BRAND.brandName}","address":"${SLOT_BRAND.addressLines.join('')}"}`)}`,
    `info@wingfare.example ${data('{"name":"Sky & \\"Co\\" \\u003c/script>","address":"1 High Street, London, UK"}')}`,
  ],
])('%s', (_, html, expected) => {
  expect(ownBrand(html, BRAND, true)).toBe(expected);
});

it('says test mode where no real tickets are sold, and nothing of it elsewhere', () => {
  const html = '<p>a</p><span class="x" data-test-mode="true">Test mode</span><span>b</span>';
  expect([true, false].map((isSandbox) => ownBrand(html, BRAND, isSandbox))).toEqual([html, '<p>a</p><span>b</span>']);
});

it('links the channels for messages that an installation has, and no other', () => {
  const link = (channel: 'smsNumber' | 'whatsappNumber') =>
    `<a href="${channelHref[channel](SLOT_BRAND[channel] ?? '')}" data-number="${SLOT_BRAND[channel]}" data-channel="${channel}">Write</a>`;
  const html = `<p>${link('smsNumber')}${link('whatsappNumber')}</p>`;
  expect(ownBrand(html, BRAND, true)).toBe('<p></p>');
  expect(ownBrand(html, { ...BRAND, whatsappNumber: '+52 55 1234 5678' }, true)).toBe(
    '<p><a href="https://wa.me/525512345678" data-number="+52 55 1234 5678" data-channel="whatsappNumber">Write</a></p>',
  );
  expect(ownBrand(html, { ...BRAND, smsNumber: '(800) 555-0142' }, true)).toBe(
    '<p><a href="sms:+18005550142" data-number="(800) 555-0142" data-channel="smsNumber">Write</a></p>',
  );
});
