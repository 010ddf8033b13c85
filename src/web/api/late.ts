/**
 * What of the calls comes when it is first needed; each is fetched once, a failure is tried again. For the application alone: the
 * entry, whose chunks cannot count on its libraries, would have the chunk carry them once more.
 */
export const loadApi = () => import(/* webpackChunkName: "queries" */ './api');
export const loadPlaceLookups = () => import(/* webpackChunkName: "queries" */ './placeLookups');
export const loadFlightsApi = () => import(/* webpackChunkName: "queries" */ './flights.api');
