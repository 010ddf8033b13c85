import { slab } from '../../kit/masonry';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** Aircraft under the glass hall. */
export const airAndSpace = (): string =>
  scene('noon', { x: 600, y: 260, r: 80, seed: 2531 }, (p) => [
    path('M60 640V200Q600 60 1140 200V640z', '#c4e0e0', 'opacity=".6"') +
      line(
        'M60 200Q600 60 1140 200' +
          row(10, 60, 120, (x) => `M${x} 640V${200 - 70 * (1 - Math.pow((x - 600) / 540, 2))}`) +
          'M60 320H1140M60 440H1140',
        '#5b8aa6',
        6,
      ),
    line('M400 150V270M760 140V330', '#5f7480', 3),
    path('M240 300H560V312H240zM240 350H560V362H240z', '#f0d9a8') +
      line('M260 312V350M340 312V350M460 312V350M540 312V350M260 312L340 350M540 312L460 350', '#8a6a4c', 4) +
      path('M340 340h120v12h-120zM520 320h90v8h-90zM600 300v50h10v-50z', '#c98a5c') +
      crowd([[400, 352, 30]], p.ink),
    path('M620 360q60 -24 130 -20l90 -10l20 -40l14 4l-4 50l-30 14q-60 30 -150 26q-60 -6 -70 -24z', '#d4dce0') +
      path('M660 356h150v12h-150z', '#8fa0a8') +
      line('M614 330v60', '#8a6a4c', 6),
    path('M830 640L870 500H970L1010 640z', '#8a7a6c') +
      path('M920 500H970L1010 640H950z', '#d9c0a0') +
      path('M870 500q50 -60 100 0z', '#6a5a50') +
      path(box(900, 560, 40, 40), '#2c5670'),
    slab(180, 440, 54, 200, '#fffdf2', '#d4dcd8', 0.4) +
      path('M180 442l27 -80l27 80z', '#c8503f') +
      path('M170 640l10 -50h54l10 50z', '#5f7480'),
    ground(640, '#c9bfae', '#fff3d9'),
    crowd(
      [
        [320, 720, 84],
        [356, 724, 78],
        [380, 722, 54],
        [560, 700, 74],
        [700, 730, 86],
        [740, 734, 56],
        [1060, 730, 84],
      ],
      p.ink,
    ),
  ]);
