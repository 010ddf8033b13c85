import { panes, slab } from '../../kit/masonry';
import { lamp } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, line, path } from '../../kit/tools';

/** The black gate and the brick. */
export const guinnessStorehouse = (): string =>
  scene('dusk', { x: 300, y: 280, r: 66, seed: 2931 }, (p) => [
    slab(80, 180, 300, 460, '#7a2f3c', '#c8604f', 0.28) +
      panes(100, 210, 200, 360, 4, 6, 26, 40, '#ffd08a') +
      slab(830, 140, 330, 500, '#8a3a40', '#e08a6c', 0.28) +
      panes(850, 180, 220, 400, 4, 6, 28, 42, '#ffd08a'),
    path(box(840, 80, 300, 64), '#4a6a88') +
      path(box(1050, 80, 90, 64), '#a8d0d8') +
      line('M900 80v64M960 80v64M1020 80v64M1080 80v64', '#e4f0f0', 3),
    slab(420, 60, 40, 400, '#a84a44', '#f0907c', 0.4) + path(box(412, 50, 56, 16), '#6a2f40'),
    path(box(380, 330, 450, 310), '#5a3048') +
      path(box(430, 380, 350, 260), '#15102c') +
      line('M605 380V640', '#d9a850', 5) +
      path(box(560, 500, 14, 14) + box(636, 500, 14, 14), '#d9a850'),
    path('M580 430q10 -34 50 -30q20 10 16 40l10 40h-14l-10 -30l-6 30h-10v-34l-12 34h-12l10 -40q-16 0 -22 -10z', '#d9a850') +
      path(box(380, 320, 450, 20), '#ffd08a'),
    ground(640, '#5a3a58', '#f0a078') +
      row(6, 0, 0, (_, k) => row(16, -10 + (k % 2) * 30, 80, (x) => path(`M${x} ${670 + k * 24}q34 -14 68 0z`, '#6f4a66'))),
    path('M180 720q-10 -60 0 -100h90q10 40 0 100zM290 720q-10 -60 0 -100h90q10 40 0 100z', '#8a5a3c') +
      line('M176 650h98M176 690h98M286 650h98M286 690h98', '#d9a850', 5),
    path('M900 740l-14 -120h90l-14 120z', '#15102c') + path('M886 620h90l-4 34h-82z', '#fff0d0'),
    crowd(
      [
        [500, 730, 90],
        [540, 736, 84],
        [740, 720, 86],
      ],
      p.ink,
    ) + lamp(60, 790, 300, p.ink, '#ffe9b8'),
  ]);
