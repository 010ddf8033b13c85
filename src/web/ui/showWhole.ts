/** A ref: what is drawn, or begins to be the current one, is scrolled into view as a whole; what is in view stays where it is. */
export const showWhole = (element: Element | null): void => {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};
