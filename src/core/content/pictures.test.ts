import { cardOf, pictureNamed, pictureOf } from './pictures';
import { POSTERS } from './posters';
import type { PosterId } from './posters';

const IDS = Object.keys(POSTERS) as PosterId[];

it.each(IDS)('%s can be had in its own shape and as a card', (id) => {
  expect(pictureNamed(id)).toEqual({ poster: id, width: POSTERS[id].width, height: POSTERS[id].height });
  expect(pictureNamed(`${id}-card`)).toEqual({ poster: id, width: 1200, height: 630 });
  expect(pictureOf(id).src).toMatch(new RegExp(`^/img/${id}\\?v=[\\w-]{12}$`));
  expect(cardOf(id).src).toMatch(new RegExp(`^/img/${id}-card\\?v=`));
});

it.each(['', 'card', '-card', 'Paris', 'paris-card-card', 'paris.svg', '../paris', 'constructor', '__proto__', 'toString'])(
  'there is no picture %j',
  (name) => {
    expect(pictureNamed(name)).toBeNull();
  },
);
