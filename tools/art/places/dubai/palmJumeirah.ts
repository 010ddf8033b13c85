import { dome, panes, slab } from '../../kit/masonry';
import { palm } from '../../kit/plants';
import { sailboat } from '../../kit/props';
import { boat, row, scene } from '../../kit/scene';
import { sea } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The pink arch by the water. */
export const palmJumeirah = (): string =>
  scene('aqua', { x: 860, y: 300, r: 84, seed: 3131, clouds: 330 }, (p) => [
    path(box(330, 320, 540, 240), '#d98a84') +
      path(box(740, 320, 130, 240), '#ffc4b0') +
      panes(350, 350, 120, 190, 4, 6, 14, 18, '#1d6a80') +
      panes(740, 350, 110, 190, 4, 6, 14, 18, '#1d6a80'),
    slab(400, 240, 130, 320, '#e09a90', '#ffd0bc', 0.32) +
      slab(680, 240, 130, 320, '#e09a90', '#ffd0bc', 0.32) +
      panes(414, 270, 80, 240, 3, 8, 12, 16, '#1d6a80') +
      panes(694, 270, 80, 240, 3, 8, 12, 16, '#1d6a80'),
    path(box(500, 200, 210, 120), '#d98a84') +
      path('M530 560V380Q540 260 605 250Q670 260 680 380V560z', '#8fe0d4') +
      path('M550 560V390Q556 290 605 282Q654 290 660 390V560z', '#f6f0d0') +
      path('M480 204L605 90L730 204z', '#c8707a') +
      path('M605 90L730 204H630z', '#ffb8a8') +
      dome(430, 242, 30, '#c8707a', '#ffb8a8') +
      dome(780, 242, 30, '#c8707a', '#ffb8a8'),
    row(4, 70, 76, (x, i) => palm(x, 580, 90 + (i % 3) * 20, '#1d5a58', { size: 0.5, seed: i + 1 })) +
      row(4, 890, 76, (x, i) => palm(x, 580, 90 + (i % 3) * 20, '#1d5a58', { size: 0.5, seed: i + 3 })),
    path('M-10 560H1210V590H-10z', '#f2d9a8') + sea(p, 588, 860, { seed: 7, spread: 140 }),
    line('M-10 470L330 500', '#fffaea', 8) +
      line(
        row(5, 30, 70, (x) => `M${x} ${474 + x * 0.09}V580`),
        '#d9e4dc',
        7,
      ) +
      path('M120 462h130l10 22h-150z', '#f2654e'),
    boat(360, 700, 1.2, '#163a56', '#fffaea', '#1d6a80') + sailboat(860, 690, 1.2, '#fffaea', '#f2a077', '#c8503f'),
  ]);
