/** Articles about the airport and the cabin: seats, bags, boards. */
import { airliner } from '../kit/shared';
import { INK } from '../kit/palettes';
import type { Palette } from '../kit/palettes';
import { crowd, row, scene } from '../kit/scene';
import { ground } from '../kit/stage';
import { ridge } from '../kit/land';
import { box, disc, line, path } from '../kit/tools';

const plane = (p: Palette) => ({ body: '#fff6e4', belly: p.lit, wing: p.near, tail: '#f2654e', glass: p.near });

/** Stairs of seats that climb with an airliner, the next step lit. */
export const steps = (): string =>
  scene('sunset', { x: 930, y: 430, r: 120, seed: 751, clouds: 520 }, (p) => {
    const step = (x: number, i: number): string => {
      const top = 690 - i * 84;
      return (
        path(box(x, top, 206, 820 - top), i === 3 ? '#f2654e' : p.near) +
        path(box(x, top, 206, 14), i === 3 ? '#ffe3ac' : p.lit) +
        (i === 3
          ? ''
          : row(i === 4 ? 3 : 4 - i, x + 14, 46, (sx) =>
              path(`M${sx} ${top}v-62q0-12 12-12h8q12 0 12 12v34h10v28z`, i < 3 ? p.ink : p.mid),
            ))
      );
    };
    return [
      ridge(640, 120, p.haze, { seed: 4, step: 150 }),
      airliner(330, 210, 0.9, 20, plane(p)),
      line('M60 420Q150 350 210 290', '#ffe3ac', 6, 'stroke-linecap="round" stroke-dasharray="46 18"'),
      row(5, 90, 210, step),
      path('M774 400v-74q0-14 14-14h14q14 0 14 14v42h16v32z', '#fff6e4'),
    ];
  });

/** One seat of a row in the cabin. */
const seat = (x: number, ink: string, lit: string, dark: string): string =>
  path(`M${x} 610V300q0-64 64-64h82q64 0 64 64v310z`, ink) +
  path(`M${x + 150} 236q60 4 60 64v310h-38V290q0-40-22-54z`, lit) +
  path(`M${x + 24} 250h150q24 0 24 24v56q0 20-24 20H${x + 24}q-24 0-24-20v-56q0-24 24-24z`, dark) +
  path(`M${x - 12} 590h234q20 0 20 24v46q0 20-20 20H${x - 12}q-20 0-20-20v-46q0-24 20-24z`, ink) +
  path(`M${x - 32} 650v10q0 20 20 20h234q20 0 20-20v-10z`, dark) +
  path(`M${x - 20} 680h26v80h-26zM${x + 204} 680h26v80h-26z`, INK.night);

/** Three seats, the middle one in another color, and a backpack under it. */
export const basicSeats = (): string =>
  scene('gold', { x: 210, y: 250, r: 84, seed: 761 }, (p) => [
    path('M-10-10H1210V810H-10zM120 96h150q70 0 70 90v190q0 90-70 90H120q-70 0-70-90V186q0-90 70-90z', '#e9d3b4', 'fill-rule="evenodd"'),
    path('M-10 540H1210V810H-10z', '#d9b98f') + path('M-10 756H1210V810H-10z', '#8c6a72'),
    path('M-10 60H1210V-10H-10z', '#fff3d9') + path('M-10 60H1210v14H-10z', '#b98a94'),
    `<path d="M120 96h150q70 0 70 90v190q0 90-70 90H120q-70 0-70-90V186q0-90 70-90z" fill="none" stroke="#fff6e4" stroke-width="26"/>`,
    seat(390, '#211d5c', '#3d3890', '#15133f'),
    seat(662, '#f2654e', '#ff9277', '#b6476b'),
    seat(934, '#211d5c', '#3d3890', '#15133f'),
    path('M708 752v-44q0-26 26-26h64q26 0 26 26v44z', '#1f6f7a') +
      path('M724 752v-26h84v26z', '#2f8a98') +
      line('M746 682q20-18 40 0', '#173a58', 7),
    path(box(-10, 800, 1220, 10), p.ink),
  ]);

