/** Where airlines say what they take for bags, by their code: pages that are surely theirs; others are named by their site alone. */
export const BAG_PAGES: Readonly<Record<string, string>> = {
  AA: 'https://www.aa.com/i18n/travel-info/baggage/baggage.jsp',
  DL: 'https://www.delta.com/us/en/baggage/overview',
  UA: 'https://www.united.com/en/us/fly/baggage.html',
  F9: 'https://www.flyfrontier.com/travel/travel-info/bag-options/',
  NK: 'https://www.spirit.com/optional-services',
  AC: 'https://www.aircanada.com/ca/en/aco/home/plan/baggage.html',
  BA: 'https://www.britishairways.com/en-us/information/baggage-essentials',
  KL: 'https://www.klm.com/information/baggage',
  LH: 'https://www.lufthansa.com/us/en/baggage-overview',
  EI: 'https://www.aerlingus.com/prepare/bags/',
  FI: 'https://www.icelandair.com/support/baggage/',
  EK: 'https://www.emirates.com/us/english/before-you-fly/baggage/',
  QR: 'https://www.qatarairways.com/en/baggage.html',
  SQ: 'https://www.singaporeair.com/en_UK/us/travel-info/baggage/',
  JL: 'https://www.jal.co.jp/jp/en/inter/baggage/',
  QF: 'https://www.qantas.com/us/en/travel-info/baggage.html',
};
