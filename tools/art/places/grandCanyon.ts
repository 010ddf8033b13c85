import { person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { backdrop } from '../kit/stage';
import { H, disc, line, n, path, svg } from '../kit/tools';

/** Layer on layer down to the river. */
export function grandCanyon(): string {
  const p = PALETTES.sunset;
  const butte = (x: number, top: number, w: number, base: number, body: string, lit: string, stripe: string) => {
    const h = base - top;
    const edge = (s: number, f: number) => `${n(x + s * w * f)}`;
    const out = (s: number) =>
      `L${edge(s, 0.34)} ${n(top + h * 0.16)}L${edge(s, 0.44)} ${n(top + h * 0.22)}L${edge(s, 0.48)} ${n(top + h * 0.42)}L${edge(s, 0.66)} ${n(top + h * 0.52)}L${edge(s, 0.72)} ${n(top + h * 0.72)}L${edge(s, 1)} ${base}`;
    return (
      path(
        `M${edge(-1, 0.3)} ${top}${out(-1)}H${edge(1, 1)}L${edge(1, 0.72)} ${n(top + h * 0.72)}L${edge(1, 0.66)} ${n(top + h * 0.52)}L${edge(1, 0.48)} ${n(top + h * 0.42)}L${edge(1, 0.44)} ${n(top + h * 0.22)}L${edge(1, 0.34)} ${n(top + h * 0.16)}L${edge(1, 0.3)} ${top}z`,
        body,
      ) +
      path(
        `M${edge(1, 0.06)} ${top}H${edge(1, 0.3)}${out(1)}H${edge(1, 0.4)}L${edge(1, 0.3)} ${n(top + h * 0.6)}L${edge(1, 0.14)} ${n(top + h * 0.4)}z`,
        lit,
      ) +
      line(
        `M${edge(-1, 0.34)} ${n(top + h * 0.16)}H${edge(1, 0.34)}M${edge(-1, 0.48)} ${n(top + h * 0.42)}H${edge(1, 0.48)}M${edge(-1, 0.7)} ${n(top + h * 0.66)}H${edge(1, 0.7)}`,
        stripe,
        5,
      )
    );
  };
  return svg(
    backdrop(p, {
      x: 800,
      y: 330,
      r: 118,
      seed: 331,
      birds: [
        [300, 190, 15],
        [338, 172, 11],
        [520, 240, 10],
      ],
    }) +
      path('M0 420H180L200 400H420L440 420H640L660 404H900L920 424H1200V640H0z', '#e8806a') +
      path('M0 452H300L330 440H600L620 460H1200V640H0z', '#cf6468') +
      butte(300, 400, 220, 620, '#b24a66', '#ff9a6a', '#e07a6c') +
      butte(980, 380, 260, 640, '#b24a66', '#ff9a6a', '#e07a6c') +
      butte(640, 350, 250, 660, '#9c3f6c', '#ffa468', '#d9627a') +
      path('M0 560L120 540L180 600L260 610L320 680L460 700L500 800H0z', '#7c3269') +
      path('M0 560L120 540L180 600L260 610L320 680L340 730L200 690L120 640L0 620z', '#9c4470') +
      path('M1200 540L1080 560L1020 620L930 640L880 700L780 720L740 800H1200z', '#7c3269') +
      path('M1200 540L1080 560L1020 620L930 640L880 700L780 720L760 760L900 740L980 690L1080 650L1200 630z', '#f0806a') +
      line('M0 650L120 668L220 720L360 760M1200 680L1060 700L960 750L840 770', '#5a2560', 5) +
      path('M560 800Q600 760 570 730Q540 704 610 680Q660 664 640 650H670Q700 668 650 690Q600 712 640 736Q690 764 700 800z', '#2a8a98') +
      path('M640 800Q660 764 610 734Q580 708 640 684Q680 668 664 650H670Q700 668 650 690Q600 712 640 736Q690 764 700 800z', '#ffd9a0') +
      path('M0 640L90 630L130 690L230 706L270 760L420 776L440 800H0z', '#4a2264') +
      path('M1200 640L1110 650L1060 710L960 730L930 770L800 784L790 800H1200z', '#4a2264') +
      path('M0 640L90 630L130 690L230 706L236 716L120 704L80 646L0 656z', '#c2497a') +
      path(`M0 740L150 730L200 780L330 ${H}H0zM1200 740L1060 736L1000 784L900 ${H}h300z`, p.ink) +
      path(person(110, 730, 76) + person(146, 732, 70), p.ink) +
      line('M90 732L82 690', p.ink, 4) +
      path(`M1090 738q-10-70-4-130l-60-30l62 14l-6-70l16 66l54-50l-44 66q-8 60 0 134z`, p.ink) +
      path(disc(1032, 566, 26) + disc(1084, 506, 30) + disc(1152, 528, 26) + disc(1116, 560, 20), '#2a1750') +
      path(disc(1094, 496, 14) + disc(1160, 520, 12) + disc(1040, 558, 11), '#7c3269'),
  );
}
