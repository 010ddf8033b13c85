import { act, render, screen } from '@testing-library/react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useKeptScroll, useListScroll, usePageScroll } from './scroll.hooks';

let top = 0;
beforeEach(() => {
  sessionStorage.clear();
  top = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = (options?: ScrollToOptions | number) => {
    top = typeof options === 'object' ? (options.top ?? 0) : 0;
  };
});

const scroll = (to: number): void => {
  top = to;
  window.dispatchEvent(new Event('scroll'));
};

function Page({ name }: { readonly name: string }) {
  const { putBack } = usePageScroll(false);
  // as the frame does when it has been gone back to
  const arrive = useEffectEvent(putBack);
  useEffect(() => {
    arrive();
  }, [name]);
  return <h1>{name}</h1>;
}

function List() {
  const kept = useKeptScroll();
  useListScroll(kept, 93);
  return (
    <>
      <h1>List of {kept?.shown ?? 50}</h1>
      <button className="btn">Select</button>
      <button className="btn">Select the second</button>
    </>
  );
}

/** Shorter than the page before: the browser scrolls up as it is drawn. */
function Short() {
  useLayoutEffect(() => scroll(300), []);
  return <h1>short</h1>;
}

const ROUTES = [
  { path: '/short', element: <Short /> },
  { path: '/a', element: <Page key="a" name="a" /> },
  { path: '/b', element: <Page key="b" name="b" /> },
  { path: '/list', element: <List /> },
];
const open = (...entries: readonly string[]) => {
  const router = createMemoryRouter(ROUTES, { initialEntries: [...entries] });
  const page = render(<RouterProvider router={router} />);
  return { go: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))), page };
};

it('puts a page back to where one left it, though it was left in the middle of scrolling', async () => {
  const { go } = open('/a');
  scroll(1200);
  await go('/b');
  expect([screen.getByRole('heading').textContent, top]).toEqual(['b', 0]);
  scroll(300);
  await go(-1);
  expect([screen.getByRole('heading').textContent, top]).toEqual(['a', 1200]);
  await go(1);
  expect([screen.getByRole('heading').textContent, top]).toEqual(['b', 300]);
});

it('keeps where one was, not where a shorter page scrolled to', async () => {
  const { go } = open('/list');
  scroll(5000);
  await go('/short');
  expect(top).toBe(300);
  await go(-1);
  expect([screen.getByRole('heading').textContent, top]).toEqual(['List of 93', 5000]);
});

it('puts a list back as long as it was, with the focus on what led away, and begins a new visit at its own place', async () => {
  const { go } = open('/list');
  expect(screen.getByRole('heading')).toHaveTextContent('List of 50');
  scroll(5000);
  screen.getByText('Select the second').click();
  await go('/a');
  scroll(0);
  await go('/list');
  expect(screen.getByRole('heading')).toHaveTextContent('List of 50');
  await go(-1);
  await go(-1);
  expect([screen.getByRole('heading').textContent, top]).toEqual(['List of 93', 5000]);
  expect(screen.getByText('Select the second')).toHaveFocus();
});

it('finds it again in the next document of the tab, and takes a broken memory for none', async () => {
  const first = open('/list');
  scroll(700);
  window.dispatchEvent(new Event('pagehide'));
  first.page.unmount();
  top = 0;
  const second = open('/list');
  expect([screen.getByRole('heading').textContent, top]).toEqual(['List of 93', 700]);
  second.page.unmount();
  sessionStorage.setItem('wf.scroll', '{"a":1}');
  top = 0;
  open('/list');
  expect([screen.getByRole('heading').textContent, top]).toEqual(['List of 50', 0]);
});
