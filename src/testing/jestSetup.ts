import '@testing-library/jest-dom';

/** jsdom has no layout: every media query says no unless a test answers otherwise. */
window.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** jsdom does not scroll. */
window.scrollTo = () => undefined;

/** The environment keeps Node's FormData, which takes no form; React makes one when a submit starts a transition. */
const NodeFormData = globalThis.FormData;
globalThis.FormData = class extends NodeFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
};
