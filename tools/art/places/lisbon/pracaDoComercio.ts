import { arcade, columns, panes } from '../../kit/masonry';
import { crowd, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, path } from '../../kit/tools';

/** The yellow square and its arch. */
export const pracaDoComercio = (): string =>
  scene('aqua', { x: 600, y: 240, r: 80, seed: 2341 }, (p) => [
    path(box(-10, 360, 450, 230) + box(760, 360, 450, 230), '#f2b84a') + path(box(1000, 360, 210, 230), '#ffdf8f'),
    arcade(-10, 440, 590, 9, 34, 90, '#8a5a3c') + arcade(760, 1210, 590, 9, 34, 90, '#8a5a3c'),
    panes(0, 380, 430, 100, 9, 2, 20, 30, '#fffaea') + panes(770, 380, 430, 100, 9, 2, 20, 30, '#fffaea'),
    path(box(440, 300, 320, 290), '#f0e4d0') + path(box(680, 300, 80, 290), '#fffdf2'),
    path('M510 590V430Q520 350 600 346Q680 350 690 430V590z', '#4a8a9c') +
      path('M540 590V440Q548 384 600 380Q652 384 660 440V590z', '#8fd0c8'),
    columns(450, 750, 310, 580, 2, 34, { shadow: '#b8a890', body: '#e4d4bc', lit: '#fffdf2' }) + path(box(424, 280, 352, 24), '#fffdf2'),
    path(box(480, 220, 240, 62), '#e9dcc4'),
    crowd(
      [
        [600, 222, 110],
        [540, 222, 70],
        [660, 222, 70],
      ],
      '#d9c4a8',
    ),
    ground(588, '#e9d4b0', '#fffaea'),
    path(box(560, 640, 80, 90) + box(540, 726, 120, 18), '#d9c4a8') +
      path('M540 630q0 -50 30 -56h50q14 -6 20 -30q14 -12 28 -4l4 18l-14 6q-6 40 -20 60l4 26h-10l-10 -24h-40l-8 24h-10l-2 -30z', '#3f7a68') +
      crowd([[594, 586, 66]], '#3f7a68'),
    crowd(
      [
        [200, 680, 66],
        [230, 684, 60],
        [380, 660, 52],
        [820, 690, 70],
        [1000, 680, 66],
        [1030, 684, 44],
      ],
      p.ink,
    ),
    path('M-10 760H1210V800H-10z', '#1a93a0') + path(box(-10, 748, 1220, 12), '#fffaea'),
  ]);
