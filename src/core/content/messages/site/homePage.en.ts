/** Words of the home page alone. */
export const homePage = {
  eyebrow: 'Up to 30% OFF Flights',
  heading: 'The sky, for less',
  lead: 'Search discounted fares worldwide, or call and let a fare expert search for you. Taxes and fees are always in the price.',
  cardsHeading: 'Pick your sunrise',
  cardsLead: 'Five favorites to start from, with the lowest fare seen on sale: round trip, one adult, taxes and fees included.',
  explore: 'Explore by price',
  allDestinations: 'All destinations',
  priceExample: (price: string): string => `Example of a round trip: from ${price}`,
  cardText: {
    paris: 'Morning light on the Seine and a table outside.',
    rome: 'Stone pines, warm evenings, two thousand years in one walk.',
    'new-york': 'Cross the bridge on foot, then look back.',
    'las-vegas': 'Neon until sunrise, desert by breakfast.',
    'los-angeles': 'Palms, a pier and the last sun over the Pacific.',
  },
  whyHeading: 'Why book with us',
  why: [
    { figure: '24/7', unit: '', title: 'A person answers', text: 'Book, change or ask in English or Spanish, at any hour.' },
    {
      figure: '24',
      unit: 'hrs',
      title: 'To change your mind',
      text: 'Our own policy: cancel free within 24 hours when departure is 7 or more days away.',
    },
    { figure: '$0', unit: '', title: 'Hidden fees', text: 'Base fare, taxes and our service fee are shown before you pay.' },
    { figure: '330', unit: 'days', title: 'To plan ahead', text: 'Search any departure from today to 330 days from now.' },
  ],
};
