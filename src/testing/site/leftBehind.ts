/**
 * What a page leaves behind when it is gone: listeners on the window, the document or a media query, intervals, and calls that it is still
 * subscribed to. Only what the product itself registers counts, as told by the file that calls; libraries look after their own.
 */
import type { AppStore } from '#web/app/store';

/** `type` and place of each listener that was added and not removed yet. */
const listening = new Map<EventTarget, Map<string, string>>();
const intervals = new Map<unknown, string>();
const names = new WeakMap<object, number>();
let lastName = 0;

/** The place in the product that called, null for all others. */
function caller(): string | null {
  // this function, the one that is watched, whoever called that
  const line = new Error().stack?.split('\n')[3] ?? '';
  return /\.test\.tsx?:/.test(line) ? null : (/\/(src\/web\/[^)]+)/.exec(line)?.[1] ?? null);
}

function nameOf(listener: object): number {
  const name = names.get(listener) ?? (lastName += 1);
  names.set(listener, name);
  return name;
}

/** As the browser tells listeners apart. */
const keyOf = (type: string, listener: object, options?: boolean | AddEventListenerOptions): string =>
  `${type} ${nameOf(listener)} ${typeof options === 'object' ? options.capture === true : options === true}`;

const outlivesPages = (target: EventTarget): boolean => target === window || target === document || 'media' in target;

/** Watches what is added through one object: the window has functions of its own, the document those of every target. */
function watch(through: EventTarget): void {
  const { addEventListener, removeEventListener } = through;
  through.addEventListener = function add(this: EventTarget | undefined, type, listener, options): void {
    const target = this ?? window;
    const from = listener && outlivesPages(target) ? caller() : null;
    if (listener && from !== null) {
      const key = keyOf(type, listener, options);
      const own = listening.get(target) ?? new Map<string, string>();
      listening.set(target, own.set(key, `a listener of "${type}", ${from}`));
      if (typeof options === 'object' && options.once === true)
        addEventListener.call(target, type, () => own.delete(key), { once: true, capture: options.capture === true });
    }
    addEventListener.call(target, type, listener, options);
  };
  through.removeEventListener = function remove(this: EventTarget | undefined, type, listener, options): void {
    const target = this ?? window;
    const isCapturing = typeof options === 'object' ? options.capture === true : options === true;
    if (listener) listening.get(target)?.delete(keyOf(type, listener, isCapturing));
    removeEventListener.call(target, type, listener, options);
  };
}
watch(EventTarget.prototype);
watch(window);

const { setInterval: startInterval, clearInterval: endInterval } = window;
window.setInterval = ((...args: Parameters<typeof startInterval>) => {
  const from = caller();
  const id = startInterval(...args);
  if (from !== null) intervals.set(id, `an interval, ${from}`);
  return id;
}) as typeof window.setInterval; // of its two signatures the DOM's
window.clearInterval = (id) => {
  intervals.delete(id);
  endInterval(id);
};

/** What an application leaves to the next one; the places in the product that registered it. */
export const leftBehind = (): readonly string[] => [...[...listening.values()].flatMap((own) => [...own.values()]), ...intervals.values()];

/** Calls that the page is still subscribed to, by the keys of the cache; none before the first call has brought the library. */
export function subscribedCalls({ dispatch }: Pick<AppStore, 'dispatch'>): readonly string[] {
  const asked: unknown = dispatch({ type: 'api/subscriptions/internal_getRTKQSubscriptions' });
  if (typeof asked !== 'object' || asked === null || !('getSubscriptions' in asked)) return [];
  // the answer of the library's middleware
  const { getSubscriptions } = asked as { readonly getSubscriptions: () => ReadonlyMap<string, ReadonlyMap<string, unknown>> };
  // the memory of searches has a subscription of its own of each answer (results.listeners.ts)
  const keptOf = (key: string): number => (key.startsWith('flights(') ? 1 : 0);
  return [...getSubscriptions()].flatMap(([key, by]) => (by.size > keptOf(key) ? [key] : []));
}

/** Before the first page of a test. */
export function forgetLeftBehind(): void {
  listening.clear();
  intervals.clear();
}
