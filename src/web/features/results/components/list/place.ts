/** Where a flight stands in the whole list, for who hears it. */
export const place = (first: number, i: number, all: number) => ({
  'aria-setsize': all,
  'aria-posinset': first + i + 1,
});
