/** A ref: what is drawn, or begins to be the current one, is scrolled fully into view; what is in view stays where it is. */
export const showWhole = (element: Element | null): void => {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};
