import { ridge } from '../kit/land';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { cloud } from '../kit/sky';
import { backdrop, sea } from '../kit/stage';
import { H, box, line, n, path, poly, svg } from '../kit/tools';

/** Golden Gate Bridge out of the fog. */
export function sanFrancisco(): string {
  const p = PALETTES.gold;
  const red = '#c8402f';
  const hot = '#f2714a';
  const deep = '#7d2440';
  const deck = 560;
  const tower = (x: number, top: number, w: number, foot: number) => {
    const legs = (dx: number, lw: number, ink: string) =>
      path(box(x - w / 2 + dx, top, lw, foot - top) + box(x + w / 2 - w * 0.24 + dx, top, lw, foot - top), ink);
    const struts = [0.02, 0.2, 0.4, 0.62].map((t) => box(x - w / 2, top + (deck - top) * t, w, w * 0.2)).join('');
    return (
      legs(0, w * 0.24, red) +
      path(struts, red) +
      path([0.02, 0.2, 0.4, 0.62].map((t) => box(x - w / 2, top + (deck - top) * t + w * 0.15, w, w * 0.05)).join(''), deep) +
      legs(0, w * 0.08, deep) +
      legs(w * 0.17, w * 0.07, hot) +
      path(box(x - w * 0.44, top - w * 0.1, w * 0.12, w * 0.12) + box(x + w * 0.32, top - w * 0.1, w * 0.12, w * 0.12), deep) +
      path(
        poly([
          [x - w * 0.7, foot + 6],
          [x - w * 0.62, foot - 40],
          [x + w * 0.62, foot - 40],
          [x + w * 0.7, foot + 6],
        ]),
        deep,
      ) +
      path(
        poly([
          [x + w * 0.3, foot + 6],
          [x + w * 0.3, foot - 40],
          [x + w * 0.62, foot - 40],
          [x + w * 0.7, foot + 6],
        ]),
        red,
      )
    );
  };
  const t1 = 400;
  const t2 = 972;
  const top1 = 196;
  const top2 = 330;
  const cable = (x: number) => {
    if (x < t1) return top1 + Math.pow((t1 - x) / 400, 1.15) * 330;
    if (x > t2) return top2 + ((x - t2) / 230) * 190;
    const t = (x - t1) / (t2 - t1);
    return top1 + (top2 - top1) * t + Math.sin(Math.PI * t) * 265 * (1 - t * 0.25);
  };
  let main = '';
  let hang = '';
  for (let x = 0; x <= 1200; x += 12) main += `${x ? 'L' : 'M'}${x} ${n(cable(x))}`;
  for (let x = 8; x < 1200; x += 17) if (cable(x) < deck - 4) hang += `M${x} ${n(cable(x))}V${deck}`;
  const fog = (x: number, y: number, w: number, seed: number, lit: string, shade: string) =>
    cloud(x, y, w, { lit, shade, seed, tall: 0.16 });
  return svg(
    backdrop(p, {
      x: 690,
      y: 430,
      r: 104,
      seed: 3,
      clouds: 396,
      birds: [
        [250, 170, 13],
        [286, 154, 10],
        [560, 250, 11],
      ],
    }) +
      ridge(590, 70, p.haze, { seed: 5, step: 190 }) +
      path('M1200 420Q1090 440 1020 540T860 640H1200z', '#8a4a5c') +
      path('M1200 420Q1150 428 1112 456Q1150 520 1130 640H1200z', '#a85f5c') +
      sea(p, 622, 690, { spread: 150, seed: 8 }) +
      tower(t2, top2, 46, 640) +
      line(hang, deep, 1.3) +
      line(main, red, 6) +
      line(main, hot, 2, 'transform="translate(0 -2)"') +
      path(box(0, deck, 1200, 16), red) +
      path(box(0, deck, 1200, 4), hot) +
      line(`M0 ${deck + 16}` + Array.from({ length: 40 }, () => 'l15 18l15-18').join(''), deep, 3) +
      path(box(0, deck + 33, 1200, 4), deep) +
      tower(t1, top1, 108, 690) +
      fog(-80, 640, 460, 4, '#ffe6c4', '#f4bb98') +
      fog(520, 646, 380, 9, '#fff0d4', '#f6c9a0') +
      fog(860, 664, 420, 2, '#ffe0b8', '#eeb090') +
      path(`M0 700Q170 640 330 716T620 ${H}H0z`, '#2b234f') +
      path(`M0 742Q150 700 300 756T470 ${H}H0z`, p.ink) +
      hedge(-10, 250, 742, 30, p.ink, 4, H) +
      path('M800 742l70-92v92zM876 742V664l44 78z', '#fff6dc') +
      path('M790 748h140q-8 20-26 22H816q-18-4-26-22z', p.ink) +
      line('M760 784h200', '#d6c3a8', 3, 'stroke-linecap="round"'),
  );
}
