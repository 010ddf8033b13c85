/** In the chunk of the calls, without which results never come: what both use then is there alone. */
export const loadResultsPage = () => import(/* webpackChunkName: "results" */ '#web/pages/results/ResultsPage').then((m) => m.ResultsPage);
