/**
 * Parts of the calls that are loaded when first needed; each is fetched once, a failure is tried again. For the application alone: the
 * entry, whose chunks cannot count on its libraries, would have the chunk carry them once more.
 */
let haveBegun = false;

export const loadApi = () => import(/* webpackChunkName: "queries" */ './api');
export const loadPageCalls = () => import(/* webpackChunkName: "queries" */ './pageCalls');
export const loadPlaceLookups = () => {
  haveBegun = true;
  return import(/* webpackChunkName: "queries" */ './placeLookups');
};
export const loadFlightsApi = () => {
  haveBegun = true;
  return import(/* webpackChunkName: "queries" */ './flights.api');
};

/** Whether the calls are here or on their way, so that one more of them costs no script. */
export const haveCallsBegun = (): boolean => haveBegun;
