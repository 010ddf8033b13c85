/** The first 24 faults, drawn from the product's code before looking at its tests. */
import type { SownFault } from './fault';

const FEATURES = 'src/web/features';

export const FIRST: readonly SownFault[] = [
  {
    name: 'quote-of-before',
    kind: 'hand-out',
    file: `${FEATURES}/booking/manage/cancel.machine.ts`,
    search: `? { failure: answer.failure, quote: answer.quote ?? context.quote } :`,
    replacement: `? { failure: answer.failure, quote: context.quote } :`,
    says: 'When the terms of a cancellation changed, the traveler is asked again with the refund of before.',
  },
  {
    name: 'unknown-code-forgotten',
    kind: 'order',
    file: `${FEATURES}/search/search.machine.ts`,
    search: `actions: ['markFaults', { type: 'adoptPlaces', params: ({ event }) => ({ found: event.output }) }],`,
    replacement: `actions: [{ type: 'adoptPlaces', params: ({ event }) => ({ found: event.output }) }, 'markFaults'],`,
    says: 'A code of no airport is judged before it is known to be none, so that its error is wiped out and the search is sent.',
  },
  {
    name: 'panel-hears-on',
    kind: 'listener',
    file: `${FEATURES}/search/near/NearField.tsx`,
    search: `      document.removeEventListener('focusin', left);\n`,
    replacement: '',
    says: 'A closed panel of airports nearby goes on hearing where the focus is, once more for each time it is drawn.',
  },
  {
    name: 'day-of-new-york',
    kind: 'today',
    file: 'src/web/platform/clock.ts',
    search: `export const today = (): IsoDate => dateAt(new Date(), zoneHere());`,
    replacement: `export const today = (): IsoDate => dateAt(new Date(), 'America/New_York');`,
    says: 'Everybody has the day of New York: late in the evening the form of Hawaii refuses a flight of tonight.',
  },
  {
    name: 'options-of-arrival',
    kind: 'stale closure',
    file: `${FEATURES}/results/results.hooks.ts`,
    search: `  const { send } = actor;
  return {
    chooseSort: (sort: Sort): void => send({ type: 'sort.chosen', sort }),
    chooseExtras: (extras: readonly Extra[]): void => send({ type: 'extras.chosen', extras }),
    /** An option of a filter in or out; of a filter that is on or off it is \`true\`. */
    toggle: (filter: OptionsName, option: FilterOption): void =>
      send({ type: 'filter.chosen', filter, value: toggledOption(actor.getSnapshot().context.criteria, filter, option) }),`,
    replacement: `  const { send } = actor;
  const { criteria } = actor.getSnapshot().context;
  return {
    chooseSort: (sort: Sort): void => send({ type: 'sort.chosen', sort }),
    chooseExtras: (extras: readonly Extra[]): void => send({ type: 'extras.chosen', extras }),
    /** An option of a filter in or out; of a filter that is on or off it is \`true\`. */
    toggle: (filter: OptionsName, option: FilterOption): void =>
      send({ type: 'filter.chosen', filter, value: toggledOption(criteria, filter, option) }),`,
    says: 'A second option of a filter replaces the first, because the page reads the filters as they were when it came.',
  },
  {
    name: 'english-deadline',
    kind: 'language',
    file: `${FEATURES}/booking/manage/instant.hooks.ts`,
    search: `new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {`,
    replacement: `new Intl.DateTimeFormat(LANGUAGE_TAG.en, {`,
    says: 'The Spanish page says until when a change is free with the English name of the day.',
  },
  {
    name: 'within-100-millas',
    kind: 'language',
    file: 'src/core/content/messages/flights/results/results.es.ts',
    search: `'No hay otro aeropuerto a menos de 100 millas.'`,
    replacement: `'No hay otro aeropuerto within 100 millas.'`,
    says: 'A Spanish sentence of the results has an English word in it.',
  },
  {
    name: 'nameless-cross',
    kind: 'name',
    file: `${FEATURES}/shell/components/header/Drawer.tsx`,
    search: `<button className="icon-btn" type="button" aria-label={shell.closeMenu} onClick={onClose}>`,
    replacement: `<button className="icon-btn" type="button" onClick={onClose}>`,
    says: 'The button that closes the menu of phones has no name for a screen reader.',
  },
  {
    name: 'panel-in-flow',
    kind: 'style',
    file: `${FEATURES}/search/near/nearField.css`,
    search: `  position: absolute;
  z-index: 20;
  top: 100%;
  right: 0;
  display: grid;`,
    replacement: `  display: grid;`,
    says: 'The panel of airports nearby pushes the form apart instead of lying over it.',
  },
  {
    name: 'header-scrolls-away',
    kind: 'style',
    file: `${FEATURES}/shell/components/header/header.css`,
    search: `.head--stuck {
  position: sticky;
  animation: head-down var(--mid) var(--ease);
}

@keyframes`,
    replacement: `@keyframes`,
    says: 'The header is no longer at the top of the window after scrolling.',
  },
  {
    name: 'hotels-unlisted',
    kind: 'sitemap',
    file: 'src/core/content/routes/listedRoutes.ts',
    search: `new Set<RouteId>(['siteSearch'])`,
    replacement: `new Set<RouteId>(['siteSearch', 'hotels'])`,
    says: 'Search engines are asked to forget the page of hotels.',
  },
  {
    name: 'corrections-by-browser',
    kind: 'limit key',
    file: 'src/server/bookings/routes/manage.routes.ts',
    search: `isCorrected ? (['mailCorrected', reference] as const)`,
    replacement: `isCorrected ? (['mailCorrected', \`trip \${trip} \${reference}\`] as const)`,
    says: 'Each browser that reads a booking may send its mail to five strangers an hour, instead of all together.',
  },
  {
    name: 'last-day-unsold',
    kind: 'rule',
    file: 'src/core/domain/booking/saleWindow.ts',
    search: `return date > last ? 'beyondWindow' : null;`,
    replacement: `return date >= last ? 'beyondWindow' : null;`,
    says: 'The last day that the calendar offers is refused.',
  },
  {
    name: 'penalty-above-ticket',
    kind: 'money',
    file: 'src/core/domain/booking/cancelRules.ts',
    search: `sum + count * Math.min(refundPenalty, each), 0)`,
    replacement: `sum + count * refundPenalty, 0)`,
    says: 'An infant whose ticket cost less than the penalty loses a part of the refund of its parents.',
  },
  {
    name: 'nonstops-filtered-out',
    kind: 'filter',
    file: 'src/core/domain/filters/filterKinds.ts',
    search: `figure === undefined || (figure >= min && figure <= max)`,
    replacement: `figure !== undefined && figure >= min && figure <= max`,
    says: 'Who sets the longest layover loses the flights without any.',
  },
  {
    name: 'deals-never-read',
    kind: 'wiring',
    file: 'src/server/wiring/openDeals.ts',
    search: `  app.addHook('onListen', async () => board.start());
`,
    replacement: '',
    says: 'A process that starts shows no deals, because it never reads those that are kept.',
  },
  {
    name: 'forms-wait',
    kind: 'wiring',
    file: 'src/server/wiring/openForms.ts',
    search: `createFormEntry({ db, guard: botGuard, onMail });`,
    replacement: `createFormEntry({ db, guard: botGuard, onMail: () => undefined });`,
    says: 'The answer to a form is mailed with the next round of the outbox, not at once.',
  },
  {
    name: 'failed-called-cancelled',
    kind: 'actor',
    file: `${FEATURES}/booking/manage/cancel.hooks.ts`,
    search: `return { outcome: answer.data.cancellation?.state === 'failed' ? 'failed' : 'cancelled' };`,
    replacement: `return { outcome: 'cancelled' };`,
    says: 'A cancellation that the airline refused is shown as done.',
  },
  {
    name: 'known-places-lost',
    kind: 'actor',
    file: `${FEATURES}/search/search.actors.ts`,
    search: `return unknown.length === 0 ? known : { ...known, ...(await askForPlaces(dispatch, unknown)) };`,
    replacement: `return unknown.length === 0 ? known : askForPlaces(dispatch, unknown);`,
    says: 'A link from a great airport to a small one fills in the small one alone.',
  },
  {
    name: 'language-loses-search',
    kind: 'page',
    file: `${FEATURES}/shell/components/header/UtilityLine.tsx`,
    search: `href('home', other) : pathOf(match, other) + query;`,
    replacement: `href('home', other) : pathOf(match, other);`,
    says: 'Whoever changes the language on the results loses the search.',
  },
  {
    name: 'opened-not-remembered',
    kind: 'page',
    file: `${FEATURES}/booking/manage/openBooking.hooks.ts`,
    search: `    dispatch(bookingFound());
    address.push(href('confirmation', locale));`,
    replacement: `    address.push(href('confirmation', locale));`,
    says: 'A booking that was found by its reference leads to a page that says there is none.',
  },
  {
    name: 'repeat-stored-twice',
    kind: 'page',
    file: 'src/web/parts/entryForm.hooks.ts',
    search: `if (sending.current.text !== text) sending.current = { text, key: newId() };`,
    replacement: `sending.current = { text, key: newId() };`,
    says: 'A form that is sent again after a failed answer is stored twice.',
  },
  {
    name: 'search-not-kept',
    kind: 'wiring',
    file: 'src/web/app/slices.ts',
    search: `    remember(before.booking, after.booking, bookingPersisted, stores);
    remember(before.search, after.search, searchPersisted, stores);`,
    replacement: `    remember(before.booking, after.booking, bookingPersisted, stores);`,
    says: 'The form has forgotten the last search when the visitor comes back.',
  },
  {
    name: 'device-not-awaited',
    kind: 'wiring',
    file: 'src/web/tracking/tracking.listeners.ts',
    search: `matcher: isAnyOf(visitBegan, visitorKnown, deviceKnown),`,
    replacement: `matcher: isAnyOf(visitBegan, visitorKnown),`,
    says: 'An early call click is never completed where the device is known after the visitor.',
  },
];
