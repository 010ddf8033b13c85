import { n, path, line, poly, box, svg } from '../kit/tools';
import { sky, sun, cloud, streak, birds } from '../kit/sky';
import { water } from '../kit/land';
import { skyline } from '../kit/town';
import { hedge } from '../kit/plants';
import { INK as ink } from '../kit/palettes';

export function newYork(): string {
  const sx = 560,
    sy = 486,
    deck = 566;
  const tower = (x: number, base: number, w: number, h: number, a: string, b: string, c: string) => {
    // Gothic bridge tower with two pointed arches
    const t = base - h,
      g = (X: number, Y: number, ww: number, hh: number) =>
        `M${n(X)} ${n(Y)}v${n(-hh)}q${n(ww * 0.1)} ${n(-ww * 0.7)} ${n(ww / 2)} ${n(-ww)}q${n(ww * 0.4)} ${n(ww * 0.3)} ${n(ww / 2)} ${n(ww)}v${n(hh)}z`;
    const pier = `${box(x - w / 2, t, w, h)}${g(x - w * 0.36, base - h * 0.34, w * 0.25, h * 0.3)}${g(x + w * 0.11, base - h * 0.34, w * 0.25, h * 0.3)}`;
    return (
      path(pier, a, 'fill-rule="evenodd"') +
      path(box(x + w * 0.36, t, w * 0.14, h) + box(x - w * 0.11, t, w * 0.05, h * 0.7), b) +
      path(
        box(x - w * 0.57, t - 12, w * 1.14, 16) + box(x - w * 0.53, t + 20, w * 1.06, 7) + box(x - w * 0.55, base - h * 0.33, w * 1.1, 10),
        c,
      ) +
      path(
        poly([
          [x - w * 0.6, base - 58],
          [x + w * 0.6, base - 58],
          [x + w * 0.68, base + 6],
          [x - w * 0.68, base + 6],
        ]),
        a,
      ) +
      path(
        poly([
          [x + w * 0.42, base - 58],
          [x + w * 0.6, base - 58],
          [x + w * 0.68, base + 6],
          [x + w * 0.46, base + 6],
        ]),
        b,
      )
    );
  };
  const tx = 300,
    tt = 262,
    x2 = 1290;
  let hang = '',
    stays = '';
  const cable = (x: number) =>
    x < tx ? tt + Math.pow((tx - x) / 300, 1.25) * 250 : tt + 268 * (1 - Math.pow((2 * (x - (tx + x2) / 2)) / (x2 - tx), 2));
  let main = '';
  for (let x = -10; x <= 1220; x += 14) main += `${x < -9 ? 'M' : 'L'}${x} ${n(cable(x))}`;
  for (let x = 6; x < 1210; x += 15) if (Math.abs(x - tx) > 60 && cable(x) < deck - 6) hang += `M${x} ${n(cable(x))}V${deck}`;
  for (let k = 1; k <= 11; k++)
    stays += `M${tx + 52} ${tt + 6}L${tx + 52 + k * 30} ${deck}M${tx - 52} ${tt + 6}L${tx - 52 - k * 22} ${deck}`;
  return svg(
    sky({ x: sx, y: sy, stops: ['#152a5e', '#1f4f7d', '#3f8290', '#a7a88f', '#f4b67d', '#ffd08f', '#ffe8b4'] }) +
      sun(sx, sy, 96, '#fff3d4') +
      streak(700, 96, 380, '#2c6689', 16) +
      streak(60, 150, 240, '#2c6689', 12) +
      streak(930, 236, 250, '#7fa292', 12) +
      streak(420, 226, 210, '#9aa790', 10) +
      cloud(860, 400, 330, { lit: '#ffe0a6', shade: '#e8b283', seed: 8, tall: 0.22, sunSide: -1 }) +
      cloud(-70, 420, 300, { lit: '#c9b592', shade: '#9aa08f', seed: 2, tall: 0.22 }) +
      skyline({
        y: 600,
        min: 60,
        max: 150,
        step: 44,
        ink: '#d99a78',
        seed: 9,
        shape: (x) => 0.7 + 0.5 * Math.exp(-Math.pow((x - 640) / 330, 2)),
      }) +
      skyline({
        y: 606,
        min: 70,
        max: 190,
        step: 50,
        ink: '#a5646f',
        win: '#ffd792',
        seed: 44,
        lit: 0.16,
        shape: (x) => 0.55 + 0.6 * Math.exp(-Math.pow((x - 720) / 300, 2)),
      }) +
      // Empire State, Chrysler, One World Trade
      path(
        box(618, 372, 76, 240) +
          box(628, 344, 56, 32) +
          box(638, 318, 36, 30) +
          box(647, 300, 18, 22) +
          'M652 300l2-26h4l2 26z' +
          box(655, 222, 2.6, 56),
        '#5b3a66',
      ) +
      path(box(664, 372, 30, 240) + box(664, 344, 20, 32) + box(660, 318, 14, 30), '#7c4a6c') +
      line('M632 384v220M644 352v252M656 322v282M670 352v252M682 384v220', '#e8a27a', 2, 'stroke-dasharray="5 6"') +
      path(box(806, 410, 58, 200) + box(813, 378, 44, 34) + 'M813 380q0-64 22-96q22 32 22 96z' + box(834, 216, 2.4, 74), '#6a4068') +
      path('M835 284q22 32 22 96h-22z' + box(835, 378, 22, 34) + box(840, 410, 24, 200), '#8f5470') +
      line('M819 378q2-34 16-56q14 22 16 56M825 378q1-24 10-40q9 16 10 40', '#ffd08f', 3) +
      line('M818 424v184M830 424v184M846 424v184M856 424v184', '#ffcf94', 1.8, 'stroke-dasharray="4 7"') +
      path('M1020 612V352l14-44h34l14 44v260z', '#4e3565') +
      path('M1051 308h17l14 44v260h-42z', '#8a536f') +
      path('M1034 308l17 304h-31V352z', '#6a4168') +
      path(box(1049.6, 226, 2.8, 84), '#4e3565') +
      skyline({ y: 612, min: 40, max: 112, step: 56, ink: '#46305f', win: '#ffc67f', seed: 73, lit: 0.24 }) +
      path('M0 580h1200v40H0z', '#2a2351') +
      hedge(-10, 1210, 606, 22, '#2a2351', 4, 620) +
      water({ y: 616, ink: '#2c5a78', dark: '#1d3f66', light: '#5d8f96', glint: '#ffd795', sunX: sx, spread: 110, seed: 11 }) +
      // Brooklyn Bridge
      line(stays, '#33264f', 1.1) +
      line(hang, '#33264f', 1.4) +
      line(main, '#1b1742', 6) +
      line(main, '#ffb27c', 1.6, 'transform="translate(0 -3)"') +
      path(`M-10 ${deck}h1230v15H-10z`, '#1b1742') +
      path(`M-10 ${deck - 3}h1230v4H-10z`, ink.coral) +
      line(`M-10 ${deck + 15}l24 14l24-14`.concat(Array.from({ length: 26 }, () => 'l24 14l24-14').join('')), '#1b1742', 3) +
      path(`M-10 ${deck + 27}h1230v4H-10z`, '#1b1742') +
      tower(tx, 668, 124, 420, '#3a2450', '#b8604f', '#e98a5f') +
      // ferry
      path('M700 730h230q22 0 40-12q-4 34-34 40H730q-22-4-30-28z', '#12123a') +
      path('M716 730v-22h206v22z', '#ff9a3d') +
      path('M740 708v-18h150v18z', '#ffb45e') +
      path('M728 714h182v8H728zM752 695h126v7H752z', '#12123a') +
      path('M800 690v-22h22v22zM846 676h34v14h-34z', '#d9562f') +
      path('M700 730h230q22 0 40-12l-1 5q-20 13-40 13H702z', ink.cream) +
      line('M684 766h300M720 776h180', '#a9c3b4', 3, 'stroke-linecap="round"') +
      birds(
        [
          [470, 300, 12],
          [500, 286, 9],
          [760, 176, 12],
        ],
        '#17244f',
      ),
  );
}
