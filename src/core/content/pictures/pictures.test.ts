import { cardOf, pictureNamed, pictureOf } from './pictures';
import { PLACES } from './places';
import { CITY_POSTERS, posterOf } from './posters';

const IDS = [...CITY_POSTERS, ...PLACES];

it.each(IDS)('%s can be had in its own shape and as a card', (id) => {
  expect(pictureNamed(id)).toEqual({ poster: id, width: posterOf(id).width, height: posterOf(id).height });
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
