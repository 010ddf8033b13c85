import { letters } from '../kit/lettering';
import { panes, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { palm } from '../kit/plants';
import { skyline } from '../kit/town';
import { H, box, disc, line, path, poly, svg } from '../kit/tools';

/** The lit canopy and the old neon. */
export function fremont(): string {
  const p = PALETTES.neon;
  const vault = (k: number) =>
    `M${600 - 560 * k} ${470 + 330 * k}V${470 - 170 * k}A${560 * k} ${330 * k} 0 0 1 ${600 + 560 * k} ${470 - 170 * k}V${470 + 330 * k}`;
  const dots = [0.94, 0.8, 0.67, 0.55, 0.44, 0.34].flatMap((k, r) =>
    Array.from({ length: 27 }, (_, i) => {
      const a = Math.PI + (Math.PI * (i + 0.5 + (r % 2) * 0.5)) / 28;
      return disc(600 + 560 * k * Math.cos(a), 470 - 170 * k + 330 * k * Math.sin(a), 2.4 + 5 * k);
    }),
  );
  return svg(
    path(`M0 0h1200v${H}H0z`, '#0f0f38') +
      [1.16, 1, 0.86, 0.73, 0.61, 0.5, 0.4, 0.3]
        .map((k, i) =>
          path(`${vault(k)}z`, ['#1f1858', '#2f1c68', '#45207a', '#6a2680', '#8a2c86', '#b03a82', '#d8467a', '#ff7a66'][i] ?? '#45207a'),
        )
        .join('') +
      path(disc(600, 470, 64), '#ffd79a') +
      path(dots.filter((_, i) => i % 3 === 0).join(''), '#ffd58a') +
      path(dots.filter((_, i) => i % 3 === 1).join(''), '#8ff0e2') +
      path(dots.filter((_, i) => i % 3 === 2).join(''), '#ff9fb0') +
      skyline({ y: 590, min: 20, max: 60, step: 30, ink: '#8a2c60', seed: 12, from: 480, to: 720, base: 640 }) +
      path('M0 250L230 350V640H0zM1200 250L970 350V640h230z', '#191350') +
      path('M230 350L370 420V630H230zM970 350L830 420V630h140z', '#2a1d66') +
      path('M370 420L450 462V620H370zM830 420L750 462V620h80z', '#3a2080') +
      line('M0 270L230 366L370 434L450 474M1200 270L970 366L830 434L750 474', '#ff7a8a', 6) +
      line('M0 290L230 384L370 450', '#8ff0e2', 4, 'stroke-dasharray="4 12"') +
      line('M1200 290L970 384L830 450', '#ffd58a', 4, 'stroke-dasharray="4 12"') +
      panes(250, 460, 110, 60, 3, 1, 22, 44, '#ffce86') +
      panes(842, 460, 110, 60, 3, 1, 22, 44, '#8ff0e2') +
      path(box(20, 560, 180, 70) + box(990, 560, 180, 70), '#ffce86') +
      path(box(246, 560, 110, 66) + box(844, 560, 110, 66), '#ff9fb0') +
      line(
        'M60 560v70M110 560v70M160 560v70M1040 560v70M1090 560v70M1140 560v70M286 560v66M322 560v66M884 560v66M920 560v66',
        '#191350',
        5,
      ) +
      path(
        poly([
          [450, 620],
          [750, 620],
          [1200, H],
          [0, H],
        ]),
        '#2a1d66',
      ) +
      path(
        poly([
          [570, 620],
          [630, 620],
          [760, H],
          [440, H],
        ]),
        '#4a2a84',
      ) +
      path('M0 640V800L450 620H230zM1200 640V800L750 620h220z', '#1d1450') +
      line('M560 650h30M620 668h40M540 700h46M630 730h70M500 760h70', '#ff9fb0', 5, 'stroke-linecap="round"') +
      // the waving cowboy
      path(box(388, 300, 16, 400), '#0d0b2e') +
      path(box(399, 300, 4, 400), '#ff7a66') +
      path('M330 680V520Q336 440 356 410H434Q456 450 458 520V680H424L396 560L366 680z', '#2f5fc0') +
      path('M424 410h10Q456 450 458 520V680H438Q440 520 424 410z', '#8fb8ff') +
      path('M338 420Q396 380 452 420L446 500H344z', '#f2654e') +
      path('M430 408Q446 412 452 420L446 500h-16z', '#ffc48a') +
      path('M444 424Q500 430 516 380L522 290l20-4l4 100Q530 470 450 472z', '#f2654e') +
      path(disc(532, 278, 17), '#ffd9a0') +
      path('M346 424Q300 450 316 540l18 6Q336 480 356 470z', '#c2363a') +
      path(disc(325, 550, 14), '#ffd9a0') +
      path('M366 350Q366 396 396 404Q428 396 428 350z', '#ffd9a0') +
      path('M376 400l20 20l22-20l-4 26h-34z', '#ffd58a') +
      path(
        'M310 350Q340 364 356 346Q356 296 380 300Q396 310 414 300Q438 296 438 346Q456 364 486 346Q470 382 396 382Q330 380 310 350z',
        '#ffce86',
      ) +
      path('M356 340h82v10h-82z', '#8a2c60') +
      line('M384 364h8M406 364h8M386 384q10 8 22-2', '#571f42', 4, 'stroke-linecap="round"') +
      line(
        'M310 350Q340 364 356 346Q356 296 380 300Q396 310 414 300Q438 296 438 346Q456 364 486 346M338 420L344 500H446L452 420M330 680V520M458 680V520M516 380L522 290',
        '#fff8e6',
        3,
        'stroke-dasharray="1 9" stroke-linecap="round"',
      ) +
      path(box(344, 496, 102, 12), '#ffd58a') +
      path(box(720, 330, 130, 150), '#8a2c86') +
      path(box(728, 338, 114, 134), '#191350') +
      line('M724 334h122v142H724z', '#ffd58a', 7, 'stroke-linecap="round" stroke-dasharray="0 14"') +
      letters('SLOTS', 738, 352, 2.4, 1.4, '#8ff0e2') +
      path(box(738, 392, 28, 62) + box(771, 392, 28, 62) + box(804, 392, 28, 62), '#fff3d9') +
      line('M744 404h16l-9 36M777 404h16l-9 36M810 404h16l-9 36', '#e63d5c', 5) +
      path(box(776, 480, 12, 200), '#0d0b2e') +
      path(
        [
          [560, 660, 44],
          [584, 662, 42],
          [640, 668, 48],
          [690, 700, 70],
          [500, 716, 80],
          [616, 752, 96],
          [250, 780, 120],
          [900, 770, 118],
          [950, 780, 124],
        ]
          .map(([x = 0, y = 0, h = 0]) => person(x, y, h))
          .join(''),
        p.ink,
      ) +
      palm(90, 800, 260, p.ink, { lean: 10, size: 1, seed: 4, lit: '#b03a86' }) +
      palm(1110, 800, 280, p.ink, { lean: -12, size: 1, seed: 7, lit: '#b03a86' }),
  );
}
