/** The way to `leaving.ts`, which is in no page's first scripts. */
export const loadLeaving = () => import(/* webpackChunkName: "recorder" */ './leaving');

/** For what broke or did not arrive: loads the page again where its build was replaced. */
export const reloadWhereReplaced = (error: unknown): void =>
  void loadLeaving().then(
    ({ reloadIfReplaced }) => reloadIfReplaced(error),
    () => undefined,
  );
