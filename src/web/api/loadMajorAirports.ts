/** The airports most travelers mean, without asking the server; the chunk is fetched once, a failure is tried again. */
export const loadMajorAirports = () => import(/* webpackChunkName: "airports" */ './majorAirports');
