import { useTrackedAddress } from './trackedAddress.hooks';
import { useVisit } from './visit.hooks';

/** Begins the visit and keeps the tracking code in addresses; shows nothing. Placed once by the app, inside the router. */
export function VisitTracking() {
  useVisit();
  useTrackedAddress();
  return null;
}
