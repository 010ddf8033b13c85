import { createFilm } from './film';
import type { Player, Playing } from './player';

const frames = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

it('keeps one picture for each event that changed the page, without its scripts and what stands beside it', async () => {
  let at = 0;
  let tell: () => void = () => undefined;
  const player: Pick<Player, 'now' | 'subscribe'> = {
    now: () => ({ at, event: at === 0 ? null : { type: `event ${String(at)}` } }) as Playing,
    subscribe: (changed) => {
      tell = changed;
      return () => undefined;
    },
  };
  const film = createFilm(player as Player);
  document.body.innerHTML = '<h1>Payment</h1><div id="replay-bar">Play</div><script type="text/plain">1</script>';
  const play = async (step: number, heading: string): Promise<void> => {
    at = step;
    const [h1] = document.getElementsByTagName('h1');
    if (h1) h1.textContent = heading;
    tell();
    await frames();
  };
  await play(0, 'Payment');
  await play(1, 'Payment');
  await play(2, 'Payment failed');
  expect(film.pictures().map((picture) => [picture.at, picture.event, picture.root.querySelector('body')?.innerHTML])).toEqual([
    [0, 'start', '<h1>Payment</h1>'],
    [2, 'event 2', '<h1>Payment failed</h1>'],
  ]);
});
