import { gable, panes, person, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { backdrop, ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, path, svg } from '../kit/tools';

/** The Bean under Willis Tower and the Hancock. */
export function chicago(): string {
  const p = PALETTES.dusk;
  const bean =
    'M296 668Q226 560 326 480Q436 408 600 406Q768 408 874 480Q972 560 906 668Q876 694 830 672Q740 626 600 626Q460 626 372 672Q326 694 296 668z';
  return svg(
    backdrop(p, {
      x: 752,
      y: 402,
      r: 94,
      seed: 14,
      clouds: 410,
      birds: [
        [250, 230, 12],
        [282, 216, 9],
      ],
    }) +
      skyline({ y: 620, min: 80, max: 210, step: 46, ink: p.haze, seed: 7 }) +
      skyline({ y: 624, min: 70, max: 190, step: 58, ink: p.mid, win: p.win, seed: 29, lit: 0.2 }) +
      slab(384, 250, 132, 390, '#2b1c56', '#5a2f68', 0.22) +
      slab(400, 190, 88, 70, '#2b1c56', '#5a2f68', 0.24) +
      slab(416, 150, 56, 60, '#2b1c56', '#5a2f68', 0.24) +
      path(box(426, 66, 4, 90) + box(456, 56, 4, 100) + box(422, 120, 12, 34) + box(452, 120, 12, 34), '#2b1c56') +
      line('M384 330h132M384 420h132M400 252h88M416 190h56', '#8a4a78', 3) +
      panes(392, 262, 96, 200, 8, 13, 4, 7, '#ffc98a') +
      path('M820 620V330l14-40h68l14 40V620z', '#4c2c68') +
      path('M884 290h18l14 40V620h-32z', '#b05a70') +
      path(box(848, 196, 3, 96) + box(884, 206, 3, 88), '#4c2c68') +
      line('M822 340L914 430M914 340L822 430M822 430L914 520M914 430L822 520', '#8a4a78', 4) +
      slab(640, 350, 74, 280, '#6b3a70', '#f0876a') +
      panes(644, 360, 48, 160, 4, 12, 5, 7, '#ffc98a') +
      gable(677, 304, 350, 37, '#4c2c68', '#f0876a') +
      hedge(-10, 1210, 616, 34, p.near, 4, 700) +
      ground(640, '#5a3468', '#8a4a78') +
      path(`M0 700H1200V${H}H0z`, '#4a2a62') +
      line('M0 700H1200M300 640L120 800M900 640L1080 800M500 680L440 800M700 680L760 800', '#6f4478', 3) +
      path('M240 684q360-40 720 0q-100 28-360 28T240 684z', '#2b1850') +
      path(bean, '#8f6f9a') +
      path(
        'M300 640Q256 556 342 492Q440 424 600 422Q764 424 858 492Q940 560 896 640Q866 560 766 530Q690 508 600 508Q500 508 420 532Q330 560 300 640z',
        '#d79aa0',
      ) +
      path('M352 504Q446 434 600 432Q756 436 848 504Q746 452 600 452Q450 452 352 504z', '#fff3d9') +
      path('M740 424Q880 460 916 560Q934 630 906 668Q894 682 874 680Q906 600 850 520Q810 460 740 424z', '#ffc48f') +
      path(
        'M380 560v-18h20v-24h22v20h30v-34h24v30h34v-16h20v14h44v-46h22v44h36v-22h26v24h44v-14h20v20h40v26Q690 530 600 530Q480 530 380 560z',
        '#9c4a74',
      ) +
      path('M372 672Q460 626 600 626T830 672Q760 650 600 650T372 672z', '#3a2158') +
      path([person(420, 712, 46), person(446, 714, 42), person(700, 726, 52), person(806, 708, 44)].join(''), p.ink) +
      hedge(-10, 190, 788, 42, p.ink, 6, H) +
      hedge(1020, 1210, 788, 42, p.ink, 9, H),
  );
}
