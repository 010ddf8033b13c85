import { createAddress } from './location';

it('is where it goes to before the router has arrived, so that two changes in a row keep each other', () => {
  const address = createAddress({ pathname: '/flights/search', search: '?ori=JFK' });
  const went: string[] = [];
  address.attach({ push: (to) => void went.push(to), replace: (to) => void went.push(to), back: () => undefined });
  const add = (part: string): void => {
    const { pathname, search } = address.current();
    address.replace(`${pathname}${search}&${part}`);
  };
  add('compare=A');
  add('stops=0');
  address.arrived({ pathname: '/flights/search', search: '?ori=JFK&compare=A' }, 'REPLACE');
  add('bag=1');
  expect(went.at(-1)).toBe('/flights/search?ori=JFK&compare=A&stops=0&bag=1');
  address.arrived({ pathname: '/faq', search: '' }, 'PUSH');
  expect(address.current().pathname).toBe('/faq');
  address.push('/us-es');
  expect(address.current()).toEqual({ pathname: '/us-es', search: '' });
});
