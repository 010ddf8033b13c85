import { ridge } from '../kit/land';
import { PALETTES } from '../kit/palettes';
import { saguaro } from '../kit/props';
import { backdrop, mirrored } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, line, path, poly, svg } from '../kit/tools';

/** Saguaros before Camelback Mountain. */
export function phoenix(): string {
  const p = PALETTES.ember;
  return svg(
    mirrored(
      backdrop(p, {
        x: 700,
        y: 452,
        r: 132,
        seed: 5,
        birds: [
          [420, 230, 14],
          [456, 212, 10],
        ],
      }) +
        ridge(566, 70, '#e07a4c', { seed: 8, step: 150, sharp: true, base: 640 }) +
        path(
          'M560 626L640 560L700 552L742 508L776 500L812 470L846 474L880 430L934 404L968 424L1010 420L1046 470L1100 512L1200 560V640z',
          '#a83e46',
        ) +
        path('M934 404L968 424L1010 420L1046 470L1100 512L1200 560V590L1060 536L1004 480L960 470z', '#6e2848') +
        path('M742 508L776 500L812 470L846 474L836 516L790 524zM880 430L934 404L926 470L890 486z', '#e26a48') +
        skyline({
          y: 620,
          min: 20,
          max: 90,
          step: 34,
          ink: '#8f3648',
          win: '#ffd58a',
          seed: 13,
          lit: 0.2,
          from: 180,
          to: 560,
          shape: (x) => 0.5 + 0.7 * Math.exp(-Math.pow((x - 380) / 90, 2)),
        }) +
        path(`M0 616Q300 600 620 616T1200 610V${H}H0z`, '#8a3648') +
        path(`M0 656Q340 628 700 660T1200 648V${H}H0z`, '#6d2a48') +
        path(`M0 716Q300 680 620 716T1200 700V${H}H0z`, '#451c44') +
        line('M420 690h70M640 676h90M780 700h60M250 668h60M900 676h70', '#c8553f', 4, 'stroke-linecap="round"') +
        saguaro(600, 724, 372, '#2a1340', '#ff9a52') +
        saguaro(834, 690, 190, '#3c1846', '#f0703f') +
        saguaro(392, 676, 140, '#4a1d48', '#e8643f') +
        saguaro(1080, 790, 320, '#1d0d34', '#c84a44') +
        saguaro(120, 800, 250, '#1d0d34', '#c84a44') +
        path(`M0 770Q200 736 420 776T800 770T1200 758V${H}H0z`, p.ink) +
        [
          [250, 776],
          [500, 784],
          [730, 782],
          [960, 772],
        ]
          .map(([x = 0, y = 0]) =>
            path(
              Array.from({ length: 7 }, (_, i) =>
                poly([
                  [x - 5, y],
                  [x + 46 * Math.cos(Math.PI * (1.1 + i * 0.133)), y + 50 * Math.sin(Math.PI * (1.1 + i * 0.133))],
                  [x + 5, y],
                ]),
              ).join(''),
              p.ink,
            ),
          )
          .join(''),
    ),
  );
}
