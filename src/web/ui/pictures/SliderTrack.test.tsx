import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SliderTrack } from './SliderTrack';

const WORDS = {
  label: 'Pictures',
  carousel: 'carousel',
  pause: 'Pause',
  play: 'Play',
  show: (n: number): string => `Picture ${String(n)}`,
};
const SLIDES = ['a', 'b', 'c'].map((src) => ({ src, width: 300, height: 200 }));

it('follows a dot that is pressed while a picture turns', async () => {
  const user = userEvent.setup();
  render(<SliderTrack slides={SLIDES} words={WORDS} isStill={false} isDue />);
  const dot = (n: number) => screen.getByRole('button', { name: `Picture ${String(n)}` });
  await user.click(dot(2));
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await user.click(dot(3));
  expect(dot(3)).toHaveAttribute('aria-current', 'true');
});
