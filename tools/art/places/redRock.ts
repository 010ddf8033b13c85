import { ridge } from '../kit/land';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { saguaro } from '../kit/props';
import { backdrop, mirrored } from '../kit/stage';
import { H, disc, line, path, poly, svg } from '../kit/tools';

/** Banded red cliffs and yuccas. */
export function redRock(): string {
  const p = PALETTES.noon;
  return svg(
    mirrored(
      backdrop(p, {
        x: 790,
        y: 300,
        r: 96,
        seed: 311,
        clouds: 370,
        birds: [
          [300, 170, 14],
          [336, 154, 11],
        ],
      }) +
        ridge(560, 120, '#b58a8a', { seed: 21, step: 120, sharp: true, base: 660 }) +
        path(
          'M180 640L230 520L268 500L300 400L352 372L390 290L450 262L486 214L560 196L622 232L664 226L712 300L756 330L790 420L850 452L900 540L1020 600V660H180z',
          '#a83e34',
        ) +
        path('M560 196L622 232L664 226L712 300L756 330L790 420L850 452L900 540L1020 600V660H760L720 540L690 430L640 340z', '#f07a48') +
        path('M390 290L450 262L486 214L560 196L640 340L560 330L500 350L430 340z', '#d9a078') +
        path('M560 196L622 232L664 226L712 300L640 340z', '#ffe0b4') +
        path('M300 400L352 372L420 400L500 392L600 420L690 430L700 462L600 452L500 424L400 436L280 440z', '#e0c0a0') +
        path('M690 430L790 420L810 436L702 466z', '#fff0d0') +
        path('M230 520L340 500L460 524L600 510L722 546L730 574L600 540L460 552L330 528L216 548z', '#7a2a38') +
        path('M722 546L900 540L910 560L732 576z', '#c2503c') +
        line(
          'M470 240L450 340M540 210L560 330M400 440L380 520M520 430L540 510M620 460L640 520M300 540L290 640M420 556L430 650M560 550L540 650M660 560L680 650M780 450L800 540M840 470L870 560M760 580L780 650M860 570L890 640',
          '#7a2a38',
          4,
        ) +
        path(`M0 640Q200 610 420 640T860 640T1200 630V${H}H0z`, '#c96a4a') +
        path(`M0 690Q300 650 640 690T1200 680V${H}H0z`, '#a8503f') +
        path(`M520 ${H}Q640 740 560 700Q520 670 640 640H670Q570 672 630 700Q740 742 720 ${H}z`, '#f2c894') +
        path(`M0 750Q300 716 520 760T1200 740V${H}H0z`, '#5a3348') +
        path('M520 800Q600 776 620 748Q700 750 716 800z', '#d9a070') +
        [
          [300, 726, 56],
          [420, 704, 40],
          [820, 716, 50],
          [940, 700, 40],
          [1020, 740, 66],
          [180, 760, 80],
          [760, 770, 60],
        ]
          .map(
            ([x = 0, y = 0, r = 0], i) =>
              path(
                Array.from({ length: 9 }, (_, k) =>
                  poly([
                    [x - 4, y],
                    [x + r * Math.cos(Math.PI * (1.05 + k * 0.1125)), y + r * Math.sin(Math.PI * (1.05 + k * 0.1125))],
                    [x + 4, y],
                  ]),
                ).join(''),
                i % 2 ? '#2f6a60' : '#1f4a58',
              ) +
              (i % 3 === 0
                ? line(`M${x} ${y}v${-r * 1.9}`, '#2f6a60', 4) +
                  path(Array.from({ length: 5 }, (_, k) => disc(x + (k % 2 ? 5 : -5), y - r * (1.3 + k * 0.15), 8 - k)).join(''), '#fff0d0')
                : ''),
          )
          .join('') +
        saguaro(90, 800, 200, p.ink, '#7a9a70') +
        path(`M0 786Q200 760 420 790T1200 776V${H}H0z`, p.ink) +
        hedge(930, 1210, 784, 34, p.ink, 5, H),
    ),
  );
}
