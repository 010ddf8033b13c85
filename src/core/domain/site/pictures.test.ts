import { atWidth, PICTURE_WIDTHS, readPictureWidth, srcSetOf } from './pictures';

it.each(PICTURE_WIDTHS)('knows the width %d by its digits alone', (width) => {
  expect(readPictureWidth(String(width))).toBe(width);
});

it.each(['', '0', '641', '0640', '640.0', ' 640', '640px', '+640', '1e3', '-640', 'NaN'])('has no width %j', (text) => {
  expect(readPictureWidth(text)).toBeNull();
});

it('writes every width into a srcset (content.22)', () => {
  expect(atWidth('/img/paris?v=a', 640)).toBe('/img/paris?v=a&w=640');
  expect(srcSetOf('/img/paris?v=a')).toBe(
    [640, 750, 828, 1080, 1200, 1920, 2048, 3840].map((w) => `/img/paris?v=a&w=${String(w)} ${String(w)}w`).join(', '),
  );
});
