/** The application's code, evaluated in steps: in one piece it would keep a phone from answering for a quarter of a second. */
import { loadMajorAirports } from '#web/api/loadMajorAirports';
import { nextTask } from '#web/platform/browser/idle';
import type { start } from './start';

/** Each loads its libraries with it; what is loaded later finds the earlier evaluated. */
const STEPS = [
  () => import(/* webpackChunkName: "app" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "app" */ './store'),
  () => import(/* webpackChunkName: "app" */ '#web/features/search/search.machine'),
  () => import(/* webpackChunkName: "app" */ './App'),
] as const;

/** Rejects when a script does not arrive; may be called again. */
export async function loadApp(): Promise<typeof start> {
  for (const step of STEPS) {
    await step();
    // the scripts are here and the line is free: the first letters of a place find their airports
    bringAirports();
    await nextTask();
  }
  return (await import(/* webpackChunkName: "app" */ './start')).start;
}

/** For pages whose HTML holds the search form; without the table the server answers alone. */
function bringAirports(): void {
  if (document.querySelector('[role="combobox"]')) loadMajorAirports().catch(() => undefined);
}
