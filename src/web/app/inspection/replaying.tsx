/**
 * `?replay` (code.30): a recording is chosen before the page is drawn, and the page its machine is on is drawn instead, with a bar
 * that plays it. Its chunk is in no release.
 */
import { createRoot } from 'react-dom/client';
import type { Recording, Run } from '#core/contract/bookings/recordings.schema';
import { addDays } from '#core/domain/values/dates';
import { href } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { movedTo } from '#core/domain/search/trip';
import { answerCalls } from '#web/devtools/replay/calls';
import { createFilm } from '#web/devtools/replay/film';
import { createPlayer } from '#web/devtools/replay/player';
import { fetchRecording } from '#web/devtools/replay/readRecording';
import { runsWith } from '#web/devtools/replay/runs';
import { ReplayBar } from '#web/devtools/replay/ReplayBar';
import { ReplayChooser } from '#web/devtools/replay/ReplayChooser';
import { sampleBooking, sampleFlight, sampleOffers } from '#web/devtools/replay/samples';
import { bookingFound, flightBooked, flightChosen } from '#web/features/booking/store/booking.slice';
import { today } from '#web/platform/clock';
import { adaptActors } from '#web/platform/useActor';
import { RECORDED } from './recorder';
import type { AppStore } from '../store';
import { paramIn } from '#core/domain/values/texts';

interface ReplayPage {
  readonly at: () => string;
  /** What the page shows besides its machine, where the recording does not hold it. */
  readonly prepare: (store: AppStore) => void;
}

const query = () => sampleFlight(today()).query;

/** Where each machine stands; one that is not here cannot be played. */
const PLACES: Readonly<Record<string, ReplayPage>> = {
  search: { at: () => href('home', 'en'), prepare: () => undefined },
  filter: {
    at: () => href('results', 'en', {}, searchParamsOf(movedTo(query(), addDays(today(), 30)))),
    prepare: () => undefined,
  },
  booking: { at: () => href('payment', 'en'), prepare: (store) => store.dispatch(flightChosen(sampleFlight(today()))) },
  cancel: {
    at: () => href('confirmation', 'en'),
    prepare: (store) => store.dispatch(flightBooked({ draftId: sampleBooking(today()).reference })),
  },
  exchange: { at: () => href('changeFlights', 'en'), prepare: (store) => store.dispatch(bookingFound()) },
};

/** Empties the page, asks for a recording and returns the actions for the store; the application is drawn after that. */
export async function startReplaying(root: HTMLElement): Promise<(store: AppStore) => void> {
  root.replaceChildren();
  const address = window.location.href;
  const runs = await chosenRuns();
  const [{ machine }] = runs;
  const place = PLACES[machine];
  if (!place) throw new Error(`${machine} cannot be played`);
  const player = createPlayer(runs, RECORDED);
  adaptActors(player.adapter);
  answerCalls({
    'GET /api/booking': () => sampleBooking(today()),
    'POST /api/booking/exchange-offers': () => ({ offers: sampleOffers(today()) }),
  });
  window.history.replaceState(null, '', place.at());
  createRoot(besides('replay-bar')).render(
    <ReplayBar player={player} film={createFilm(player)} machine={machine} onRestart={() => restart(runs, address)} />,
  );
  return place.prepare;
}

/** Chosen again by itself after a reload: the recording waits in this tab, and is taken away as it is read. */
const KEPT = 'wingfare.replay';

/** Of the machine of the page, and of those that it invoked. */
type Runs = readonly [Run, ...Run[]];

function restart(runs: Runs, address: string): void {
  window.sessionStorage.setItem(KEPT, JSON.stringify(runs));
  window.location.assign(address);
}

function takeKept(): Runs | null {
  const kept = window.sessionStorage.getItem(KEPT);
  window.sessionStorage.removeItem(KEPT);
  // written a moment ago by the function above
  return kept === null ? null : (JSON.parse(kept) as Runs);
}

async function chosenRuns(): Promise<Runs> {
  const kept = takeKept();
  if (kept) return kept;
  const address = paramIn(new URLSearchParams(window.location.search), 'replay');
  const first = address === '' ? null : await fetchRecording(address);
  const recording = first && 'recording' in first ? first.recording : null;
  const [only, ...more] = recording?.runs.filter(({ machine }) => PLACES[machine]) ?? [];
  if (recording && only && more.length === 0) return runsWith(recording, only, RECORDED);
  const place = besides('replay-chooser');
  const chooser = createRoot(place);
  return new Promise((resolve) => {
    const chosen = (run: Run, from: Recording): void => {
      chooser.unmount();
      place.remove();
      resolve(runsWith(from, run, RECORDED));
    };
    chooser.render(<ReplayChooser machines={Object.keys(PLACES)} first={first} onChosen={chosen} />);
  });
}

/** A place of its own next to the page. */
function besides(id: string): HTMLElement {
  const place = document.createElement('div');
  place.id = id;
  document.body.append(place);
  return place;
}
