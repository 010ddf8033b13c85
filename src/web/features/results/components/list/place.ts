/** Where a flight is in the whole list, for screen readers. */
export const place = (first: number, i: number, all: number) => ({
  'aria-setsize': all,
  'aria-posinset': first + i + 1,
});
