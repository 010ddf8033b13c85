/** The way to `leaving.ts`, which is in no page's first scripts. */
export const loadLeaving = () => import(/* webpackChunkName: "recorder" */ './leaving');
