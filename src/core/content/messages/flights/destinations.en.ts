/** Words of destination pages that are the same for every city, and of the turning pictures. */
export const destinations = {
  example: 'example',
  priceExample: (price: string): string => `Example: from ${price}`,
  computedOn: (date: string): string => `computed ${date}`,
  pictures: {
    label: 'Pictures',
    show: (position: number, count: number): string => `Show picture ${String(position)} of ${String(count)}`,
    carousel: 'carousel',
    pause: 'Pause pictures',
    play: 'Play pictures',
  },
};
