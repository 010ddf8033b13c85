import { createFilm } from './film';
import type { Player, Playing } from './player';

const frames = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

it('keeps one picture for each event that changed the page, with what was typed, without its scripts and what is next to it', async () => {
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
  const stop = film.subscribe(() => undefined);
  document.body.innerHTML =
    '<h1>Payment</h1><input><div id="replay-bar">Play</div><iframe title="Card"></iframe><script type="text/plain">1</script>';
  const play = async (step: number, heading: string): Promise<void> => {
    at = step;
    const [h1] = document.getElementsByTagName('h1');
    if (h1) h1.textContent = heading;
    tell();
    await frames();
  };
  await play(0, 'Payment');
  // a part that came late belongs to the event before it
  document.body.append(document.createElement('footer'));
  await frames();
  await play(1, 'Payment');
  const [name] = document.getElementsByTagName('input');
  if (name) name.value = 'Ana';
  await play(2, 'Payment failed');
  expect(
    film
      .pictures()
      .map((picture) => [
        picture.at,
        picture.event,
        picture.root.querySelector('footer') !== null,
        picture.root.querySelector('h1')?.textContent,
        picture.root.querySelector('input')?.value,
      ]),
  ).toEqual([
    [0, 'start', true, 'Payment', ''],
    [2, 'event 2', true, 'Payment failed', 'Ana'],
  ]);
  stop();
  expect(film.pictures().map(({ root }) => root.querySelectorAll('script, iframe, #replay-bar').length)).toEqual([0, 0]);
});