/** A backpack, a case for the bin and a large one, on the belt. */
export const threeBags = (): string =>
  scene('noon', { x: 240, y: 280, r: 100, seed: 771, clouds: 420 }, (p) => {
    const trolley = (x: number, top: number, w: number, ink: string, lit: string, dark: string): string =>
      line(`M${x + w * 0.3} ${top}v-76h${w * 0.4}v76`, p.ink, 12, 'stroke-linejoin="round"') +
      path(`M${x + 26} ${top}h${w - 52}q26 0 26 26v${620 - top}q0 26-26 26H${x + 26}q-26 0-26-26V${top + 26}q0-26 26-26z`, ink) +
      path(`M${x + w * 0.72} ${top}h${w * 0.28 - 26}q26 0 26 26v${620 - top}q0 26-26 26h${26 - w * 0.28}z`, lit) +
      path(
        row(3, x + w * 0.18, w * 0.24, (bx) => box(bx, top + 40, 12, 580 - top)),
        dark,
      ) +
      path(disc(x + 34, 676, 16) + disc(x + w - 34, 676, 16), p.ink);
    return [
      ridge(600, 130, p.haze, { seed: 12, step: 170, sharp: true }),
      airliner(640, 130, 0.6, 10, plane(p)),
      ground(690, p.near, p.edge),
      path('M-10 716H1210V760H-10z', p.ink) +
        path(
          row(13, 20, 96, (x) => disc(x, 738, 13)),
          '#5b8aa6',
        ),
      path('M130 672V474q0-84 84-84h62q84 0 84 84v198z', '#f2654e') + path('M300 394q60 12 60 80v198h-46V470q0-46-14-76z', '#ff9277'),
      path('M160 672V560q0-22 22-22h106q22 0 22 22v112z', '#b6476b') +
        path('M222 536h26v36h-26z', '#ffd58a') +
        line('M212 392q33-54 66 0', p.ink, 12),
      trolley(470, 350, 250, '#211d5c', '#3d3890', '#15133f'),
      trolley(810, 210, 300, '#1f6f7a', '#43aaa6', '#174a5a'),
      path('M870 330l90-30l26 78l-90 30z', '#ffd58a') + path(disc(560, 470, 34), '#ffd58a'),
    ];
  });

/** A stroller at the window of the gate, the airliner outside. */
export const stroller = (): string =>
  scene('aqua', { x: 860, y: 250, r: 96, seed: 781, clouds: 400 }, (p) => [
    ground(520, '#6f8f98', '#bfe0d0'),
    airliner(640, 400, 1.5, 0, plane(p)),
    path('M-10 620H1210V810H-10z', '#e9bf86') + path('M-10 620H1210v16H-10z', '#fff0cf'),
    path(row(5, -20, 300, (x) => box(x, -10, 22, 640)) + box(-10, 300, 1220, 10), p.ink),
    path('M170 470a150 150 0 0 1 150-150v150z', '#b6476b') + path('M330 320a150 150 0 0 1 150 150H330z', '#f2654e'),
    path('M170 478h316q-6 116-110 116h-96q-104 0-110-116z', '#211d5c') + path('M430 478h56q-6 116-110 116h-20q66-26 74-116z', '#3d3890'),
    line('M486 480L570 380h44', p.ink, 16, 'stroke-linecap="round" stroke-linejoin="round"') +
      line('M250 594L210 690M400 594L440 690M300 594h60', p.ink, 14),
    path(disc(210, 704, 46) + disc(440, 704, 46), p.ink) + path(disc(210, 704, 20) + disc(440, 704, 20), '#ffd58a'),
    path(disc(356, 440, 44), '#ffd0a8') + path('M314 430a44 44 0 0 1 84-6q-40 12-84 6z', '#7a4b3c'),
    crowd([[676, 752, 500]], p.ink),
  ]);

/** A departure board whose rows are blocks, one of them in coral. */
export const board = (): string =>
  scene('night', { x: 930, y: 560, r: 84, seed: 791, stars: 60 }, (p) => {
    const cells = (y: number, widths: readonly number[], ink: string): string => {
      let x = 190;
      return path(
        widths
          .map((count) => {
            const word = row(count, x, 30, (cx) => box(cx, y, 24, 38));
            x += (count + 1) * 30;
            return word;
          })
          .join(''),
        ink,
      );
    };
    return [
      ridge(700, 90, p.mid, { seed: 6, step: 140 }),
      line('M330-10V130M870-10V130', p.ink, 16),
      path('M150 120h900q20 0 20 20v420q0 20-20 20H150q-20 0-20-20V140q0-20 20-20z', p.ink) + path('M154 136h892v54H154z', '#211d5c'),
      path('M190 152h120v22H190zM460 152h90v22h-90zM820 152h150v22H820z', '#a79fd8'),
      cells(216, [4, 8, 3, 7], '#ffd58a') + cells(284, [4, 6, 5, 7], '#ffd58a'),
      path('M154 340h892v62H154z', '#f2654e') + cells(352, [4, 9, 2, 7], '#fff6e4'),
      cells(420, [4, 7, 4, 7], '#ffd58a') + cells(488, [4, 5, 6, 7], '#ffd58a'),
      line('M190 371h120', '#211d5c', 10),
      ground(730, p.near, p.lit),
      crowd(
        [
          [330, 770, 170],
          [400, 780, 150],
          [760, 775, 175],
        ],
        '#0d0f34',
      ),
      path('M454 700h60v84h-60z', '#f2654e') + path('M470 672h28v30h-28z', 'none', 'stroke="#f2654e" stroke-width="6"'),
    ];
  });
