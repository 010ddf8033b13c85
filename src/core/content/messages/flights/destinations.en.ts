/** Words of destination pages that are the same for every city, and of the turning pictures. */
export const destinations = {
  example: 'example',
  priceExample: (price: string): string => `Example: from ${price}`,
  computedOn: (date: string): string => `computed ${date}`,
  months: (city: string): string => `Fares to ${city} by month`,
  monthsNote: 'The lowest fare seen in each month: round trip, one adult, taxes and fees included. Another day of the month can cost more.',
  from: (city: string): string => `From ${city}`,
  guide: (city: string): string => `${city} city guide: weather, neighborhoods and what you need to enter`,
  pictures: {
    label: 'Pictures',
    show: (position: number, count: number): string => `Show picture ${String(position)} of ${String(count)}`,
    carousel: 'carousel',
    pause: 'Pause pictures',
    play: 'Play pictures',
  },
};
