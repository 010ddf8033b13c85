/** Words of passing an address on, in US English. */
export const share = {
  share: 'Share',
  search: 'Share these flights',
  flight: 'Share this flight',
  copy: 'Copy link',
  copied: 'Link copied',
  shared: 'Shared',
  byHand: 'Your browser does not allow copying. Here is the link:',
  link: 'Link to share',
  holds: 'The link holds the search and its filters, nothing about you.',
  holdsFlight: 'The link holds the search and this flight, nothing about you.',
};
