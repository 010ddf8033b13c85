import { panes } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** A titanium shard over the street. */
export const denverArtMuseum = (): string =>
  scene('noon', { x: 300, y: 280, r: 76, seed: 1531, clouds: 300 }, (p) => [
    skyline({ y: 600, min: 60, max: 220, step: 70, ink: '#a9bd9c', seed: 23 }),
    shape(
      [
        [40, 640],
        [60, 330],
        [180, 300],
        [200, 360],
        [330, 340],
        [340, 640],
      ],
      '#7a8f98',
    ),
    panes(80, 370, 220, 230, 5, 5, 10, 26, '#2c5670'),
    shape(
      [
        [340, 640],
        [420, 430],
        [640, 470],
        [980, 250],
        [1120, 300],
        [900, 460],
        [1000, 640],
      ],
      '#8fa0a8',
    ),
    shape(
      [
        [640, 470],
        [980, 250],
        [1120, 300],
        [900, 460],
      ],
      '#dce4e0',
    ),
    shape(
      [
        [420, 430],
        [560, 280],
        [700, 380],
        [640, 470],
      ],
      '#b8c4c8',
    ),
    shape(
      [
        [560, 280],
        [700, 380],
        [640, 470],
      ],
      '#e9eee4',
    ),
    shape(
      [
        [640, 470],
        [900, 460],
        [1000, 640],
        [700, 640],
      ],
      '#6f8490',
    ),
    shape(
      [
        [720, 530],
        [830, 500],
        [850, 560],
        [740, 580],
      ],
      '#2c5670',
    ),
    line('M420 430L640 640M560 280L640 470M980 250L900 460', '#5f7480', 3),
    ground(640, '#c9bfae', '#fff3d9'),
    path('M160 720l40 -60h60l40 60zM200 700h60v40h-60z', '#a8503f'),
    path(box(150, 720, 160, 14), '#7a3a34'),
    crowd(
      [
        [480, 720, 80],
        [520, 724, 74],
        [760, 740, 90],
        [800, 744, 60],
      ],
      p.ink,
    ),
    tree(1100, 760, 220, '#2b6a60', '#8fb86c'),
  ]);
