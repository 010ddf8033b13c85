import { DEFAULT_BRAND } from '#core/content/brand';
import { rebrand } from './rebrand';

describe('rebrand', () => {
  it('leaves a page of the default brand as it is', () => {
    expect(rebrand('<b>Wingfare</b>', DEFAULT_BRAND)).toBe('<b>Wingfare</b>');
  });

  it.each([
    ['name', '<b>Wingfare</b>', '<b>Sky &amp; Co</b>'],
    ['name inside the legal name', 'Wingfare Travel Inc.', 'Sky Ltd'],
    ['number', '(800) 555-0142', '(800) 555-0199'],
    ['telephone link', 'href="tel:+18005550142"', 'href="tel:+18005550199"'],
    ['other lines stay', '(877) 555-0119', '(877) 555-0119'],
  ])('%s', (_, html, expected) => {
    expect(rebrand(html, { ...DEFAULT_BRAND, brandName: 'Sky & Co', legalName: 'Sky Ltd', mainPhone: '(800) 555-0199' })).toBe(expected);
  });
});
